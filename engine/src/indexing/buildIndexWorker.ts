/** A worker thread that makes the search indexes it is asked for. */

import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { workerData } from 'node:worker_threads'
import {
  type BuiltFile,
  createWords,
  type FileToBuild,
  filesOfIndex,
  type IndexOptions,
} from '../search/buildIndex.ts'
import {
  type KeptSections,
  type PackedSections,
  packSections,
  unpackSections,
} from '../search/keptSections.ts'
import type { IndexedPage } from '../search/indexedPage.ts'
import { type BinLayout, type CacheBins, createBins } from '../cache/cacheBins.ts'
import { serveTasks } from '../threads/workerThread.ts'
import { hashContent, wholeHashOf } from '../disk/hashContent.ts'
import { sectionsIn } from '../cache/keptDocs.ts'
import { keptSectionsOf, textStampsOf } from './searchDocuments.ts'

/** Makes the first file of an index, which is compressed while the others are made: see `PiecesTask`. */
export type IndexTask = {
  readonly kind: 'index'
  /** Name of the words counted for this index: see `LoadTask`. */
  readonly name: string
  readonly pages: readonly SentPage[]
  readonly options: IndexOptions
}

/** Without its sections when the thread holds those of that name: see `HeldPages`. */
export type SentPage = {
  readonly facts: IndexedPage
  readonly sectionsHash: string | undefined
  /** JSON in UTF-8. */
  readonly sections?: Uint8Array
}

/** Makes the other files of the index of that name, but those that are `known`, which hold what their names say. */
export type PiecesTask = {
  readonly kind: 'pieces'
  readonly name: string
  readonly known: ReadonlySet<string>
}

/** Reads what the last build knew of the pages of these indexes, while it is not known what there is to index. */
export type LoadTask = { readonly kind: 'load'; readonly names: readonly string[] }

/** By index: the `sectionsHash` of every page whose sections the thread holds. */
export type HeldPages = {
  readonly kind: 'held'
  readonly held: ReadonlyMap<string, ReadonlySet<string>>
}

/** One of the messages that the thread is sent. */
export type IndexThreadTask = IndexTask | PiecesTask | LoadTask | SaveTask

export type IndexAnswer = HashedFiles | HeldPages | { readonly kind: 'saved' }

/** Keeps the words of the indexes made, for the next build, and forgets those of indexes without one of these names. */
export type SaveTask = { readonly kind: 'save'; readonly names: readonly string[] }

/** `workerData` of the thread. */
export type WordsCache = {
  /** Absolute; each index has its own folder in it. */
  readonly folder: string
  readonly fingerprint: string
}

/** Each file with the `wholeHashOf` its bytes. */
export type HashedFiles = {
  readonly kind: 'files'
  readonly files: readonly HashedFile[]
  /** Names of files that were not made, as they are known. */
  readonly known: readonly string[]
}
export type HashedFile = BuiltFile & { readonly hash: string }

/** One lexicon for all indexes: their words are much the same. */
const words = createWords()

/** Counting the words of a page is most of an index: of one that has not changed, they are known. */
const pagesLayout: BinLayout<KeptSections, PackedSections> = {
  pack: (pages) => ({ packed: packSections(pages, words.lexicon) }),
  unpack: (packed) => unpackSections(packed, words.lexicon),
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

const opened = new Map<string, CacheBins<KeptSections>>()
const openOnce = (name: string) => {
  const pages = opened.get(name) ?? openPages(name)
  opened.set(name, pages)
  return pages
}

serveTasks(
  async (task: IndexThreadTask): Promise<IndexAnswer> => {
    switch (task.kind) {
      case 'index':
        return index(task)
      case 'pieces':
        return pieces(task)
      case 'load':
        return load(task.names)
      case 'save':
        await save(task.names)
        return { kind: 'saved' }
    }
  },
  (answer) => (answer.kind === 'files' ? answer.files.map(({ bytes }) => bytes.buffer) : []),
)

/** All of it: reading the files as pages ask for them takes as long. */
const load = (names: readonly string[]): HeldPages => ({
  kind: 'held',
  held: new Map(names.map((name) => [name, new Set(openOnce(name).load())])),
})

async function save(names: readonly string[]): Promise<void> {
  await Promise.all(Array.from(opened.values(), (bins) => bins.save()))
  const { folder } = workerData as WordsCache
  const kept = await readdir(folder).catch(() => [])
  for (const name of kept)
    if (!names.includes(name)) await rm(path.join(folder, name), { recursive: true, force: true })
}

const noSections = Buffer.from('[]')

/** Files of each index that remain to be made. */
const begun = new Map<string, readonly FileToBuild[]>()

function index({ name, pages, options }: IndexTask): HashedFiles {
  const kept = openOnce(name)
  const indexed = pages.map(({ facts, sectionsHash, sections: sent = noSections }) => {
    const key = sectionsHash ?? hashContent(sent)
    const sections = kept.get(key) ?? keptSectionsOf(sectionsIn(sent), words.count)
    kept.keep(key, sections)
    return { facts, sections, key }
  })
  const [first, ...others] = filesOfIndex(indexed, {
    ...options,
    words,
    textStampOf: textStampsOf(options),
  })
  begun.set(name, others)
  return { kind: 'files', files: first ? [hashed(first)] : [], known: [] }
}

function pieces({ name, known }: PiecesTask): HashedFiles {
  const files = begun.get(name) ?? []
  begun.delete(name)
  return {
    kind: 'files',
    files: files.filter((file) => !known.has(file.name)).map(hashed),
    known: files.flatMap((file) => (known.has(file.name) ? file.name : [])),
  }
}

function hashed({ name, make }: FileToBuild): HashedFile {
  const bytes = make()
  return { name, bytes, hash: wholeHashOf(bytes) }
}
