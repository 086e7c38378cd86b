/** Open tabs, each listening for news of the site (server-sent events). */

import type { ServerResponse } from 'node:http'

export type Tabs = {
  /** Whether a request is a tab that wants news. */
  readonly takes: (url: string | undefined) => boolean
  readonly add: (response: ServerResponse, news: News) => void
  /** Tells every tab that the site has changed. */
  readonly notify: (news: News) => void
  readonly close: () => void
}

export type News = {
  /** Of the site as it is now. */
  readonly edition: number
  /** Empty when all is well. */
  readonly problems: string
}

export const newsPath = '/__lucarne/news'

export function createTabs(): Tabs {
  const open = new Set<ServerResponse>()
  const send = (response: ServerResponse, event: string, news: News) =>
    response.write(`event: ${event}\ndata: ${JSON.stringify(news)}\n\n`)
  return {
    takes: (url) => url === newsPath,
    add: (response, news) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      open.add(response)
      response.on('close', () => open.delete(response))
      send(response, 'state', news)
    },
    notify: (news) => {
      for (const response of open) send(response, 'update', news)
    },
    close: () => {
      for (const response of open) response.end()
    },
  }
}
