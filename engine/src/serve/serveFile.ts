/** A file of the output → an answer as HTTP has it (RFC 9110): ranges, conditions, the encoding that is preferred. */

import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { lookup } from 'mrmime'
import Negotiator from 'negotiator'
import send from 'send'
import { isFile } from '../disk/readFresh.ts'
import { markdownType } from '../output/servers/serverPlan.ts'

export type FileAnswer = {
  /** Absolute. */
  readonly outDir: string
  /** From there, with a leading slash; decoded. Of a page, it ends with a slash. */
  readonly file: string
  readonly headers: Iterable<readonly [name: string, value: string]>
  readonly onMissing: () => void
}

export function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  { outDir, file, headers, onMissing }: FileAnswer,
): void {
  const whole = file.endsWith('/') ? `${file}index.html` : file
  const copies = [...extensions].filter(([, extension]) =>
    isFile(path.join(outDir, whole + extension)),
  )
  const available = [...copies.map(([encoding]) => encoding), 'identity']
  // Whoever takes none is sent the file all the same, as it is.
  const negotiator: Preferring = new Negotiator(request)
  const [encoding = 'identity'] = negotiator.encodings(available, { preferred: available })
  const address = encodeURIComponent(whole + (extensions.get(encoding) ?? '')).replaceAll(
    '%2F',
    '/',
  )
  // Dates in seconds and sizes are a weak mark of what a part is of: the whole is sent, as RFC 9110 says (13.1.5).
  if (String(request.headers['if-range']).startsWith('W/')) delete request.headers.range
  const stream = send(request, address, {
    root: outDir,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
  })
  stream.on('headers', () => {
    for (const [name, value] of headers) response.setHeader(name, value)
    response.setHeader('Vary', 'Accept-Encoding')
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    const type = chooseMediaType(whole)
    if (type !== undefined) response.setHeader('Content-Type', type)
  })
  stream.on('directory', onMissing)
  stream.on('error', (error: NodeJS.ErrnoException & { status?: number; headers?: object }) => {
    if (response.headersSent) response.destroy()
    else if (error.status === 404) onMissing()
    else response.writeHead(error.status ?? 500, { ...error.headers }).end()
  })
  stream.pipe(response)
}

/** Its types are of a version before. */
type Preferring = {
  encodings(available: string[], options?: { readonly preferred: readonly string[] }): string[]
}

const extensions: ReadonlyMap<string, string> = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
])

function chooseMediaType(file: string): string | undefined {
  if (file.endsWith('.md')) return markdownType
  if (file.endsWith('.html')) return 'text/html;charset=utf-8'
  const type = lookup(file)
  return type?.startsWith('text/') ? `${type}; charset=utf-8` : type
}
