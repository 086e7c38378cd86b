/**
 * Docs ↔ how they lie in a file of the cache: their articles and sections, which are nearly all of them, as bytes that
 * are read when they are asked for. Most builds ask for few.
 */

import type { Doc } from '../content/doc.ts'
import type { BinLayout } from './cacheBins.ts'

export type PackedDocs = {
  /** By key. */
  readonly facts: ReadonlyMap<string, DocFacts>
  /** `DocText` of each, in that order: JSON in UTF-8. */
  readonly texts: readonly Uint8Array[]
}

type DocText = Pick<Doc, 'html' | 'sections'>
type DocFacts = Omit<Doc, keyof DocText>

export const docsLayout: BinLayout<Doc, PackedDocs> = {
  pack: (docs) => ({
    facts: new Map(Array.from(docs, ([key, doc]) => [key, factsOf(doc)])),
    texts: Array.from(docs.values(), ({ html, sections }) =>
      new TextEncoder().encode(JSON.stringify({ html, sections } satisfies DocText)),
    ),
  }),
  unpack: ({ facts, texts }) =>
    new Map(Array.from(facts, ([key, each], index) => [key, openDoc(each, texts[index])])),
}

function factsOf(doc: Doc): DocFacts {
  const { html: _html, sections: _sections, ...facts } = doc
  return facts
}

function openDoc(facts: DocFacts, bytes: Uint8Array | undefined): Doc {
  let known: DocText | undefined
  const text = () => (known ??= JSON.parse(new TextDecoder().decode(bytes)) as DocText)
  return {
    ...facts,
    get html() {
      return text().html
    },
    get sections() {
      return text().sections
    },
  }
}
