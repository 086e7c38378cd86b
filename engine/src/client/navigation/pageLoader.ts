/** Addresses of pages → what to show, fetched once and kept for as many pages as a reader goes back to. */
import type { PageData } from '../../site/page.ts'
import { cleanPathOf } from './linkIntent.ts'

export type PageLoader = {
  /** Rejects when the page cannot be had; a failure is never kept. `href` is absolute or from the root. */
  load(href: string): Promise<PageData>
  /** Forgets what it holds of this page, or of all. */
  forget(href?: string): void
}

export type FetchPage = (
  address: string,
  options: { readonly priority: 'high' | 'low' },
) => Promise<Response>

const KEPT_PAGES = 30

export type PageLoaderParts = {
  readonly fetchPage: FetchPage
  /** As `BranchLoader.fill`. */
  readonly fillBranches: (page: PageData) => Promise<PageData>
  readonly origin: string
}

export function createPageLoader({
  fetchPage,
  fillBranches,
  origin,
}: PageLoaderParts): PageLoader & { prefetch(href: string): void } {
  const kept = new Map<string, Promise<PageData>>()

  function load(href: string, priority: 'high' | 'low'): Promise<PageData> {
    const address = dataAddressOf(href, origin)
    const known = kept.get(address)
    // Taken out and put back: the map stays in the order of last use.
    kept.delete(address)
    const loading = known ?? fetchPage(address, { priority }).then(pageOf).then(fillBranches)
    kept.set(address, loading)
    loading.catch(() => kept.get(address) === loading && kept.delete(address))
    const oldest = kept.size > KEPT_PAGES ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return loading
  }

  return {
    load: (href) => load(href, 'high'),
    prefetch: (href) => void load(href, 'low').catch(Boolean),
    forget: (href) =>
      href === undefined ? kept.clear() : void kept.delete(dataAddressOf(href, origin)),
  }
}

/** `/Apache/#installer` → `/Apache/index.json`. */
export function dataAddressOf(href: string, origin: string): string {
  return `${cleanPathOf(new URL(href, origin).pathname)}index.json`
}

async function pageOf(answer: Response): Promise<PageData> {
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText} ${answer.url}`.trim())
  const page = (await answer.json()) as Partial<PageData> | null
  // A host may answer any address with a page of its own: the app must not show it as ours.
  if (typeof page?.html !== 'string' || typeof page.href !== 'string') {
    throw new Error(`${answer.url} is not a page of this site`)
  }
  return page as PageData
}
