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

const isWhole = (image: string) => /^https?:/.test(image)
