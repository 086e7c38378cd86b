/** Markdown files → docs, each parsed once per content: what was parsed by an earlier build is kept on disk. */

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Doc } from '../content/doc.ts'
import type { SourceFile } from '../content/parseDoc.ts'
import { hashOf } from './hashOf.ts'
import { createFileParser, type ParsedFile, type ParseSettings } from './parseFiles.ts'
import { manyFiles, parseTogether } from './parseTogether.ts'

export type Parser = {
  /** In the order of `files`. */
  readonly parse: (files: readonly SourceFile[]) => Promise<readonly Doc[]>
  /** Loads what parsing code in these languages needs, so that the next file does not wait for it. */
  readonly prepare: (languages: Iterable<string>) => Promise<void>
  /** Keeps on disk what this build used, and only that. Never throws: a cache that cannot be written is no loss. */
  readonly save: () => Promise<void>
}

export type ParserOptions = {
  /** Absolute; `undefined` to keep nothing. */
  readonly cacheDir: string | undefined
  /** Names whatever decides the result besides the text: the engine's own code and the options. */
  readonly fingerprint: string
  readonly settings: ParseSettings
}

export function createParser({ cacheDir, fingerprint, settings }: ParserOptions): Parser {
  const bins = new Map<string, Promise<Bin>>()
  const used = new Map<string, Map<string, Doc>>()
  const binOf = (name: string) => {
    const bin =
      bins.get(name) ?? readBin(cacheDir && path.join(cacheDir, `${name}.v8`), fingerprint)
    bins.set(name, bin)
    return bin
  }
  const local = createFileParser(settings)
  const keep = (key: string, doc: Doc) => {
    const name = binNameOf(key)
    used.set(name, (used.get(name) ?? new Map<string, Doc>()).set(key, doc))
  }
  /** What the same files gave before they were edited, as far as it has been read. */
  const earlierDocs = async (files: readonly SourceFile[]): Promise<readonly Doc[]> => {
    const wanted = new Set(files.map(({ file }) => file))
    if (wanted.size === 0) return []
    const kept = (await Promise.all(bins.values())).map(({ docs }) => docs)
    // The newest last: one a file is enough.
    const docs = [...kept, ...used.values()].flatMap((each) =>
      [...each.values()].filter(({ file }) => wanted.has(file)),
    )
    return [...new Map(docs.map((doc) => [doc.file, doc])).values()]
  }
  const parse = async (files: readonly SourceFile[]) => {
    const keyed = files.map((file) => ({ file, key: keyOf(file, fingerprint) }))
    const found = await Promise.all(
      keyed.map(async ({ key }) => {
        const name = binNameOf(key)
        return used.get(name)?.get(key) ?? (await binOf(name)).docs.get(key)
      }),
    )
    const unknown = files.filter((_, index) => found[index] === undefined)
    const anew =
      unknown.length < manyFiles
        ? await local.parse(unknown, await earlierDocs(unknown))
        : await parseTogether(unknown, settings)
    const fresh = anew.values()
    return keyed.map(({ file, key }, index) => {
      const { doc, isWhole } = found[index]
        ? { doc: found[index], isWhole: true }
        : nextOf(fresh, file)
      // A doc made of several files is parsed anew each time: its key knows only of one.
      if (isWhole) keep(key, doc)
      return doc
    })
  }
  const save = async () => {
    if (cacheDir === undefined) return
    await mkdir(cacheDir, { recursive: true })
    await Promise.all(
      [...used].map(async ([name, docs]) => {
        const before = await binOf(name)
        const isSame =
          docs.size === before.docs.size && [...docs.keys()].every((key) => before.docs.has(key))
        if (!isSame) await writeBin(path.join(cacheDir, `${name}.v8`), { fingerprint, docs })
      }),
    )
  }
  return { parse, prepare: local.prepare, save: () => save().catch(() => undefined) }
}

function nextOf(parsed: Iterator<ParsedFile>, { file }: SourceFile): ParsedFile {
  const { value, done } = parsed.next()
  if (done) throw new Error(`${file} was not parsed`)
  return value
}

function keyOf({ file, source, text }: SourceFile, fingerprint: string): string {
  return hashOf([fingerprint, file, source, text].join('\0'))
}

/** 256 bins: an edit rewrites one of them. */
const binNameOf = (key: string) => key.slice(0, 2)

type Bin = { readonly fingerprint: string; readonly docs: ReadonlyMap<string, Doc> }

/** A file that is absent, cut short or of another make is an empty one. */
async function readBin(file: string | undefined, fingerprint: string): Promise<Bin> {
  const empty: Bin = { fingerprint, docs: new Map() }
  if (file === undefined) return empty
  try {
    const content = await readFile(file)
    const body = content.subarray(checksumLength)
    if (content.subarray(0, checksumLength).toString('latin1') !== hashOf(body)) return empty
    const bin = deserialize(body) as Bin
    return bin.fingerprint === fingerprint ? bin : empty
  } catch {
    return empty
  }
}

const checksumLength = 16

/** Written aside then renamed: two builds at once leave one whole file or the other. */
async function writeBin(file: string, bin: Bin): Promise<void> {
  const body = serialize(bin)
  const aside = `${file}.${process.pid}`
  await writeFile(aside, Buffer.concat([Buffer.from(hashOf(body), 'latin1'), body]))
  await rename(aside, file)
}
