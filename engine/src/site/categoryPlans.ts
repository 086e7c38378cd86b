/** A sidebar → a plan for each category whose page is made of its items. */

import { formatCount } from '../words/formatCount.ts'
import { bookLinks } from './bookLinks.ts'
import { firstLinkOf } from './firstLink.ts'
import type { CategoryPage } from './page.ts'
import { carriedBranches, plainPageOf } from './pageContext.ts'
import type { PageContext } from './pageContext.ts'
import type { PagePlan } from './plan.ts'
import { sharedImageOf } from './sharedImage.ts'
import { shownLabel } from './shownLabel.ts'
import { sidebarItemsOf } from './sidebar.ts'
import { sidebarSettingsOf } from './sidebarSettings.ts'
import type { Site } from './site.ts'
import { pickLanguage, type GroupLanding, type TreeGroup, type TreeNode } from './tree.ts'

/** In the order of the sidebar, a category before those inside it. */
export function categoryPlans(nodes: readonly TreeNode[], context: PageContext): PagePlan[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'group') return []
    const inner = categoryPlans(node.items, context)
    const { landing } = node
    if (landing?.kind !== 'index') return inner
    const own: PagePlan = {
      path: landing.path,
      owner: `the category "${node.label}"`,
      file: landing.file ?? sidebarSettingsOf(context.site.config).file,
      version: context.version.name,
      isListed: context.version.isLatest,
      linksTo: [],
      make: () => categoryPageOf(node, landing, context),
    }
    return [own, ...inner]
  })
}

type IndexLanding = Extract<GroupLanding, { kind: 'index' }>

function categoryPageOf(
  group: TreeGroup,
  landing: IndexLanding,
  context: PageContext,
): CategoryPage {
  const { site, places } = context
  const plain = plainPageOf(landing.path, context)
  const place = places.get(plain.href)
  const { file: sidebarsFile } = sidebarSettingsOf(site.config)
  const books = bookLinks(landing.path, context)
  return {
    ...plain,
    kind: 'category',
    title: landing.title,
    description: shownLabel(landing.description, site),
    ...(landing.keywords && { keywords: landing.keywords }),
    ...sharedImageOf({ image: landing.image, file: landing.file ?? sidebarsFile }, site),
    breadcrumbs: [...(place?.trail ?? []), { label: group.label, href: plain.href }],
    ...(place && { sidebar: place.sidebar, ...carriedBranches(plain.href, context) }),
    ...(place?.previous && { previous: place.previous }),
    ...(place?.next && { next: place.next }),
    ...(books.length > 0 && { books }),
    cards: group.items.flatMap((node) => listCards(node, site)),
  }
}

function listCards(node: TreeNode, site: Site): CategoryPage['cards'] {
  if (node.kind === 'html' || !isListed(node)) return []
  const { label } = node
  if (node.kind === 'page') {
    const { doc, href } = node.doc
    const lang = pickLanguage(node.doc, label)
    return [{ label, href, ...lang, description: shownLabel(doc.description, site), icon: 'page' }]
  }
  if (node.kind === 'link') return [{ label, href: node.href, description: '', icon: 'external' }]
  const first = firstLinkOf(sidebarItemsOf([node], site.baseUrl))
  if (!first) return []
  const description =
    node.description ?? formatCount(site.words, 'itemCount', node.items.filter(isListed).length)
  return [{ label, href: first.href, description: shownLabel(description, site), icon: 'category' }]
}

const isListed = (node: TreeNode) => node.kind !== 'page' || !node.doc.doc.frontMatter.unlisted
