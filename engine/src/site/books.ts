/** A version, and each of its categories → pages to print: all their docs, in the order of the menu, in one. */

import { fill } from '../words/fill.ts'
import type { Article } from './articles.ts'
import { bookHtml, type Chapter } from './bookHtml.ts'
import type { CompiledVersion } from './compileVersion.ts'
import { bookPathOf, docsIn, isPrinted } from './bookLinks.ts'
import { printPathOf } from './ownPaths.ts'
import type { DocPage, GenericPage } from './page.ts'
import { plainPageOf } from './pageContext.ts'
import type { PagePlan } from './plan.ts'
import { shownLabel } from './shownLabel.ts'
import type { Site, SiteDoc, SiteVersion } from './site.ts'

type Book = {
  readonly path: string
  /** Category on the cover; absent for a whole version. */
  readonly category?: string
  readonly docs: readonly SiteDoc[]
}

/** `articles` are asked for when a page is made: they are planned after it. */
export function bookPlans(
  versions: readonly CompiledVersion[],
  site: Site,
  articles: () => readonly Article[],
): PagePlan[] {
  if (!site.config.printPage) return []
  let plans: ReadonlyMap<string, PagePlan> | undefined
  const planAt = (path: string) =>
    (plans ??= new Map(articles().map(({ placed, plan }) => [placed.path, plan]))).get(path)
  return versions.flatMap(({ version, trees }) =>
    booksOf(version, trees, site).map((book) => planBook(book, { site, version, planAt })),
  )
}

function booksOf(
  version: SiteVersion,
  trees: CompiledVersion['trees'],
  site: Site,
): readonly Book[] {
  const nodes = [...trees.values()].flat()
  const inMenu = docsIn(nodes)
  // By path: a menu holds docs as they were before an edit.
  const paths = new Set([...inMenu].map(({ path }) => path))
  const others = version.docs.filter((doc) => !paths.has(doc.path) && isPrinted(doc))
  const whole = { path: printPathOf(site, version), docs: [...inMenu, ...others] }
  const categories = new Map<string, Book>()
  for (const node of nodes) {
    if (node.kind !== 'group') continue
    const path = bookPathOf(node.label, version, site)
    // Of two menus, categories of one name are printed together.
    const { docs: before = [], category = node.label } = categories.get(path) ?? {}
    const docs = [...new Set([...before, ...docsIn([node])])]
    if (docs.length > 0) categories.set(path, { path, category, docs })
  }
  return whole.docs.length === 0 ? [] : [whole, ...categories.values()]
}

type PlanContext = {
  readonly site: Site
  readonly version: SiteVersion
  /** Returns the plan of the doc at a path. */
  readonly planAt: (path: string) => PagePlan | undefined
}

function planBook(book: Book, { site, version, planAt }: PlanContext): PagePlan {
  const title = book.category ?? site.config.title
  return {
    path: book.path,
    owner: `the page to print of "${title}"`,
    version: version.name,
    isListed: false,
    isBook: true,
    linksTo: [],
    make: () => {
      const pages = book.docs.flatMap(({ path }) => {
        const page = planAt(path)?.make()
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
      return bookHtml(
        pages.map((page) => chapterOf(page, site)),
        words,
      )
    },
  }
}

const chapterOf = (
  { href, title, titleHtml = title, html }: DocPage,
  site: Pick<Site, 'locale'>,
): Chapter => ({ href, title: shownLabel(title, site), titleHtml, html })
