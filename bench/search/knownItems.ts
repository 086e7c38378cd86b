/** Sections → queries whose page is known: what a reader has seen of it, as readers type it. Deterministic. */
import type { SearchDocument } from '../engineInternals.ts'

export type KnownItem = { readonly query: string; readonly page: string }

/** Queries of each kind. */
const PER_KIND = 250
const MIN_WORDS = 2

/** By kind of query; what is indented is made from the section titles. */
export function knownItemsOf(
  documents: readonly SearchDocument[],
): Readonly<Record<string, readonly KnownItem[]>> {
  const random = randomFrom(2025)
  const pick = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, order: random() }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, PER_KIND)
      .map(({ item }) => item)
  const titles = pick(uniqueTitlesOf(documents))
  const sentences = pick(documents.flatMap(sentencesOf))
  const commands = pick(documents.flatMap(commandsOf))
  const titled = (change: (title: string) => string | undefined): KnownItem[] =>
    titles.flatMap(({ query: title, page }) => {
      const query = change(title)
      return query === undefined || query === title ? [] : [{ query, page }]
    })
  return {
    'section title': titles,
    '  in capitals': titled((title) => title.toUpperCase()),
    '  without accents': titled(withoutAccents),
    '  with a typo': titled((title) => withTypo(title, random)),
    '  its last word begun': titled(withoutEnd),
    '  singular for plural': titled(otherNumber),
    '  as a question': titled((title) => `comment faire pour ${title.toLowerCase()} ?`),
    'five words of the text': sentences.map(({ query, page }) => ({
      query: someWords(query, random),
      page,
    })),
    'a sentence, whole': sentences,
    'a command, whole': commands,
  }
}

const readPageRoute = ({ sectionRoute }: SearchDocument): string =>
  sectionRoute.split('#', 1)[0] ?? ''

/** Titles that name one section of one page only. */
function uniqueTitlesOf(documents: readonly SearchDocument[]): KnownItem[] {
  const pages = new Map<string, Set<string>>()
  for (const document of documents) {
    const key = withoutAccents(document.sectionTitle).toLowerCase()
    pages.set(key, (pages.get(key) ?? new Set()).add(readPageRoute(document)))
  }
  return documents
    .filter(
      ({ sectionTitle }) =>
        sectionTitle.split(/\s+/).length >= MIN_WORDS &&
        pages.get(withoutAccents(sectionTitle).toLowerCase())?.size === 1,
    )
    .map((document) => ({ query: document.sectionTitle, page: readPageRoute(document) }))
}

const withoutEnd = (title: string): string | undefined =>
  /\p{L}{6,}$/u.test(title) ? title.slice(0, -3) : undefined

function sentencesOf(document: SearchDocument): KnownItem[] {
  const sentences = document.content.match(/\p{Lu}[^.!?\n]{50,160}[.!?]/gu) ?? []
  return sentences.slice(0, 1).map((query) => ({ query, page: readPageRoute(document) }))
}

function commandsOf(document: SearchDocument): KnownItem[] {
  const lines = document.content
    .split('\n')
    .filter((line) => /^[a-z][\w.-]+ .*(?: --?\w|\/\w+\/|=)/.test(line) && line.length < 120)
  return lines.slice(0, 1).map((query) => ({ query, page: readPageRoute(document) }))
}

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Two letters swapped, one dropped or one doubled, in the longest word. */
function withTypo(text: string, random: () => number): string | undefined {
  const longest = (text.match(/\p{L}{5,}/gu) ?? []).toSorted((a, b) => b.length - a.length)[0]
  if (longest === undefined) return undefined
  const at = 1 + Math.floor(random() * (longest.length - 3))
  const kinds = [
    longest.slice(0, at) + longest[at + 1] + longest[at] + longest.slice(at + 2),
    longest.slice(0, at) + longest.slice(at + 1),
    longest.slice(0, at) + longest[at] + longest.slice(at),
  ]
  return text.replace(longest, kinds[Math.floor(random() * 3)] ?? longest)
}

const otherNumber = (text: string): string =>
  text.replace(/\p{Ll}{4,}(?![\p{L}\p{N}])/gu, (word) => {
    if (word.endsWith('s')) return word.slice(0, -1)
    return /[xz]$|ent$/.test(word) ? word : `${word}s`
  })

function someWords(text: string, random: () => number): string {
  const words = text.match(/[\p{L}\p{N}]{4,}/gu) ?? []
  const kept = words.map((word, at) => ({ word, at, order: random() }))
  return kept
    .toSorted((a, b) => a.order - b.order)
    .slice(0, 5)
    .toSorted((a, b) => a.at - b.at)
    .map(({ word }) => word)
    .join(' ')
}

function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}
