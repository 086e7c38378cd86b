/** Sections → the files of their texts, for excerpts and exact phrases. */
import { comma, concatBytes, type KeptSections } from './keptSections.ts'

export type PackedTexts = {
  /** A `TextPack`: JSON in UTF-8. */
  readonly bytes: Uint8Array
  /** Of sections. */
  readonly count: number
}

/** In each, what fits in `packLength` UTF-16 units: one section at least. Their JSON is there already: it is copied. */
export function packTexts(
  pages: readonly Pick<KeptSections, 'texts' | 'textEnds' | 'textLengths'>[],
  packLength: number,
): PackedTexts[] {
  const packs: { parts: Uint8Array[]; count: number }[] = []
  let length = Infinity
  for (const { texts, textEnds, textLengths } of pages) {
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
