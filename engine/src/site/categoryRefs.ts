/** Reports what categories refer to and does not exist: a category's doc, or the social image of its page. */

import type { SidebarItemConfig } from '../config/sidebarsSchema.ts'
import type { Problem } from '../problem.ts'
import { isMissing, nearHint } from './sharedImage.ts'
import { allSidebarSettings } from './sidebarSettings.ts'
import { missingDoc } from './sidebarTree.ts'
import { isDefaultLocale } from './site.ts'
import type { Site, SiteFacts, SiteVersion } from './site.ts'

/** By the category files of a version: each is of its own docs. */
export function unknownInCategoryFiles(version: SiteVersion, facts: SiteFacts): Problem[] {
  return [...version.categories].flatMap(([folder, { file = folder, link }]): Problem[] => {
    if (link?.type === 'generated-index')
      return missingImage('link.image', { ...link, file }, facts)
    if (!link || version.docOfId.has(link.id) || version.drafts.has(link.id)) return []
    const [message, hint] = missingDoc(link.id, version)
    return [{ kind: 'content', file, message: `link.id: ${message}`, hint }]
  })
}

/** Reports images missing in the sidebars, once, since languages share them. */
export function missingImagesOfSidebars(site: Site): Problem[] {
  if (!isDefaultLocale(site)) return []
  return allSidebarSettings(site.config).flatMap(({ sidebars, file, key }) =>
    Object.entries(sidebars).flatMap(([name, items]) =>
      imagesIn(items, key === '' ? name : `${key}.${name}`).flatMap(({ place, image }) =>
        missingImage(place, { image, file }, site.facts),
      ),
    ),
  )
}

type PlacedImage = { readonly place: string; readonly image: string | undefined }

function imagesIn(items: readonly SidebarItemConfig[], key: string): PlacedImage[] {
  return items.flatMap((item, index): PlacedImage[] => {
    if (typeof item === 'string' || item.type !== 'category') return []
    const place = `${key}[${index}]`
    const inner = imagesIn(item.items, `${place}.items`)
    if (item.link?.type !== 'generated-index') return inner
    return [{ place: `${place}.link.image`, image: item.link.image }, ...inner]
  })
}

function missingImage(
  place: string,
  { image, file }: { image?: string | undefined; file: string },
  facts: SiteFacts,
): Problem[] {
  if (!isMissing({ image, file }, facts)) return []
  const message = `${place}: no image ${image}`
  const hint =
    nearHint({ image, file }, facts) ??
    'Its path is relative to this file; a path that starts with / is in the static folder.'
  return [{ kind: 'content', file, message, hint }]
}
