/** Pages → the files of their texts, for excerpts and exact phrases. */
import { comma, concatBytes, type KeptSections } from './keptSections.ts'
import type { IndexPage } from './packPages.ts'

/** A file that is packed when it is asked for. */
export type TextSlice = {
  /** Number of sections. */
  readonly count: number
  /** A `TextPack`: JSON in UTF-8. */
  readonly pack: () => Uint8Array
}

/** A short run has few files to fetch again, and costs a stamp in the index. */
const RUN_PAGES = 32

/** Pages whose files of text have one stamp: see `textStamps`. */
export function textRunsOf(pages: readonly IndexPage[]): (readonly IndexPage[])[] {
  const runs: (readonly IndexPage[])[] = []
  for (let from = 0; from < pages.length; from += RUN_PAGES)
    runs.push(pages.slice(from, from + RUN_PAGES))
  return runs
}

/** In each, what fits in `packLength` UTF-16 units: one section at least. Their JSON is there already: it is copied. */
export function sliceTexts(pages: readonly IndexPage[], packLength: number): TextSlice[] {
  const slices: TextPlace[][] = []
  let length = Infinity
  for (const { sections } of pages)
    sections.textLengths.forEach((textLength, index) => {
      if (length + textLength > packLength) {
        slices.push([])
        length = 0
      }
      slices.at(-1)?.push({ sections, index })
      length += textLength
    })
  return slices.map((places) => ({ count: places.length, pack: () => packTexts(places) }))
}

type TextPlace = { readonly sections: KeptSections; readonly index: number }

function packTexts(places: readonly TextPlace[]): Uint8Array {
  const texts = places.map(({ sections, index }) => {
    const from = index === 0 ? 0 : (sections.textEnds[index - 1] ?? 0) + comma.length
    return sections.texts.subarray(from, sections.textEnds[index])
  })
  const separated = texts.flatMap((text, index) => (index === 0 ? [text] : [comma, text]))
  return concatBytes([opening, ...separated, closing])
}

const encoder = new TextEncoder()
const opening = encoder.encode('{"texts":[')
const closing = encoder.encode(']}')
