/** The colour of a site of another tool → a theme whose accent and links are that colour, as near as it can be read. */

import { hexPattern, nearestReadable } from '../../config/contrast.ts'
import { themeColors } from '../../config/themeSchema.ts'
import { readOwn, repositoryOf } from './ownFiles.ts'

/** `undefined` where no colour is known. */
export function themeOf(light: string | undefined, dark = light): object | undefined {
  const modes = [light, dark].map((color, index) => {
    if (color === undefined || !hexPattern.test(color)) return undefined
    const grounds = [themeColors.page, themeColors.surface, themeColors.raised]
    const readable = nearestReadable(
      color.toLowerCase(),
      grounds.map((ground) => ground[index] ?? ''),
      4.5,
    )
    return readable && { accent: readable, link: readable }
  })
  return modes[0] && modes[1] ? { light: modes[0], dark: modes[1] } : undefined
}

/** The first of the custom properties that a style sheet sets to a colour written in hexadecimal. */
export function themeInStyles(
  files: readonly string[],
  property: RegExp,
  site: string,
): object | undefined {
  const styles = files
    .flatMap((file) => readOwn(file, repositoryOf(site)) ?? [])
    .map((text) => text.replace(/\/\*[\s\S]*?\*\//g, ''))
    .join('\n')
  const set = [...styles.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(
    ([, selector = '', body = '']) => {
      const rule = new RegExp(
        String.raw`(?:${property.source})\s*:\s*(#[\da-f]{3}(?:[\da-f]{3})?)\b`,
        'i',
      )
      const color = rule.exec(body)?.[1]
      return color === undefined ? [] : [{ color, isDark: /dark/.test(selector) }]
    },
  )
  const light = set.find(({ isDark }) => !isDark)?.color
  return themeOf(light, set.find(({ isDark }) => isDark)?.color ?? light)
}

/** Material's names of colours. */
export const materialColors: ReadonlyMap<string, string> = new Map([
  ['red', '#ef5552'],
  ['pink', '#e92063'],
  ['purple', '#ab47bd'],
  ['deep purple', '#7e56c2'],
  ['indigo', '#4051b5'],
  ['blue', '#2094f3'],
  ['light blue', '#02a6f2'],
  ['cyan', '#00bdd6'],
  ['teal', '#009485'],
  ['green', '#4cae4f'],
  ['light green', '#8bc34b'],
  ['lime', '#cbdc38'],
  ['yellow', '#ffec3d'],
  ['amber', '#ffc105'],
  ['orange', '#ffa724'],
  ['deep orange', '#ff6e42'],
  ['brown', '#795649'],
])
