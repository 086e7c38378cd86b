/** Open tabs, each listening for news of the site (server-sent events). */

import type { ServerResponse } from 'node:http'

export type Tabs = {
  /** Whether a request is a tab that wants news. */
  readonly takes: (url: string | undefined) => boolean
  readonly add: (response: ServerResponse, problems: string) => void
  /** Tells every tab that the site has changed; `problems` is empty when all is well. */
  readonly notify: (problems: string) => void
  readonly close: () => void
}

export const newsPath = '/__lucarne/news'

export function createTabs(): Tabs {
  const open = new Set<ServerResponse>()
  const send = (response: ServerResponse, event: string, problems: string) =>
    response.write(`event: ${event}\ndata: ${JSON.stringify(problems)}\n\n`)
  return {
    takes: (url) => url === newsPath,
    add: (response, problems) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      open.add(response)
      response.on('close', () => open.delete(response))
      send(response, 'problems', problems)
    },
    notify: (problems) => {
      for (const response of open) send(response, 'update', problems)
    },
    close: () => {
      for (const response of open) response.end()
    },
  }
}
