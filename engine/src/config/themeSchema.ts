/** The look of a site: the colours of each mode, shapes, families, its own style sheets. */

import { z } from 'zod'
import { computeContrast, hexPattern, nearestReadable } from './contrast.ts'

/** The meanings that a site may colour, with our own colours: those of `theme/styles/tokens.css`, `[light, dark]`. */
export const themeColors = {
  page: ['#fbfaf8', '#11151a'],
  surface: ['#f2f1ec', '#181d24'],
  raised: ['#ffffff', '#1f262e'],
  line: ['#dddad2', '#2a323c'],
  text: ['#2c3238', '#cad1d9'],
  strong: ['#12171d', '#f1f3f5'],
  soft: ['#59616a', '#98a3af'],
  link: ['#0a5c66', '#7cc7cc'],
  accent: ['#8c4f04', '#f0b64f'],
} as const

type Meaning = keyof typeof themeColors

/** Colours of text, and the backgrounds under it. */
const written: readonly Meaning[] = ['text', 'strong', 'soft', 'link', 'accent']
const grounds: readonly Meaning[] = ['page', 'surface', 'raised']
/** WCAG AA, text of the usual size. */
const leastContrast = 4.5

const color = z.string().regex(hexPattern, 'expected a colour such as #0a5c66')
const length = z
  .string()
  .regex(/^\d*\.?\d+(?:px|rem|em|ch)$/, 'expected a length such as 4px or 43rem')
const families = z
  .string()
  .regex(/^[^{};<>]+$/, 'expected names of font families, as in `font-family`')

const fontFiles = z.strictObject({
  /** Name that style sheets call it by. */
  family: z.string().regex(/^[\w .-]+$/, 'expected a name of letters, digits and spaces'),
  /** Files, from the folder of the site or from a package that it has installed; weight and style are read in them. */
  files: z
    .array(
      z.string().regex(/\.(?:woff2?|ttf|otf)$/i, 'expected a file .woff2, .woff, .ttf or .otf'),
    )
    .min(1),
  /** Kind of font that stands in for it; by default `monospace` for code, `sans-serif` elsewhere. */
  fallback: z.enum(['sans-serif', 'serif', 'monospace']).optional(),
})

const font = z.union([families, fontFiles])

const colorsSchema = z.strictObject({
  /** Colour of accents: marks, the current page, buttons. */
  accent: color.optional(),
  /** Links in text. */
  link: color.optional(),
  /** The ground of every page. */
  page: color.optional(),
  /** Grounds of bars, code and boxes. */
  surface: color.optional(),
  /** Grounds of what lies over the page: menus, the search box. */
  raised: color.optional(),
  /** Thin lines between parts. */
  line: color.optional(),
  /** Colour of text. */
  text: color.optional(),
  /** Titles and bold text. */
  strong: color.optional(),
  /** Captions, dates, what matters less. */
  soft: color.optional(),
})

const fields = z.strictObject({
  /** Colours of the light mode; those that are not given stay ours. */
  light: colorsSchema.default({}),
  /** Colours of the dark mode; those that are not given stay ours. */
  dark: colorsSchema.default({}),
  /** Radius of corners: `0px` for none. */
  radius: length.optional(),
  /** Longest line of text. */
  measure: length.optional(),
  /** Fonts of text, titles and code: families that systems have, or files of the site. */
  fonts: z
    .strictObject({
      /** Font of text. */
      text: font.optional(),
      /** Titles. */
      headings: font.optional(),
      /** Code. */
      code: font.optional(),
    })
    .default({}),
  /** The two panes of light at the top of wide windows. */
  panes: z.boolean().default(true),
  /** Style sheets of the site, from its folder, in a layer after all others. */
  styles: z.array(z.string().endsWith('.css', 'expected a file that ends with .css')).default([]),
})

export type ThemeConfig = z.output<typeof fields>
export type FontFiles = z.output<typeof fontFiles>

export const themeSchema = fields.superRefine((theme, context) => {
  for (const [index, mode] of (['light', 'dark'] as const).entries()) {
    const chosen = theme[mode]
    const chooseColor = (name: Meaning) => chosen[name] ?? themeColors[name][index] ?? ''
    const hasChosenGround = grounds.some((name) => chosen[name] !== undefined)
    for (const name of written) {
      if (chosen[name] === undefined && !hasChosenGround) continue
      const under = grounds.map(chooseColor)
      const [worst] = grounds.toSorted(
        (a, b) =>
          computeContrast(chooseColor(name), chooseColor(a)) -
          computeContrast(chooseColor(name), chooseColor(b)),
      )
      const contrast = computeContrast(chooseColor(name), chooseColor(worst ?? 'page'))
      if (contrast >= leastContrast) continue
      const near = nearestReadable(chooseColor(name), under, leastContrast)
      context.addIssue({
        code: 'custom',
        path: [mode, chosen[name] === undefined ? (worst ?? 'page') : name],
        message: `\`${name}\` (${chooseColor(name)}) has a contrast of ${contrast.toFixed(2)} on \`${worst}\` (${chooseColor(worst ?? 'page')}); WCAG AA asks for ${leastContrast}`,
        params: {
          hint: near
            ? `The nearest \`${name}\` that passes is ${near}.`
            : `No \`${name}\` passes on these grounds: bring \`page\`, \`surface\` and \`raised\` nearer to each other.`,
        },
      })
    }
  }
})
