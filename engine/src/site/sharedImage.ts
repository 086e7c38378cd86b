/** The image that others show of a page when it is shared, named by a page or a category: its address, if it is there. */

import type { Problem } from '../problem.ts'
import type { Asset, Site, SiteFacts } from './site.ts'

/** `href` is absolute. */
export type SharedImage = Asset

/** As the author writes it, and the file where it is written, from the site folder. */
type NamedImage = { readonly image: string | undefined; readonly file: string }

/** Image for pages that name none: `socialImage`. */
export function defaultImageOf({ config, facts }: Site): SharedImage | undefined {
  const { socialImage } = config
  if (socialImage === undefined) return undefined
  if (isWhole(socialImage)) return { href: socialImage }
  const asset = facts.assetOf(config.file, staticPathOf(socialImage))
  // Without its size: every page would hold it, for one image that is asked for once.
  return asset && { href: config.url + asset.href }
}

export function defaultImageProblems({ config, facts }: Site): readonly Problem[] {
  const { socialImage } = config
  if (socialImage === undefined) return []
  const named = { image: staticPathOf(socialImage), file: config.file }
  if (isWhole(socialImage) || !isMissing(named, facts)) return []
  const message = `socialImage: no image ${socialImage} in \`${config.staticFolder}\``
  const hint = nearHint(named, facts) ?? 'Write its path from that folder.'
  return [{ kind: 'config', file: config.file, message, hint, page: 'settings.md' }]
}

const staticPathOf = (file: string): string => `/${file.replace(/^\//, '')}`

/** An absolute URL, as pages give it. */
export function sharedImageOf(
  { image, file }: NamedImage,
  { config, facts }: Site,
): { image?: string } {
  if (image === undefined) return {}
  if (isWhole(image)) return { image }
  const asset = facts.assetOf(file, image)
  return asset ? { image: config.url + asset.href } : {}
}

export const isMissing = ({ image, file }: NamedImage, { assetOf }: SiteFacts): boolean =>
  image !== undefined && !isWhole(image) && !assetOf(file, image)

/** Suggests the image that was probably meant, as a problem's hint. */
export function nearHint(
  { image, file }: NamedImage,
  { nearAsset }: SiteFacts,
): string | undefined {
  const near = image === undefined ? undefined : nearAsset(file, image)
  return near === undefined ? undefined : `Did you mean "${near}"?`
}

const isWhole = (image: string) => /^https?:/.test(image)
