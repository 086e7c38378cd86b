/** A corpus → one many times larger, whose vocabulary grows as that of real texts does. Deterministic. */
import type { SearchDocument } from '../engineInternals.ts'

const WORD = /[A-Za-zÀ-ÿ]{5,}/g
/** Share of the words of a copy that become new words. */
const RENEWED_PER_THOUSAND = 150
const SYLLABLES = ['ra', 'mo', 'ti', 'le', 'nu', 'ca', 'pe', 'so', 'vi', 'du']

export function enlarge(documents: readonly SearchDocument[], times: number): SearchDocument[] {
  const copies = Array.from({ length: times }, (_, copy) =>
    documents.map((document) => (copy === 0 ? document : renewed(document, copy))),
  )
  return copies.flat().map((document, index) => ({ ...document, id: index + 1 }))
}

function renewed(document: SearchDocument, copy: number): SearchDocument {
  const renew = (text: string) => text.replace(WORD, (word) => renewedWord(word, copy))
  return {
    ...document,
    pageTitle: renew(document.pageTitle),
    sectionTitle: renew(document.sectionTitle),
    sectionRoute: `/copie-${copy}${document.sectionRoute}`,
    content: renew(document.content),
  }
}

/** The same word of the same copy always becomes the same. */
function renewedWord(word: string, copy: number): string {
  const hash = hashText(`${word.toLowerCase()}#${copy}`)
  if (hash % 1000 >= RENEWED_PER_THOUSAND) return word
  const at = 2 + ((hash >>> 10) % (word.length - 3))
  return word.slice(0, at) + SYLLABLES[(hash >>> 4) % SYLLABLES.length] + word.slice(at)
}

function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
