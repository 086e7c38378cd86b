/** The service worker around the offline copy: events in, answers out. The same for every site and every deploy. */

import { canSpend } from '../client/canSpend.ts'
import type { OfflineReading } from '../client/keepForOffline.ts'
import { answerRequest } from './answers.ts'
import { createPrecache } from './precache.ts'
import { isNamedByContent } from './namedByContent.ts'
import { normalizePath, planRequest } from './requestPlan.ts'
import { cacheNameOf, createSiteCache } from './siteCache.ts'

const worker = self as unknown as ServiceWorkerGlobalScope
const { scope } = worker.registration
const basePath = new URL(scope).pathname
const cache = createSiteCache({
  open: () => caches.open(cacheNameOf(scope)),
  scope,
  now: () => new Date(),
})
const keep = createPrecache({
  cache,
  fetchLate: (address) =>
    fetch(scope + address, {
      // What the browser holds of the others may be of a build before.
      cache: isNamedByContent(address) ? 'default' : 'no-cache',
      priority: 'low',
    }),
  canSpend,
  now: () => new Date(),
})

// It holds nothing of a build, so that it may take over pages that are open, at once.
worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => {
  // A page is asked for while this starts, not after.
  event.waitUntil(
    Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()]),
  )
})

worker.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { href, isLoaded } = event.data as OfflineReading
  const { pathname } = new URL(href, scope)
  event.waitUntil(keep({ address: normalizePath(pathname.slice(basePath.length)), isLoaded }))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const plan = planRequest(request, scope)
  const fetchNow = async () => {
    const ahead = (await event.preloadResponse) as Response | undefined
    // Without a network, Firefox does not reject: it gives an error as if it were an answer.
    return ahead && ahead.type !== 'error' ? ahead : fetch(request)
  }
  if (plan.kind === 'leave') {
    // What was asked for while this started is not asked for again.
    if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(fetchNow())
    return
  }
  const { search } = new URL(request.url)
  const later = (work: Promise<unknown>) => event.waitUntil(work)
  event.respondWith(answerRequest(plan, { cache, fetchNow, scope, search, later }))
})
