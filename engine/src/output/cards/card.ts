/** Facts of a card → what Satori draws: elements as React makes them, without React. */

import type { Config } from '../../config/config.ts'
import { themeColors } from '../../config/themeSchema.ts'

export const cardSize = { width: 1200, height: 630 } as const

export type CardFacts = {
  readonly title: string
  /** Category of the page, or the site's tagline; may be empty. */
  readonly category: string
  readonly siteTitle: string
  /** Direction of the page: the card of one read from the right is mirrored. */
  readonly direction: 'ltr' | 'rtl'
}

export type CardColors = Readonly<Record<'page' | 'strong' | 'soft' | 'accent', string>>

/** Returns the card's colours, in the site's default colour mode. */
export function cardColorsOf({ theme, colorMode }: Config): CardColors {
  const mode = colorMode.default
  const pickColor = (name: keyof CardColors) =>
    theme[mode][name] ?? themeColors[name][mode === 'light' ? 0 : 1]
  return {
    page: pickColor('page'),
    strong: pickColor('strong'),
    soft: pickColor('soft'),
    accent: pickColor('accent'),
  }
}

export type CardElement = {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}

const element = (
  type: string,
  style: Readonly<Record<string, string | number>>,
  rest: Readonly<Record<string, unknown>>,
): CardElement => ({ type, props: { style, ...rest } })

/** `logo`: a `data:` address. */
export function cardElement(
  { title, category, siteTitle, direction }: CardFacts,
  { colors, logo }: { readonly colors: CardColors; readonly logo: string | undefined },
): CardElement {
  const mark = logo === undefined ? [] : [element('img', {}, { src: logo, width: 64, height: 64 })]
  const start = direction === 'rtl' ? 'right' : 'left'
  const site = element('div', { fontSize: 36, fontWeight: 700 }, { children: siteTitle })
  const head = { display: 'flex', alignItems: 'center', gap: 24, color: colors.accent }
  const name = {
    display: 'block',
    lineClamp: 4,
    fontFamily: 'headings, text, usual',
    fontSize: titleSize(title),
    fontWeight: 700,
    lineHeight: 1.12,
    wordBreak: 'break-word',
    textAlign: start,
  }
  const foot = {
    display: 'block',
    lineClamp: 1,
    fontSize: 34,
    color: colors.soft,
    textAlign: start,
  }
  const card = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: '100%',
    height: '100%',
    boxSizing: 'border-box',
    padding: '64px 80px',
    [start === 'right' ? 'borderRight' : 'borderLeft']: `28px solid ${colors.accent}`,
    background: colors.page,
    color: colors.strong,
    fontFamily: 'text, usual',
    ...(direction === 'rtl' && { direction }),
  }
  const dir = direction === 'rtl' ? { dir: direction } : {}
  return element('div', card, {
    children: [
      element('div', head, { ...dir, children: [...mark, site] }),
      element('div', name, { ...dir, children: title }),
      element('div', foot, { ...dir, children: category }),
    ],
  })
}

/** Four lines of it are always in the card. */
function titleSize({ length }: string): number {
  if (length <= 30) return 92
  if (length <= 70) return 76
  return length <= 110 ? 62 : 52
}
