/** The tree of a sidebar, over placed docs: what sidebars, breadcrumbs and neighbours are derived from. */

import type { CategoryLinkConfig } from '../config/sidebarsSchema.ts'
import { joinPath } from '../content/sourcePath.ts'
import type { Problem } from '../problem.ts'
import { fitsDisk, quoteShort, tooLong } from './longAddress.ts'
import { toPath } from './paths.ts'
import type { SiteDoc, SiteVersion } from './site.ts'

export type TreeNode = TreePage | TreeGroup | TreeLink | TreeHtml
export type TreePage = {
  readonly kind: 'page'
  readonly doc: SiteDoc
  readonly label: string
  /** A page of another sidebar: shown here, but this is not its place. */
  readonly isReference: boolean
  readonly className?: string | undefined
}
export type TreeGroup = {
  readonly kind: 'group'
  readonly label: string
  readonly items: readonly TreeNode[]
  readonly landing?: GroupLanding | undefined
  readonly collapsible: boolean
  readonly collapsed: boolean
  readonly description?: string | undefined
  readonly className?: string | undefined
}
/** The page of a category: one of the docs, or a page made of its items. */
export type GroupLanding =
  | { readonly kind: 'doc'; readonly doc: SiteDoc }
  | {
      readonly kind: 'index'
      readonly path: string
      /** Made of the label: no slug says it. */
      readonly isDerived: boolean
      readonly title: string
      readonly description: string
      readonly keywords?: readonly string[] | undefined
      readonly image?: string | undefined
      /** A slug that is not followed: it climbs out of the site, or is too long. */
      readonly refusedSlug?: string | undefined
      /** Configuration file, when it is not the sidebars. */
      readonly file?: string | undefined
    }
export type TreeLink = {
  readonly kind: 'link'
  readonly label: string
  readonly href: string
  readonly className?: string | undefined
}
export type TreeHtml = {
  readonly kind: 'html'
  readonly html: string
  readonly className?: string | undefined
}

/** Returns `lang` where a label is that of a doc in another language than the locale. */
export const pickLanguage = (
  { writtenIn, label }: SiteDoc,
  shown: string | undefined,
): { readonly lang?: string } =>
  writtenIn && (shown ?? label) === label ? { lang: writtenIn.lang } : {}

type IndexInput = {
  readonly label: string
  readonly version: SiteVersion
  /** Its category file. */
  readonly file?: string | undefined
}

/** A generated index stands at its `slug`, else at `/category/{label}/`, accents kept. The slug is from the version. */
export function indexLanding(
  link: Extract<CategoryLinkConfig, { type: 'generated-index' }>,
  { label, version, file }: IndexInput,
): GroupLanding {
  const { slug } = link
  const written = slug === undefined ? undefined : joinPath('', slug)
  const isFollowed = written !== undefined && fitsDisk(written)
  return {
    kind: 'index',
    path: toPath(version.basePath, isFollowed ? written : `category/${slugOfLabel(label)}`),
    isDerived: !isFollowed,
    title: link.title ?? label,
    description: link.description ?? '',
    keywords: link.keywords,
    image: link.image,
    file,
    ...(!isFollowed && { refusedSlug: slug }),
  }
}

/** Cut where no disk would hold it. */
export function slugOfLabel(label: string): string {
  const slug = label
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return fitsDisk(slug) ? slug : [...slug].slice(0, 60).join('')
}

/** `sidebarsFile` is where the sidebars are configured. */
export function refusedSlugs(nodes: readonly TreeNode[], sidebarsFile: string): Problem[] {
  return nodes.flatMap((node): Problem[] => {
    if (node.kind !== 'group') return []
    const { label, landing, items } = node
    const inner = refusedSlugs(items, sidebarsFile)
    if (landing?.kind !== 'index' || landing.refusedSlug === undefined) return inner
    const { refusedSlug: slug } = landing
    const subject = `the slug ${quoteShort(slug)} of the category "${label}"`
    const climbs = joinPath('', slug) === undefined
    const own: Problem = {
      kind: 'content',
      file: landing.file ?? sidebarsFile,
      message: `${climbs ? `${subject} climbs out of the site` : tooLong(subject)}, and is not followed`,
      hint: climbs ? 'Write one without "..".' : 'Write a shorter one.',
    }
    return [own, ...inner]
  })
}
