/** The branches of a large site's sidebar: fetched once each, shared by all pages that show them. */
import type { PageFacts } from '../../site/page.ts'
import type { SidebarItem } from '../../site/sidebarItem.ts'

export type BranchLoader = {
  /** Rejects on failure, which is never kept. */
  load(href: string): Promise<readonly SidebarItem[]>
  /** The page with the branches that lead to it (`branchHrefs`) in place. Rejects when one is missing. */
  fill<Facts extends PageFacts>(page: Facts): Promise<Facts>
}

export function createBranchLoader(fetchBranch: (href: string) => Promise<Response>): BranchLoader {
  const kept = new Map<string, Promise<readonly SidebarItem[]>>()

  function load(href: string): Promise<readonly SidebarItem[]> {
    const loading = kept.get(href) ?? fetchBranch(href).then(branchOf)
    kept.set(href, loading)
    loading.catch(() => kept.delete(href))
    return loading
  }

  async function fill<Facts extends PageFacts>(page: Facts): Promise<Facts> {
    if (!page.branchHrefs) return page
    const entries = page.branchHrefs.map(async (href) => [href, await load(href)] as const)
    return { ...page, branches: Object.fromEntries(await Promise.all(entries)) }
  }

  return { load, fill }
}

async function branchOf(answer: Response): Promise<readonly SidebarItem[]> {
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`)
  return (await answer.json()) as readonly SidebarItem[]
}
