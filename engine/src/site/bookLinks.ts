/** Print pages: the docs each one holds, its address, and the links to it. */

import { fill } from '../words/fill.ts'
import { printPathOf } from './ownPaths.ts'
import type { Link } from './page.ts'
import { toHref, toPath } from './paths.ts'
import type { Site, SiteDoc, SiteVersion } from './site.ts'
import { tagSlugOf } from './tags.ts'
import type { TreeNode } from './tree.ts'

export const bookPathOf = (label: string, version: SiteVersion, site: Site): string =>
  toPath(printPathOf(site, version), tagSlugOf(label))

export const isPrinted = ({ doc }: SiteDoc): boolean => !doc.frontMatter.unlisted

/** In the order of the menu. */
export function docsIn(nodes: readonly TreeNode[], found = new Set<SiteDoc>()): Set<SiteDoc> {
  for (const node of nodes) {
    if (node.kind === 'page' && !node.isReference && isPrinted(node.doc)) found.add(node.doc)
    if (node.kind !== 'group') continue
    if (node.landing?.kind === 'doc' && isPrinted(node.landing.doc)) found.add(node.landing.doc)
    docsIn(node.items, found)
  }
  return found
}

/** Path of a doc, or of the page of a category → label of the category at the top of the menu that it is printed with. */
export function printedWith(nodes: readonly TreeNode[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  const note = (path: string, label: string) => labels.has(path) || labels.set(path, label)
  for (const node of nodes) {
    if (node.kind !== 'group') continue
    const docs = docsIn([node])
    if (docs.size === 0) continue
    for (const { path } of docs) note(path, node.label)
    for (const path of indexesIn([node])) note(path, node.label)
  }
  return labels
}

const indexesIn = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap((node) =>
    node.kind === 'group'
      ? [...(node.landing?.kind === 'index' ? [node.landing.path] : []), ...indexesIn(node.items)]
      : [],
  )

type BookLinkContext = {
  readonly site: Site
  readonly version: SiteVersion
  /** As `printedWith`. */
  readonly books: ReadonlyMap<string, string>
}

/** From a page: to its category, and to the whole version. */
export function bookLinks(
  path: string,
  { site, version, books }: BookLinkContext,
): readonly Link[] {
  if (!site.config.printPage || !version.docs.some(isPrinted)) return []
  const label = books.get(path)
  const whole = {
    label: site.words.printAll,
    href: toHref(site.baseUrl, printPathOf(site, version)),
  }
  if (label === undefined) return [whole]
  return [
    {
      label: fill(site.words.printCategory, { label }),
      href: toHref(site.baseUrl, bookPathOf(label, version, site)),
    },
    whole,
  ]
}
