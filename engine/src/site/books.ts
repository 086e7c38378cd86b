/** A version, and each of its categories → pages to print: all their docs, in the order of the menu, in one. */

import { fill } from '../words/fill.ts'
import type { Article } from './articles.ts'
import { bookHtml, type Chapter } from './bookHtml.ts'
import type { CompiledVersion } from './compileVersion.ts'
import { bookPathOf } from './bookLinks.ts'
import { printPathOf } from './ownPaths.ts'
import type { DocPage, GenericPage } from './page.ts'
import { plainPageOf } from './pageContext.ts'
import type { PagePlan } from './plan.ts'
import type { Site, SiteDoc, SiteVersion } from './site.ts'
import type { TreeNode } from './tree.ts'

type Book = {
  readonly path: string
  /** Of the cover; absent for a whole version. */
  readonly category?: string
  readonly docs: readonly SiteDoc[]
}

/** `articles` are asked for when a page is made: they are planned after it. */
export const bookPlans = (
  versions: readonly CompiledVersion[],
  site: Site,
  articles: () => readonly Article[],
): PagePlan[] =>
  site.config.printPage
    ? versions.flatMap(({ version, trees }) =>
        booksOf(version, trees, site).map((book) => planOf(book, { site, version, articles })),
      )
    : []

function booksOf(
  version: SiteVersion,
  trees: CompiledVersion['trees'],
  site: Site,
): readonly Book[] {
  const nodes = [...trees.values()].flat()
  const inMenu = docsIn(nodes)
  const others = version.docs.filter((doc) => !inMenu.has(doc) && isPrinted(doc))
  const whole = { path: printPathOf(site, version), docs: [...inMenu, ...others] }
  const categories = new Map<string, Book>()
  for (const node of nodes) {
    if (node.kind !== 'group') continue
    const docs = [...docsIn([node])]
    const path = bookPathOf(node.label, version, site)
    if (docs.length > 0 && !categories.has(path))
      categories.set(path, { path, category: node.label, docs })
  }
  return whole.docs.length === 0 ? [] : [whole, ...categories.values()]
}

const isPrinted = ({ doc }: SiteDoc): boolean => !doc.frontMatter.unlisted

function docsIn(nodes: readonly TreeNode[], found = new Set<SiteDoc>()): Set<SiteDoc> {
  for (const node of nodes) {
    if (node.kind === 'page' && !node.isReference && isPrinted(node.doc)) found.add(node.doc)
    if (node.kind !== 'group') continue
    if (node.landing?.kind === 'doc' && isPrinted(node.landing.doc)) found.add(node.landing.doc)
    docsIn(node.items, found)
  }
  return found
}

type PlanContext = {
  readonly site: Site
  readonly version: SiteVersion
  readonly articles: () => readonly Article[]
}

function planOf(book: Book, { site, version, articles }: PlanContext): PagePlan {
  const title = book.category ?? site.config.title
  return {
    path: book.path,
    owner: `the page to print of "${title}"`,
    version: version.name,
    isListed: false,
    isBook: true,
    linksTo: [],
    make: () => {
      const plans = new Map(articles().map(({ placed, plan }) => [placed.path, plan]))
      const pages = book.docs.flatMap(({ path }) => {
        const page = plans.get(path)?.make()
        return page?.kind === 'doc' ? [page] : []
      })
      const { canonical: _, ...plain } = plainPageOf(book.path, { site, version })
      return { ...plain, ...bookOf(pages, title, { site, version }), kind: 'generic' }
    },
  }
}

function bookOf(
  pages: readonly DocPage[],
  title: string,
  { site, version }: Pick<PlanContext, 'site' | 'version'>,
): Pick<
  GenericPage,
  'title' | 'titleHtml' | 'html' | 'htmlParts' | 'toc' | 'unlisted' | 'noIndex'
> {
  const words = {
    contents: site.words.printContents,
    subtitle:
      site.versions.length > 1 ? `${site.config.title} · ${version.label}` : site.config.title,
  }
  const parts = pages.map(
    ({ htmlParts, href, titleHtml = '' }) => htmlParts && [href, titleHtml, ...htmlParts],
  )
  return {
    title: fill(site.words.printTitle, { label: title }),
    titleHtml: title,
    toc: [],
    unlisted: false,
    noIndex: true,
    ...(parts.every((each) => each !== undefined) && {
      htmlParts: [JSON.stringify(words), ...parts.flatMap((each) => each ?? [])],
    }),
    get html() {
      return bookHtml(pages.map(chapterOf), words)
    },
  }
}

const chapterOf = ({ href, title, titleHtml = title, html }: DocPage): Chapter => ({
  href,
  title,
  titleHtml,
  html,
})
