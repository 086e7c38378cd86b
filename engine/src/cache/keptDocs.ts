/**
 * Docs ↔ how they lie in a file of the cache and travel between threads: their articles and sections, which are nearly
 * all of them, as bytes, apart from the rest. Most builds ask for few, and none for all at once.
 */

import type { Doc, Section } from '../content/doc.ts'
import type { BinLayout } from './cacheBins.ts'

export type PackedDocs = {
  readonly facts: readonly DocFacts[]
  /** Two a doc: where its article, in UTF-8, then its sections, JSON in UTF-8, end in the tail. */
  readonly ends: readonly number[]
}

type DocFacts = Omit<Doc, 'html' | 'sections'>

type DocBytes = {
  readonly html: Uint8Array
  readonly sections: Uint8Array
}

/** Bytes that a doc is made of, if it is. */
type OpenedDoc = {
  readonly facts: DocFacts
  readonly bytes: () => DocBytes
}

/** Docs made of bytes, which nothing else tells from others: what is asked of one is read anew each time. */
const opened = new WeakMap<object, OpenedDoc>()

/** `tail` is a memory of its own, that may be handed over. */
export function packDocs(docs: readonly Doc[]): { packed: PackedDocs; tail: Uint8Array } {
  const texts = docs.map(encode).flatMap(({ html, sections }) => [html, sections])
  let end = 0
  const ends = texts.map(({ length }) => (end += length))
  const tail = new Uint8Array(end)
  texts.forEach((text, index) => tail.set(text, ends[index - 1] ?? 0))
  return { packed: { facts: docs.map(readFacts), ends }, tail }
}

export function openDocs({ facts, ends }: PackedDocs, tail: () => Uint8Array): Doc[] {
  const part = (index: number) => tail().subarray(ends[index - 1] ?? 0, ends[index])
  return facts.map((each, index) =>
    openDoc(each, () => ({ html: part(2 * index), sections: part(2 * index + 1) })),
  )
}

/** JSON in UTF-8; not a copy, where the doc is made of bytes. */
export const sectionBytesOf = (doc: Pick<Doc, 'sections'>): Uint8Array =>
  opened.get(doc)?.bytes().sections ?? encodeSections(doc.sections)

export const sectionsIn = (bytes: Uint8Array): readonly Section[] =>
  JSON.parse(decode(bytes)) as readonly Section[]

export const docsLayout: BinLayout<Doc, PackedDocs & { readonly keys: readonly string[] }> = {
  pack: (docs) => {
    const { packed, tail } = packDocs([...docs.values()])
    return { packed: { ...packed, keys: [...docs.keys()] }, tail }
  },
  unpack: ({ keys, ...packed }, tail) =>
    new Map(openDocs(packed, tail).map((doc, index) => [keys[index] ?? '', doc])),
}

const encode = (doc: Doc): DocBytes =>
  opened.get(doc)?.bytes() ?? {
    html: Buffer.from(doc.html),
    sections: encodeSections(doc.sections),
  }

const encodeSections = (sections: readonly Section[]): Uint8Array =>
  Buffer.from(JSON.stringify(sections))

const decode = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString()

/** Returns the facts of a doc, without reading its article and sections if they are not loaded. */
function readFacts(doc: Doc): DocFacts {
  const known = opened.get(doc)?.facts
  if (known) return known
  const { html: _html, sections: _sections, ...facts } = doc
  return facts
}

function openDoc(facts: DocFacts, bytes: () => DocBytes): Doc {
  const doc = {
    ...facts,
    get html() {
      return decode(bytes().html)
    },
    get sections() {
      return sectionsIn(bytes().sections)
    },
  }
  opened.set(doc, { facts, bytes })
  return doc
}
