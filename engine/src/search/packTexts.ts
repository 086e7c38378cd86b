/** Pages → the files of their texts, for excerpts and exact phrases. */
import { comma, concatBytes } from './keptSections.ts'
import type { IndexPage } from './packPages.ts'

export type PackedTexts = {
  /** A `TextPack`: JSON in UTF-8. */
  readonly bytes: Uint8Array
  /** Of sections. */
  readonly count: number
}

/** Of a `TextRun`. A run that is short has few files to fetch again; each of them costs a name in the index. */
const RUN_PAGES = 32

export function textRunsOf(pages: readonly IndexPage[]): (readonly IndexPage[])[] {
  const runs: (readonly IndexPage[])[] = []
  for (let from = 0; from < pages.length; from += RUN_PAGES)
    runs.push(pages.slice(from, from + RUN_PAGES))
  return runs
}

/** In each, what fits in `packLength` UTF-16 units: one section at least. Their JSON is there already: it is copied. */
export function packTexts(pages: readonly IndexPage[], packLength: number): PackedTexts[] {
  const packs: { parts: Uint8Array[]; count: number }[] = []
  let length = Infinity
  for (const { sections } of pages) {
    const { texts, textEnds, textLengths } = sections
    let from = 0
    textEnds.forEach((to, section) => {
      const textLength = textLengths[section] ?? 0
      if (length + textLength > packLength) {
        packs.push({ parts: [], count: 0 })
        length = 0
      }
      const pack = packs.at(-1)
      if (pack) {
        pack.parts.push(pack.count === 0 ? opening : comma, texts.subarray(from, to))
        pack.count++
      }
      length += textLength
      from = to + comma.length
    })
  }
  return packs.map(({ parts, count }) => ({ bytes: concatBytes([...parts, closing]), count }))
}

const encoder = new TextEncoder()
const opening = encoder.encode('{"texts":[')
const closing = encoder.encode(']}')
