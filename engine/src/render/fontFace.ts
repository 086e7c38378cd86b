/** Builds the `@font-face` rules of a font file, and those of its fallback fonts while it loads. */

import type { FontFiles } from '../config/themeSchema.ts'

export type FontFile = {
  /** `400`, or the two ends of a variable font: `200 800`. */
  readonly weight: string
  readonly style: 'normal' | 'italic'
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly unitsPerEm: number
  /** Average width of a letter of text. */
  readonly averageWidth: number
  /** `U+20-7e,…`: only where another file of the family has the same weight and style. */
  readonly ranges?: string
}

export type FallbackKind = NonNullable<FontFiles['fallback']>
export type FontRole = 'text' | 'headings' | 'code'

export const fallbackOf = ({ fallback }: FontFiles, role: FontRole): FallbackKind =>
  fallback ?? (role === 'code' ? 'monospace' : 'sans-serif')

type Reference = {
  /** Fonts of the same widths, as systems call them. */
  readonly names: readonly string[]
  readonly unitsPerEm: number
  readonly averageWidth: number
  readonly boldAverageWidth: number
}

/** Fonts that systems have: Arial and what is as wide, Android's own. Widths are those of @capsizecss/metrics. */
const references: Readonly<Record<FallbackKind, readonly Reference[]>> = {
  'sans-serif': [
    reference(['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'], 913, 983),
    reference(['Roboto'], 911, 926),
  ],
  serif: [reference(['Times New Roman', 'Liberation Serif', 'Tinos', 'Times'], 832, 886)],
  monospace: [reference(['Courier New', 'Liberation Mono', 'Cousine', 'Courier'], 1229, 1229)],
}

function reference(
  names: readonly string[],
  averageWidth: number,
  boldAverageWidth: number,
): Reference {
  return { names, unitsPerEm: 2048, averageWidth, boldAverageWidth }
}

/** Value of `font-family`: the font, what stands in for it, then whatever the system has. */
export function familiesOf(name: string, kind: FallbackKind): string {
  const standIns = references[kind].map((_, index) => quoted(standInName(name, index)))
  return [quoted(name), ...standIns, kind].join(',')
}

const standInName = (name: string, index: number): string =>
  index === 0 ? `${name} stand-in` : `${name} stand-in ${index + 1}`

const quoted = (name: string): string => `'${name}'`

export function faceRule(name: string, file: FontFile, href: string): string {
  const format = href.slice(href.lastIndexOf('.') + 1)
  return rule({
    'font-family': quoted(name),
    src: `url(${href}) format('${formats.get(format) ?? format}')`,
    'font-weight': file.weight,
    ...(file.style === 'italic' && { 'font-style': 'italic' }),
    'font-display': 'swap',
    ...(file.ranges !== undefined && { 'unicode-range': file.ranges }),
  })
}

const formats: ReadonlyMap<string, string> = new Map([
  ['ttf', 'truetype'],
  ['otf', 'opentype'],
])

/** Lines break where they will, and are as high: nothing moves when the font comes. */
export function standInRules(name: string, kind: FallbackKind, files: readonly FontFile[]): string {
  const upright = files.filter(({ style }) => style === 'normal')
  return (upright.length > 0 ? upright : files)
    .flatMap((file) =>
      references[kind].flatMap((known, index) =>
        weightsOf(file.weight).map(([weight, isBold]) =>
          standInRule(standInName(name, index), { file, known, weight, isBold }),
        ),
      ),
    )
    .filter((text, index, all) => all.indexOf(text) === index)
    .join('')
}

type StandIn = {
  readonly file: FontFile
  readonly known: Reference
  readonly weight: string
  readonly isBold: boolean
}

function standInRule(name: string, { file, known, weight, isBold }: StandIn): string {
  const width = isBold ? known.boldAverageWidth : known.averageWidth
  const scale = file.averageWidth / file.unitsPerEm / (width / known.unitsPerEm)
  const share = (units: number) =>
    `${Number(((units / file.unitsPerEm / scale) * 100).toFixed(2))}%`
  const locals = known.names.map((each) => `local('${each}${isBold ? ' Bold' : ''}')`)
  return rule({
    'font-family': quoted(name),
    src: locals.join(','),
    'font-weight': weight,
    'size-adjust': `${Number((scale * 100).toFixed(2))}%`,
    'ascent-override': share(file.ascent),
    'descent-override': share(Math.abs(file.descent)),
    'line-gap-override': share(file.lineGap),
  })
}

const leastBold = 600

/** A variable font stands for both weights that systems have. */
function weightsOf(weight: string): [weight: string, isBold: boolean][] {
  const [least = 400, most = least] = weight.split(' ').map(Number)
  if (least >= leastBold) return [[weight, true]]
  if (most < leastBold) return [[weight, false]]
  return [
    [`${least} ${leastBold - 1}`, false],
    [`${leastBold} ${most}`, true],
  ]
}

const rule = (declarations: Readonly<Record<string, string>>): string =>
  `@font-face{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
