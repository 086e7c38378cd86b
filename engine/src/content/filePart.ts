/**
 * The text of a file → the part that a page shows of it: a region, or some lines. Pure.
 *
 * Regions are named by comments: `#region name` and `#endregion`, as editors fold them, or `[start:name]` and
 * `[end:name]`. These comments are never shown.
 */

import { nearestOf } from '../nearest.ts'

/** Attributes of a fence; `true` for one without a value. */
export type PartWanted = {
  readonly region?: string | true | undefined
  /** `3`, `3-9` or `3-`: in the region where there is one, else in the file. 1-based. */
  readonly lines?: string | true | undefined
}

export type FilePart =
  | { readonly code: string }
  /** Begins a sentence whose subject is the file. */
  | { readonly problem: string; readonly hint: string }

/** `text` has line feeds alone. */
export function takePart(text: string, wanted: PartWanted): FilePart {
  const [region, lines] = [wanted.region, wanted.lines].map((each) => each?.toString())
  const all = text.replace(/\n+$/, '').split('\n')
  const { regions, marks } = readRegions(all)
  const found = regions.find(({ name }) => name === region)
  if (region !== undefined && !found) return missing(region, regions)
  const inside = all.flatMap((line, index) => {
    const isIn = !found || (index > found.from && index < found.to)
    return isIn ? [{ line, isMark: marks.has(index) }] : []
  })
  // Where a region is asked for, its marks are not counted; in a file, an editor's numbers count them.
  const counted = found ? inside.filter(({ isMark }) => !isMark) : inside
  const range = rangeOf(lines, counted.length)
  if ('problem' in range) return range
  const shown = counted
    .slice(range.first - 1, range.last)
    .flatMap(({ line, isMark }) => (isMark ? [] : [line]))
  const isWhole = region === undefined && lines === undefined
  return { code: withoutEdges(isWhole ? shown : withoutIndent(shown)) }
}

/** Lines of its two comments, from 0. */
type Region = { readonly name: string; readonly from: number; readonly to: number }

const OPENING = String.raw`(?:#|\/\/+|--+|%+|;+|'|REM|::|<!--|\/\*+|\{\s*\/\*|\(\*)`
const CLOSING = String.raw`(?:-->|\*+\/\s*\}?|\*\))?`
const FOLD = new RegExp(
  String.raw`^\s*(?:${OPENING}\s*#?|#)(end ?)?region\b[ \t]*(.*?)\s*${CLOSING}\s*$`,
  'i',
)
const SNIPPET = /\[(start|end):\s*([\w.-]+)\s*\]/

type Mark = { readonly isEnd: boolean; readonly name: string }

function markIn(line: string): Mark | undefined {
  const [fold, end, label = ''] = FOLD.exec(line) ?? []
  if (fold !== undefined) return { isEnd: end !== undefined, name: label.replace(/^"|"$/g, '') }
  const [, side, name = ''] = SNIPPET.exec(line) ?? []
  const isAlone = new RegExp(String.raw`^\s*${OPENING}`, 'i').test(line)
  return side !== undefined && isAlone ? { isEnd: side === 'end', name } : undefined
}

/** Comments that make no pair are text. An end without a name ends the innermost region. */
function readRegions(lines: readonly string[]): {
  readonly regions: readonly Region[]
  readonly marks: ReadonlySet<number>
} {
  const open: Omit<Region, 'to'>[] = []
  const regions: Region[] = []
  lines.forEach((line, index) => {
    const mark = /region|\[(?:start|end):/i.test(line) ? markIn(line) : undefined
    if (!mark) return
    if (!mark.isEnd) return void open.push({ name: mark.name, from: index })
    const at = mark.name === '' ? open.length - 1 : open.findLastIndex(isNamed(mark.name))
    const begun = open[at]
    if (!begun) return
    open.splice(at)
    regions.push({ ...begun, to: index })
  })
  return { regions, marks: new Set(regions.flatMap(({ from, to }) => [from, to])) }
}

const isNamed =
  (name: string) =>
  (region: { readonly name: string }): boolean =>
    region.name === name

function missing(region: string, regions: readonly Region[]): FilePart {
  const names = [...new Set(regions.map(({ name }) => name).filter(Boolean))]
  const near = nearestOf(region, names)
  const known = names.length > 0 ? `Its regions are ${names.join(', ')}.` : undefined
  return {
    problem: `has no region “${region}” that begins and ends`,
    hint: near
      ? `Did you mean “${near}”?`
      : (known ?? `Write “#region ${region}” and “#endregion” around it, in comments.`),
  }
}

type Range = { readonly first: number; readonly last: number }

function rangeOf(
  lines: string | undefined,
  count: number,
): Range | { readonly problem: string; readonly hint: string } {
  if (lines === undefined) return { first: 1, last: count }
  const [typed, from = '', dash, to = ''] = /^(\d+)(-)?(\d*)$/.exec(lines.trim()) ?? []
  const first = Number(from)
  const last = dash === undefined ? first : to === '' ? count : Number(to)
  if (typed === undefined || first < 1 || last < first)
    return {
      problem: `is shown by “lines="${lines}"”, which is no range`,
      hint: 'Write lines="3", lines="3-9", or lines="3-" for all that follow.',
    }
  if (last > count)
    return {
      problem: `has no line ${last}: there are ${count}`,
      hint: 'Give the lines that are there, or name a region: it moves with its text.',
    }
  return { first, last }
}

const withoutEdges = (lines: readonly string[]): string =>
  lines.join('\n').replace(/^(?:[ \t]*\n)+|\s+$/g, '')

/** Removes the indent that all lines share: it is that of the file around them. */
function withoutIndent(lines: readonly string[]): readonly string[] {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0] ?? '')
  const common = indents.reduce((one, other) => {
    let length = 0
    while (length < one.length && one[length] === other[length]) length += 1
    return one.slice(0, length)
  }, indents[0] ?? '')
  return lines.map((line) =>
    line.startsWith(common) ? line.slice(common.length) : line.trimStart(),
  )
}
