/** Markdown files → docs, each parsed once per content: what was parsed by an earlier build is kept on disk. */

import { existsSync } from 'node:fs'
import type { Doc } from '../content/doc.ts'
import type { SourceFile } from '../content/parseDoc.ts'
import { createBins } from '../cache/cacheBins.ts'
import { hashContents } from '../disk/hashContent.ts'
import { docsLayout } from '../cache/keptDocs.ts'
import type { FileParser, ParsedFile, ParseSettings } from './parseFiles.ts'
import { createBesideParser } from './parseBeside.ts'
import { createTogetherParser } from './parseTogether.ts'

export type Parser = {
  /** So many files are about to come: what parsing them takes may start while they are read. */
  readonly expect: (count: number) => void
  /** In the order of `files`. */
  readonly parse: (files: readonly SourceFile[], how?: ParseHow) => Promise<readonly Doc[]>
  /** Loads what parsing code in these languages needs, so that the next file does not wait for it. */
  readonly prepare: (languages: Iterable<string>) => Promise<void>
  /** Keeps on disk what this build used, and only that. Never throws: a cache that cannot be written is no loss. */
  readonly save: () => Promise<void>
}

export type ParseHow = {
  /** By other threads, however few the files are: this one has something better to do. */
  readonly isAside?: boolean
}

export type ParserOptions = {
  /** Absolute; `undefined` to keep nothing. */
  readonly cacheDir: string | undefined
  /** Names whatever decides the result besides the text: the engine's own code and the options. */
  readonly fingerprint: string
  readonly settings: ParseSettings
  /**
   * Told, once, how many files are read together with the first that is not as the last build left it: long before
   * they are parsed.
   */
  readonly onMiss?: ((files: number) => void) | undefined
  /** Reads articles and sections of the last build on access, which may then throw a `LostTail`. */
  readonly isLazy?: boolean | undefined
}

/** Under this, the threads take longer to start than the files to parse. */
const manyFiles = 120

/** Beyond, what each thread has to load counts for less than having several parse. */
const hugelyManyFiles = 4000

export function createParser({
  cacheDir,
  fingerprint,
  settings,
  onMiss,
  isLazy,
}: ParserOptions): Parser {
  const bins = createBins({ folder: cacheDir, fingerprint, bins: 256, layout: docsLayout, isLazy })
  let loaded: Promise<FileParser> | undefined
  /** Markdown and its grammars are a third of what a command loads: most builds of a large site parse nothing here. */
  const local = () => {
    loaded ??= import('./parseFiles.ts').then(({ createFileParser }) => createFileParser(settings))
    return loaded
  }
  const beside = createBesideParser(settings)
  const together = createTogetherParser(settings)
  const parserOf = (files: number) => (files > hugelyManyFiles ? together : beside)
  let hasMissed = false
  const lastKeys = new Map<string, string>()
  /** While a page is being written, each of its versions is parsed: only the last is of use. */
  const keepLast = (doc: Doc, key: string) => {
    const before = lastKeys.get(doc.file)
    if (before !== undefined && before !== key) bins.forget(before)
    lastKeys.set(doc.file, key)
    bins.keep(key, doc)
  }
  /** Returns earlier versions of the edited files, as far as loaded; one per file is enough. */
  const earlierDocs = (files: readonly SourceFile[]): readonly Doc[] => {
    const wanted = new Set(files.map(({ file }) => file))
    const docs = bins.values().filter(({ file }) => wanted.has(file))
    return [...new Map(docs.map((doc) => [doc.file, doc])).values()]
  }
  const parseHere = async (files: readonly SourceFile[]) =>
    files.length === 0 ? [] : (await local()).parse(files, earlierDocs(files))
  const parseAnew = (files: readonly SourceFile[], isAside: boolean) => {
    if (isAside) return together.parse(files)
    return files.length < manyFiles ? parseHere(files) : parserOf(files.length).parse(files)
  }
  const parse = async (files: readonly SourceFile[], { isAside = false }: ParseHow = {}) => {
    const keyed = files.map((file) => ({ file, key: hashKey(file, fingerprint) }))
    const found = keyed.map(({ key }) => {
      const doc = bins.get(key)
      if (!doc && !hasMissed) {
        hasMissed = true
        onMiss?.(files.length)
      }
      return doc
    })
    const unknown = files.filter((_, index) => found[index] === undefined)
    const anew = await parseAnew(unknown, isAside)
    const fresh = anew.values()
    return keyed.map(({ file, key }, index) => {
      const { doc, isWhole } = found[index]
        ? { doc: found[index], isWhole: true }
        : nextOf(fresh, file)
      // A doc made of several files is parsed anew each time: its key knows only of one.
      if (isWhole) keepLast(doc, key)
      return doc
    })
  }
  return {
    parse,
    expect: (count) => {
      const isFirst = cacheDir === undefined || !existsSync(cacheDir)
      if (isFirst && count >= manyFiles) parserOf(count).start()
    },
    prepare: async (languages) => (await local()).prepare(languages),
    save: () => {
      beside.terminate()
      together.terminate()
      return bins.save()
    },
  }
}

function nextOf(parsed: Iterator<ParsedFile>, { file }: SourceFile): ParsedFile {
  const { value, done } = parsed.next()
  if (done) throw new Error(`${file} was not parsed`)
  return value
}

/** Hashes a file's bytes when they are loaded, so that an unchanged text is not decoded. */
function hashKey(file: SourceFile, fingerprint: string): string {
  return hashContents([
    [fingerprint, file.file, file.source, ''].join('\0'),
    file.bytes ?? file.text,
  ])
}
