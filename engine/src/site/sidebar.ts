/** A tree of placed docs → what the sidebar shows, and where each doc stands in it. */

import { toAddress } from './address.ts'
import type { Link } from './page.ts'
import type { SidebarItem } from './sidebarItem.ts'
import { toHref } from './paths.ts'
import type { SiteDoc } from './site.ts'
import { pickLanguage, type GroupLanding, type TreeGroup, type TreeNode } from './tree.ts'

type Crumb = Omit<Link, 'href'> & { readonly href?: string }

/** Position of a page in its sidebar: its categories and its neighbours. */
export type SidebarPlace = {
  readonly sidebar: string
  /** Categories from the outermost, without the page itself. */
  readonly trail: readonly Crumb[]
  readonly previous?: Link
  readonly next?: Link
}

/** Converts a tree to sidebar items. */
export function sidebarItemsOf(nodes: readonly TreeNode[], baseUrl: string): SidebarItem[] {
  return nodes.map((node): SidebarItem => {
    const className = node.className === undefined ? {} : { className: node.className }
    switch (node.kind) {
      case 'page':
        return {
          kind: 'page',
          label: node.label,
          href: node.doc.href,
          ...(node.doc.doc.frontMatter.unlisted && { unlisted: true }),
          ...pickLanguage(node.doc, node.label),
          ...className,
        }
      case 'link':
        return { kind: 'link', label: node.label, ...toAddress(node.href, baseUrl), ...className }
      case 'html':
        return { kind: 'html', html: node.html, ...className }
      case 'group':
        return { ...groupOf(node, baseUrl), ...className }
    }
  })
}

function groupOf({ label, landing, collapsible, collapsed, items }: TreeGroup, baseUrl: string) {
  const shown = sidebarItemsOf(items, baseUrl)
  const isListed = (item: SidebarItem) => !('unlisted' in item)
  return {
    kind: 'group',
    label,
    ...(landing?.kind === 'doc' && pickLanguage(landing.doc, label)),
    ...(landing && { href: landingHref(landing, baseUrl) }),
    ...(!landing && shown.length > 0 && !shown.some(isListed) && { unlisted: true }),
    collapsible,
    collapsed,
    items: shown,
  } as const
}

/** A doc has its own address; an index that is made has the one of its category. */
export function landingHref(landing: GroupLanding, baseUrl: string): string {
  return landing.kind === 'doc' ? landing.doc.href : toHref(baseUrl, landing.path)
}

/** Every page of a sidebar by address: linear in the size of the tree. */
export function indexPlaces(
  sidebar: string,
  nodes: readonly TreeNode[],
  baseUrl: string,
): Map<string, SidebarPlace> {
  const stops = stopsOf(nodes, [], baseUrl)
  const places = new Map<string, SidebarPlace>()
  const line = stops.filter((stop, index) => !stop.isHidden && stop.href !== stops[index - 1]?.href)
  line.forEach((stop, index) => {
    if (places.has(stop.href)) return
    const previous = line[index - 1]
    const next = line[index + 1]
    places.set(stop.href, {
      sidebar,
      trail: stop.trail,
      ...(previous && { previous: linkOf(previous) }),
      ...(next && { next: linkOf(next) }),
    })
  })
  for (const stop of stops)
    if (!places.has(stop.href)) places.set(stop.href, { sidebar, trail: stop.trail })
  return places
}

type Stop = Link & { readonly trail: readonly Crumb[]; readonly isHidden: boolean }

const linkOf = ({ label, href, lang }: Stop): Link => ({ label, href, ...(lang && { lang }) })

/** The pages of a tree in reading order, categories with a page included. */
function stopsOf(nodes: readonly TreeNode[], trail: readonly Crumb[], baseUrl: string): Stop[] {
  return nodes.flatMap((node): Stop[] => {
    if (node.kind === 'page') return node.isReference ? [] : [stopOf(node.doc, node.label, trail)]
    if (node.kind !== 'group') return []
    const crumb = {
      label: node.label,
      ...(node.landing?.kind === 'doc' && pickLanguage(node.landing.doc, node.label)),
      ...(node.landing && { href: landingHref(node.landing, baseUrl) }),
    }
    const inner = stopsOf(node.items, [...trail, crumb], baseUrl)
    if (!node.landing) return inner
    const own =
      node.landing.kind === 'doc'
        ? stopOf(node.landing.doc, node.label, trail)
        : { label: node.label, href: crumb.href ?? '', trail, isHidden: false }
    // A category that links to its own first entry is one stop, with the entry's place and name.
    return inner[0]?.href === own.href ? inner : [own, ...inner]
  })
}

function stopOf(placed: SiteDoc, label: string, trail: readonly Crumb[]): Stop {
  const { pagination_label: pagination, unlisted } = placed.doc.frontMatter
  const lang = pickLanguage(placed, pagination === undefined ? label : undefined)
  const link = { label: pagination ?? label, href: placed.href, ...lang }
  return { ...link, trail, isHidden: unlisted === true }
}
