/** Fonts that cards are written with: those of the theme where they can be read, then the engine's own. */

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Config } from '../../config/config.ts'
import { charactersOf } from '../../read/brand/fontCharacters.ts'
import { locateFont } from '../../read/brand/readFonts.ts'
import { readFontFile } from '../../read/brand/readFontFile.ts'
import { loadSubsetter } from '../../read/brand/subsetFont.ts'

export type CardFont = {
  readonly name: 'headings' | 'text' | 'usual'
  readonly data: Buffer
  readonly weight: 400 | 700
  readonly style: 'normal'
}

export type CardFonts = {
  readonly fonts: readonly CardFont[]
  readonly has: (character: string) => boolean
}

const bold = 600

export async function readCardFonts(config: Config, siteDir: string): Promise<CardFonts> {
  const own = await Promise.all(
    (['headings', 'text'] as const).map((name) => readThemeFonts(name, config, siteDir)),
  )
  const fonts = [...own.flat(), ...(await usualFonts())]
  const known = new Set(
    (await Promise.all(fonts.map(({ data }) => readFontFile(data)))).flatMap(
      ({ codePoints }) => codePoints,
    ),
  )
  return { fonts, has: (character) => known.has(character.codePointAt(0) ?? 0) }
}

/** Upright ones. WOFF 2 and variable fonts are made plain by `subset-font`: without it, the engine's own do. */
async function readThemeFonts(
  name: 'headings' | 'text',
  config: Config,
  siteDir: string,
): Promise<CardFont[]> {
  const font = config.theme.fonts[name]
  const subset = await loadSubsetter()
  if (typeof font !== 'object' || !subset) return []
  const characters = charactersOf(config.locales.map(({ code }) => code))
  const made = font.files.map(async (file): Promise<CardFont[]> => {
    const place = locateFont(file, siteDir)
    const bytes = place && (await readFile(place).catch(() => undefined))
    if (!bytes) return []
    const { style, weight } = await readFontFile(bytes)
    if (style === 'italic') return []
    const weights = weight.includes(' ') ? ([400, 700] as const) : [usualWeightOf(weight)]
    return Promise.all(
      weights.map(async (each) => ({
        name,
        weight: each,
        style: 'normal' as const,
        data: Buffer.from(
          await subset(bytes, characters, {
            targetFormat: 'sfnt',
            ...(weight.includes(' ') && { variationAxes: { wght: each } }),
          }),
        ),
      })),
    )
  })
  // What is not a font was told with the theme.
  return (await Promise.all(made.map((each) => each.catch(() => [])))).flat()
}

const usualWeightOf = (weight: string): 400 | 700 => (Number(weight) >= bold ? 700 : 400)

/** Copied beside the bundle by `engine/build.mjs`. */
const folder = fileURLToPath(
  new URL(
    process.env.NODE_ENV === 'production' ? '../fonts/' : '../../../dist/fonts/',
    import.meta.url,
  ),
)
const scripts = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const

function usualFonts(): Promise<CardFont[]> {
  return Promise.all(
    scripts.flatMap((script) =>
      ([400, 700] as const).map(async (weight) => ({
        name: 'usual' as const,
        weight,
        style: 'normal' as const,
        data: await readFile(`${folder}inter-${script}-${weight}-normal.woff`),
      })),
    ),
  )
}
