/** A worker thread that makes the search indexes it is asked for. */

import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { workerData } from 'node:worker_threads'
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
import { createBins } from './cacheBins.ts'
import { serveCrew } from './crewThread.ts'
import { hashOf, hashOfAll } from './hashOf.ts'

export type IndexTask = {
  /** Of the words counted for this index: see `LoadTask`. */
  readonly name: string
  readonly documents: readonly SearchDocument[]
  readonly options: Omit<IndexOptions, 'known'>
}

/** Reads the words that the last build counted for these indexes, while it is not known what there is to index. */
export type LoadTask = { readonly load: readonly string[] }

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

/** Counting the words is most of an index: those of a page that has not changed are known, section by section. */
const openWords = (name: string) => {
  const { folder, fingerprint } = workerData as WordsCache
  const bins = createBins<KeptPage, PackedWords>({
    folder: path.join(folder, name),
    fingerprint,
    bins: 16,
    layout: {
      pack: (pages) => packKept(pages, lexicon),
      unpack: (packed) => unpackKept(packed, lexicon),
    },
  })
  bins.load()
  return bins
}

const opened = new Map<string, ReturnType<typeof openWords>>()
const wordsOf = (name: string) => {
  const words = opened.get(name) ?? openWords(name)
  opened.set(name, words)
  return words
}

serveCrew(
  async (task: IndexTask | LoadTask | SaveTask): Promise<HashedIndex | undefined> => {
    if ('documents' in task) return index(task)
    if ('load' in task) task.load.forEach(wordsOf)
    else await save(task.save)
    return undefined
  },
  (made) => made?.files.map(({ bytes }) => bytes.buffer) ?? [],
)

async function save(names: readonly string[]): Promise<void> {
  await Promise.all(Array.from(opened.values(), (bins) => bins.save()))
  const { folder } = workerData as WordsCache
  const kept = await readdir(folder).catch(() => [])
  for (const name of kept)
    if (!names.includes(name)) await rm(path.join(folder, name), { recursive: true, force: true })
}

function index({ name, documents, options }: IndexTask): HashedIndex {
  const bins = wordsOf(name)
  const known: KnownWords = {
    lexicon,
    wordsOf: (sections) => {
      const key = hashOfAll(sections.map(({ textHash, content }) => `${textHash ?? content}\0`))
      const before = bins.get(key)
      const words = before
        ? wordsOfPage(before)
        : sections.map(({ content }) => countWords(content))
      bins.keep(key, before ?? keepPage(words))
      return words
    },
  }
  const { files } = buildIndex(documents, { ...options, known })
  return { files: files.map((file) => ({ ...file, hash: hashOf(file.bytes) })) }
}
