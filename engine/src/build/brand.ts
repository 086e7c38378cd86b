/** The theme of a site, with its own style sheets, in front of what every page inlines. */

import path from 'node:path'
import type { Config } from '../config/config.ts'
import { asOnDisk, isInside } from '../content/realPaths.ts'
import { readTextIfThere } from '../content/readText.ts'
import type { Problem } from '../problem.ts'
import type { ClientAssets } from '../render/assets.ts'
import { brandCss } from '../render/brandCss.ts'

export type Brand = {
  /** Empty where the theme changes nothing. */
  readonly css: string
  readonly problems: readonly Problem[]
}

export function readBrand({ theme, file }: Config, siteDir: string): Brand {
  const read = theme.styles.map((style) => {
    const absolute = asOnDisk(path.resolve(siteDir, style))
    if (!isInside(siteDir, absolute)) return { problems: [problemOf(file, style)] }
    const found = readTextIfThere(absolute, style)
    const isMissing = found.text === undefined && found.problems.length === 0
    return isMissing ? { problems: [problemOf(file, style)] } : found
  })
  const texts = read.flatMap((each) => ('text' in each && each.text ? [each.text.trim()] : []))
  return { css: brandCss(theme, texts), problems: read.flatMap(({ problems }) => problems) }
}

const problemOf = (file: string, style: string): Problem => ({
  kind: 'config',
  file,
  message: `theme.styles: there is no file ${style} in the folder of the site`,
  hint: 'Give the path of each style sheet from that folder, like ./brand.css.',
  page: 'settings.md',
})

/** Inlined with ours, so that the policy has one hash for both. */
export const withBrand = (assets: ClientAssets, { css }: Brand): ClientAssets =>
  css === '' ? assets : { ...assets, criticalCss: assets.criticalCss + css }
