/** A worker thread that makes the search indexes it is asked for. */

import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { workerData } from 'node:worker_threads'
import type { Section } from '../content/doc.ts'
import { buildIndex, type BuiltIndex, type IndexOptions } from '../search/buildIndex.ts'
import { createWordCounter } from '../search/countWords.ts'
import type { KnownWords } from '../search/indexText.ts'
import {
  keepPage,
  type KeptPage,
  type PackedWords,
  packKept,
  unpackKept,
  wordsOfPage,
} from '../search/keptWords.ts'
import { createLexicon } from '../search/lexicon.ts'
import type { SearchDocument } from '../search/searchDocument.ts'
import { type BinLayout, type CacheBins, createBins } from './cacheBins.ts'
import { serveCrew } from './crewThread.ts'
import { hashOf } from './hashOf.ts'
import { documentsOf, type PageFacts } from './searchDocuments.ts'

export type IndexTask = {
  /** Of the words counted for this index: see `LoadTask`. */
  readonly name: string
  readonly pages: readonly SentPage[]
  readonly options: Omit<IndexOptions, 'known'>
}

/** Without its sections when the thread holds those of that name: see `HeldPages`. */
export type SentPage = {
  readonly facts: PageFacts
  readonly sectionsHash: string | undefined
  readonly sections?: readonly Section[]
}

/** Reads what the last build knew of the pages of these indexes, while it is not known what there is to index. */
export type LoadTask = { readonly load: readonly string[] }

/** By index: the `sectionsHash` of every page whose sections the thread holds. */
export type HeldPages = { readonly held: ReadonlyMap<string, ReadonlySet<string>> }

export type IndexAnswer = HashedIndex | HeldPages | undefined

/** Keeps the words of the indexes made, for the next build, and forgets those of indexes without one of these names. */
export type SaveTask = { readonly save: readonly string[] }

/** `workerData` of the thread. */
export type WordsCache = {
  /** Absolute; each index has its own folder in it. */
  readonly folder: string
  readonly fingerprint: string
}

/** Each file with the `hashOf` its bytes. */
export type HashedIndex = { readonly files: readonly HashedFile[] }
type HashedFile = BuiltIndex['files'][number] & { readonly hash: string }

/** One for all indexes: their words are much the same. */
const lexicon = createLexicon()
const countWords = createWordCounter(lexicon)

/** What is known of a page that has not changed. */
type IndexedPage = {
  /** JSON in UTF-8: read when an index is made, not with the words. */
  readonly sections: Uint8Array
  /** Counting them is most of an index. */
  readonly words: KeptPage
}

type PackedPages = {
  readonly words: PackedWords
  /** By key. */
  readonly sections: ReadonlyMap<string, Uint8Array>
}

const pagesLayout: BinLayout<IndexedPage, PackedPages> = {
  pack: (pages) => ({
    words: packKept(new Map(Array.from(pages, ([key, { words }]) => [key, words])), lexicon),
    sections: new Map(Array.from(pages, ([key, { sections }]) => [key, sections])),
  }),
  unpack: ({ words, sections }) =>
    new Map(
      Array.from(unpackKept(words, lexicon), ([key, each]) => [
        key,
        { words: each, sections: sections.get(key) ?? new Uint8Array() },
      ]),
    ),
}

const openPages = (name: string) => {
  const { folder, fingerprint } = workerData as WordsCache
  return createBins({
    folder: path.join(folder, name),
    fingerprint,
    bins: 16,
    layout: pagesLayout,
  })
}

const opened = new Map<string, CacheBins<IndexedPage>>()
const pagesOf = (name: string) => {
  const pages = opened.get(name) ?? openPages(name)
  opened.set(name, pages)
  return pages
}

serveCrew(
  async (task: IndexTask | LoadTask | SaveTask): Promise<IndexAnswer> => {
    if ('pages' in task) return index(task)
    if ('load' in task) return load(task.load)
    await save(task.save)
    return undefined
  },
  (answer) => (answer && 'files' in answer ? answer.files.map(({ bytes }) => bytes.buffer) : []),
)

/** All of it: reading the files as pages ask for them takes as long. */
const load = (names: readonly string[]): HeldPages => ({
  held: new Map(names.map((name) => [name, new Set(pagesOf(name).load())])),
})

async function save(names: readonly string[]): Promise<void> {
  await Promise.all(Array.from(opened.values(), (bins) => bins.save()))
  const { folder } = workerData as WordsCache
  const kept = await readdir(folder).catch(() => [])
  for (const name of kept)
    if (!names.includes(name)) await rm(path.join(folder, name), { recursive: true, force: true })
}

function index({ name, pages, options }: IndexTask): HashedIndex {
  const kept = pagesOf(name)
  const documents: SearchDocument[] = []
  const wordsFrom = new Map<SearchDocument | undefined, KeptPage>()
  for (const { facts, sectionsHash, sections: sent } of pages) {
    const key = sectionsHash ?? hashOf(JSON.stringify(sent))
    const page = kept.get(key) ?? indexedPage(sent ?? [])
    kept.keep(key, page)
    const sections = sent ?? (JSON.parse(new TextDecoder().decode(page.sections)) as Section[])
    const first = documents.length
    documents.push(...documentsOf(facts, sections, first))
    wordsFrom.set(documents[first], page.words)
  }
  const known: KnownWords = {
    lexicon,
    // Two pages may have one address: their sections are then together.
    wordsOf: (sections) =>
      sections.flatMap((first) => wordsOfPage(wordsFrom.get(first) ?? noWords)),
  }
  const { files } = buildIndex(documents, { ...options, known })
  return { files: files.map((file) => ({ ...file, hash: hashOf(file.bytes) })) }
}

const noWords: KeptPage = new Uint32Array()

const indexedPage = (sections: readonly Section[]): IndexedPage => ({
  sections: new TextEncoder().encode(JSON.stringify(sections)),
  words: keepPage(sections.map(({ content }) => countWords(content))),
})
