/** Open tabs, each listening for updates of the site (server-sent events). */

import type { ServerResponse } from 'node:http'

export type LiveReload = {
  /** Says whether a request is a tab subscribing to updates. */
  readonly isRequest: (url: string | undefined) => boolean
  readonly add: (response: ServerResponse, update: SiteUpdate) => void
  /** Tells every tab that the site has changed. */
  readonly notify: (update: SiteUpdate) => void
  readonly close: () => void
}

export type SiteUpdate = {
  /** Revision of the current site. */
  readonly revision: number
  /** Empty when all is well. */
  readonly problems: string
}

export const updatesPath = '/__lucarne/updates'

export function createLiveReload(): LiveReload {
  const open = new Set<ServerResponse>()
  const send = (response: ServerResponse, event: string, update: SiteUpdate) =>
    response.write(`event: ${event}\ndata: ${JSON.stringify(update)}\n\n`)
  return {
    isRequest: (url) => url === updatesPath,
    add: (response, update) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      open.add(response)
      response.on('close', () => open.delete(response))
      send(response, 'state', update)
    },
    notify: (update) => {
      for (const response of open) send(response, 'update', update)
    },
    close: () => {
      for (const response of open) response.end()
    },
  }
}
