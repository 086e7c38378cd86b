/** Theme of a site, with its fonts and style sheets → what every page holds, loads first and finds beside it. */

import type { Config } from '../../config/config.ts'
import type { Problem } from '../../problem.ts'
import type { ClientAssets } from '../../render/assets.ts'
import { brandCss } from '../../render/brandCss.ts'
import { hashContent } from '../../disk/hashContent.ts'
import { type FontReading, readFonts } from './readFonts.ts'
import { readSiteStyles } from './siteStyles.ts'

export type SiteBrand = {
  /** Inlined in every page; empty where the theme changes nothing. */
  readonly css: string
  /** Name, in the folder of the hashed files, of the sheet that is too large to be inlined. */
  readonly styleFile?: string
  /** Bytes by name in that folder. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Names of the fonts that a page loads first. */
  readonly preloads: readonly string[]
  /** One line for whoever builds; absent for a theme without files. */
  readonly weight?: string
  readonly problems: readonly Problem[]
  /** Absolute paths of the files that it was read from. */
  readonly sources: readonly string[]
}

/** Beyond, a page of the usual 10 KB would be twice as long: the sheet is a file, that browsers keep. */
const mostInlined = 10_000

export async function readBrand(config: Config, reading: FontReading): Promise<SiteBrand> {
  const { theme } = config
  const [fonts, styles] = await Promise.all([
    readFonts(config, reading),
    readSiteStyles(config, reading.siteDir),
  ])
  const isInlined = styles.texts.join('').length <= mostInlined
  const css = brandCss(theme, { faces: fonts.css, styles: isInlined ? styles.texts : [] })
  const sheet = isInlined ? '' : `@layer brand{${styles.texts.join('\n')}}`
  const styleFile = sheet === '' ? undefined : `brand-${hashContent(sheet)}.css`
  const files = new Map([
    ...fonts.files,
    ...(styleFile === undefined ? [] : [[styleFile, Buffer.from(sheet)] as const]),
  ])
  const weight = describeWeight({ css, styleFile, files, fonts })
  return {
    css,
    files,
    preloads: fonts.preloads,
    problems: [...fonts.problems, ...styles.problems],
    sources: [...fonts.sources, ...styles.sources],
    ...(styleFile !== undefined && { styleFile }),
    ...(weight !== undefined && { weight }),
  }
}

type Weighed = Pick<SiteBrand, 'css' | 'files'> & {
  readonly styleFile: string | undefined
  readonly fonts: Awaited<ReturnType<typeof readFonts>>
}

function describeWeight({ css, styleFile, files, fonts }: Weighed): string | undefined {
  if (files.size === 0 && css === '') return undefined
  const sumBytes = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + (files.get(name)?.length ?? 0), 0)
  const sheet =
    styleFile === undefined ? '' : `, ${kilobytes(sumBytes([styleFile]))} in a style sheet`
  const count = fonts.files.size
  const cut = fonts.areSubset ? '' : '; whole: the package “subset-font” would cut them down'
  const told =
    count === 0
      ? ''
      : `, ${kilobytes(sumBytes(fonts.files.keys()))} of fonts (${count} file${count === 1 ? '' : 's'}, ${kilobytes(sumBytes(fonts.preloads))} loaded first${cut})`
  return `theme: ${kilobytes(Buffer.byteLength(css))} in each page${sheet}${told}`
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Inlined with ours, so that the policy has one hash for both. */
export const withBrand = (
  assets: ClientAssets,
  { css, styleFile, preloads }: SiteBrand,
): ClientAssets => ({
  ...assets,
  ...(css !== '' && { criticalCss: assets.criticalCss + css }),
  ...(styleFile !== undefined && { styleFile }),
  ...(preloads.length > 0 && { preloads }),
})
