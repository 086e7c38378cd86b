/** Bytes of a font file → what its rules are made of. */

import type { FontFile } from '../../render/fontFace.ts'

export type ReadFont = FontFile & { readonly codePoints: readonly number[] }

/** Throws where they are not those of a font. The library is loaded by sites that have one. */
export async function readFontFile(bytes: Buffer): Promise<ReadFont> {
  const [{ create }, { fromBuffer }] = await Promise.all([
    import('fontkitten'),
    import('@capsizecss/unpack'),
  ])
  const font = create(bytes)
  if (font.isCollection) throw new Error('it is a collection: give one font a file')
  const { xWidthAvg, unitsPerEm, ascent, descent, lineGap } = await fromBuffer(bytes)
  const { wght } = font.variationAxes
  const { usWeightClass = 400, fsSelection } = font['OS/2']
  return {
    weight: wght ? `${wght.min} ${wght.max}` : String(usWeightClass),
    style: fsSelection.italic || font.italicAngle !== 0 ? 'italic' : 'normal',
    averageWidth: xWidthAvg,
    unitsPerEm,
    ascent,
    descent,
    lineGap,
    codePoints: font.characterSet.filter((point) => point >= 0x20 && point < 0xffff),
  }
}

/** `U+20-7e,U+a0`: value of `unicode-range`. */
export function rangesOf(codePoints: readonly number[]): string {
  const ranges: [from: number, to: number][] = []
  for (const point of codePoints.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && point <= last[1] + 1) last[1] = point
    else ranges.push([point, point])
  }
  return ranges
    .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`)
    .join(',')
}
