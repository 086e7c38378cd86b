/** The theme of a site → the rules that come after ours, in every page. */

import { appId } from '../theme/elementIds.ts'
import { familiesOf, fallbackOf } from './fontFace.ts'
import { themeColors, type ThemeConfig } from '../config/themeSchema.ts'

const tokensOf = { text: '--sans', headings: '--serif', code: '--mono' } as const

type BrandParts = {
  /** `@font-face` rules: they belong to no layer. */
  readonly faces: string
  /** Text of the site's own style sheets, in order. */
  readonly styles: readonly string[]
}

/** Empty for a theme that changes nothing. */
export function brandCss(theme: ThemeConfig, { faces, styles }: BrandParts): string {
  const tokens = [...colorTokens(theme), ...shapeTokens(theme)]
  const rules = [
    ...(theme.panes ? [] : [`#${appId.replace('~', String.raw`\~`)}::before{content:none}`]),
    ...(tokens.length > 0 ? [`:root{${tokens.join(';')}}`] : []),
    // A sheet that ends the element it stands in would be read as HTML.
    ...styles.map((css) => css.replaceAll(/<(?=\/style)/gi, String.raw`\3c `)),
  ]
  return faces + (rules.length > 0 ? `@layer brand{${rules.join('\n')}}` : '')
}

function colorTokens({ light, dark }: ThemeConfig): string[] {
  const names = new Set([...Object.keys(light), ...Object.keys(dark)]) as Set<keyof typeof light>
  return [...names].map((name) => {
    const [usualLight, usualDark] = themeColors[name]
    return `--${name}:light-dark(${light[name] ?? usualLight},${dark[name] ?? usualDark})`
  })
}

function shapeTokens({ radius, measure, fonts }: ThemeConfig): string[] {
  const shapes = { '--radius': radius, '--measure': measure }
  return [
    ...Object.entries(shapes).flatMap(([name, value]) => (value ? [`${name}:${value}`] : [])),
    ...Object.entries(tokensOf).flatMap(([name, token]) => {
      const role = name as keyof typeof tokensOf
      const value = fonts[role]
      if (value === undefined) return []
      const isOfFiles = typeof value === 'object'
      return [`${token}:${isOfFiles ? familiesOf(value.family, fallbackOf(value, role)) : value}`]
    }),
  ]
}
