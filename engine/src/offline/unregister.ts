/** In the place of the worker, on a site that is no longer kept: forgets it and goes, for readers who had it. */

import { cacheNameOf } from './siteCache.ts'

const worker = self as unknown as ServiceWorkerGlobalScope

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => {
  const { registration } = worker
  event.waitUntil(
    Promise.all([caches.delete(cacheNameOf(registration.scope)), registration.unregister()]),
  )
})
