import type { IncomingMessage, ServerResponse } from 'node:http'

/** A site is only read: any other method than GET and HEAD is answered here. Whether it was. */
export function rejectNonGet({ method }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  response.writeHead(405, { Allow: 'GET, HEAD' }).end()
  return true
}
