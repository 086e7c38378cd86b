/** Addresses of pages → what to show, fetched once and kept for as many pages as a reader goes back to. */
import { keptHeader } from '../../site/offlineFiles.ts'
import type { PageData } from '../../site/page.ts'
import { cleanPathOf } from './linkIntent.ts'

export type PageLoader = {
  /** Rejects when the page cannot be had; a failure is never kept. `href` is absolute or from the root. */
  load(href: string): Promise<PageData>
  /** The page, when it is there already. */
  ready(href: string): PageData | undefined
  /** Forgets what it holds of this page, or of all. */
  forget(href?: string): void
}

export type FetchPage = (
  address: string,
  options: { readonly priority: Priority },
) => Promise<Response>

const KEPT_PAGES = 30

type Kept = { readonly loading: Promise<PageData>; page?: PageData }

export type PageLoaderParts = {
  readonly fetchPage: FetchPage
  /** As `BranchLoader.fill`. */
  readonly fillBranches: (page: PageData) => Promise<PageData>
  readonly origin: string
}

type Priority = 'high' | 'low'

export function createPageLoader({
  fetchPage,
  fillBranches,
  origin,
}: PageLoaderParts): PageLoader & {
  /** `isPointed`: it is about to be shown, and not only in view: with the styles that few pages need. */
  prefetch(href: string, isPointed?: boolean): Promise<PageData | undefined>
} {
  const kept = new Map<string, Kept>()

  async function load(href: string, priority: Priority, isPointed = true): Promise<PageData> {
    const address = dataAddressOf(href, origin)
    const entry = kept.get(address) ?? fetchEntry(address, priority)
    // Taken out and put back: the map stays in the order of last use.
    kept.delete(address)
    kept.set(address, entry)
    const oldest = kept.size > KEPT_PAGES ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    const page = await entry.loading
    return entry.page || !isPointed ? page : (entry.page = await withStyles(page))
  }

  function fetchEntry(address: string, priority: Priority): Kept {
    const drop = () => kept.get(address) === entry && kept.delete(address)
    const loading = fetchPage(address, { priority })
      .then((answer) => {
        // A copy of another day stands for the page while there is no network, not after.
        if (answer.headers.has(keptHeader)) drop()
        return readPageData(answer)
      })
      .then(fillBranches)
    const entry: Kept = { loading }
    loading.then((page) => {
      if (!page.styles) entry.page = page
    }, drop)
    return entry
  }

  return {
    load: (href) => load(href, 'high'),
    prefetch: (href, isPointed = false) => load(href, 'low', isPointed).catch(() => undefined),
    ready: (href) => kept.get(dataAddressOf(href, origin))?.page,
    forget: (href) =>
      href === undefined ? kept.clear() : void kept.delete(dataAddressOf(href, origin)),
  }
}

/** `/Apache/#installer` → `/Apache/index.json`. */
export function dataAddressOf(href: string, origin: string): string {
  return `${cleanPathOf(new URL(href, origin).pathname)}index.json`
}

async function readPageData(answer: Response): Promise<PageData> {
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`)
  const page = (await answer.json()) as Partial<PageData> | null
  // A host may answer any address with a page of its own: the app must not show it as ours.
  if (typeof page?.html !== 'string' || typeof page.href !== 'string') {
    throw new Error(`${answer.url} is not a page of this site`)
  }
  return page as PageData
}

/** Resolves once its styles are there. Without a network, the page is better than they. */
const withStyles = (page: PageData): PageData | Promise<PageData> =>
  page.styles
    ? import('../article/lateStyles.ts').then(
        ({ bringStyles }) => bringStyles(page),
        () => page,
      )
    : page
