/** The image that others show of a page when it is shared, named by a page or a category: its address, if it is there. */

import type { Site, SiteFacts } from './site.ts'

/** As the author writes it, and the file where it is written, from the site folder. */
type NamedImage = { readonly image: string | undefined; readonly file: string }

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

/** What it was probably meant to be: ready to be a problem's hint. */
export function nearHint(
  { image, file }: NamedImage,
  { nearAsset }: SiteFacts,
): string | undefined {
  const near = image === undefined ? undefined : nearAsset(file, image)
  return near === undefined ? undefined : `Did you mean "${near}"?`
}

const isWhole = (image: string) => /^https?:/.test(image)
