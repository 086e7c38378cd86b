/** A reader at the door of search before the app is there → what it needs, asked for together with the frame. */
import type { PageFacts } from '../../site/page.ts'
import { createWorker } from './languageFiles.ts'
import type { SearchWorker } from './searchClient.ts'
import { islandId } from '../../theme/elementIds.ts'

/** Requests made while the frame, which has the rest, is loading. Each can be taken once. */
export type SearchAhead = {
  takeWorker(): SearchWorker | undefined
  takeBytes(href: string): Promise<ArrayBuffer | undefined> | undefined
}

/** `undefined` unless the reader wants search already: on its link, by its keys (`boot.ts`), on a page that it fills. */
export function loadSearchAhead({
  searchTag,
  frames,
}: Pick<PageFacts, 'searchTag' | 'frames'>): SearchAhead | undefined {
  const door = document.querySelector<HTMLAnchorElement>('a[aria-keyshortcuts]')
  const isWanted =
    'search' in document.documentElement.dataset ||
    door?.matches(':hover,:focus') ||
    document.getElementById(islandId)
  if (!door || !isWanted) return undefined
  let worker: SearchWorker | undefined = createWorker(document.documentElement.lang)
  worker.addEventListener('error', () => {
    worker = undefined
  })
  const bytes = new Map<string, Promise<ArrayBuffer | undefined>>()
  // Indexes stand beside the page of results. Pages of no version leave it to the frame and to the reader's choice which index is theirs.
  if (searchTag.startsWith('docs-') && !frames) {
    const { href } = new URL(`../search-index-${searchTag}.json`, door.href)
    bytes.set(href, fetchBytes(href))
    bytes.get(href)?.catch(() => {})
  }
  // What does not come is asked for again, and its absence told, by who needs it.
  setTimeout(() => import('./searchUi.tsx').catch(() => {}), WORKER_START_MS)
  return {
    takeWorker() {
      const taken = worker
      worker = undefined
      return taken
    },
    takeBytes(href) {
      const taken = bytes.get(href)
      bytes.delete(href)
      return taken
    },
  }
}

/** A worker asks for its file when it has started; with HTTP/1.1, six others asked for before would make it wait. */
const WORKER_START_MS = 30

/** `undefined` when the server has no such file. */
export async function fetchBytes(href: string): Promise<ArrayBuffer | undefined> {
  const answer = await fetch(href)
  return answer.ok ? answer.arrayBuffer() : undefined
}
