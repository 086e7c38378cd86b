/**
 * Docs ↔ how they lie in a file of the cache: their articles and sections, which are nearly all of them, apart from the
 * rest. Most builds ask for few.
 */

import type { Doc } from '../content/doc.ts'
import type { BinLayout } from './cacheBins.ts'

export type PackedDocs = {
  /** By key. */
  readonly facts: ReadonlyMap<string, DocFacts>
  /** In the order of `facts`: where the `DocText` of each, JSON in UTF-8, ends in the tail. */
  readonly ends: readonly number[]
}

type DocText = Pick<Doc, 'html' | 'sections'>
type DocFacts = Omit<Doc, keyof DocText>

export const docsLayout: BinLayout<Doc, PackedDocs> = {
  pack: (docs) => {
    const texts = Array.from(docs.values(), ({ html, sections }) =>
      Buffer.from(JSON.stringify({ html, sections } satisfies DocText)),
    )
    let end = 0
    const packed = {
      facts: new Map(Array.from(docs, ([key, doc]) => [key, factsOf(doc)])),
      ends: texts.map(({ length }) => (end += length)),
    }
    return { packed, tail: Buffer.concat(texts) }
  },
  unpack: ({ facts, ends }, tail) =>
    new Map(
      Array.from(facts, ([key, each], index) => [
        key,
        openDoc(each, () => tail().subarray(index === 0 ? 0 : ends[index - 1], ends[index])),
      ]),
    ),
}

function factsOf(doc: Doc): DocFacts {
  const { html: _html, sections: _sections, ...facts } = doc
  return facts
}

function openDoc(facts: DocFacts, bytes: () => Uint8Array): Doc {
  let known: DocText | undefined
  const text = () => (known ??= JSON.parse(new TextDecoder().decode(bytes())) as DocText)
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
