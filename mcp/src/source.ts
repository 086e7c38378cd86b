/** A built site, in a folder or behind an address → the text of its files; nothing else can be reached through it. */

import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'

export type Source = {
  /** Returns `undefined` for what is not there. `file` is from the root of the site, without a slash: `Apache/index.md`. */
  readonly read: (file: string) => Promise<string | undefined>
  /** Name for people: a folder or an address. */
  readonly name: string
}

const LIMIT_BYTES = 8_000_000
const LIMIT_MS = 15_000

/** Opens a site. One whose search index is missing is reported before any assistant asks. */
export async function openSource(site: string): Promise<Source | { readonly error: string }> {
  const source = /^https?:/i.test(site) ? sourceOfAddress(site) : await sourceOfFolder(site)
  if ('error' in source) return source
  try {
    if ((await source.read('index.json')) !== undefined) return source
  } catch (error) {
    return { error: `${site}: ${error instanceof Error ? error.message : String(error)}` }
  }
  return { error: `${site}: no index.json: this is no site built by Lucarne.` }
}

async function sourceOfFolder(folder: string): Promise<Source | { readonly error: string }> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) return { error: `${folder}: no such folder. Build the site first: lucarne build.` }
  const root = await realpath(folder)
  return {
    name: folder,
    read: async (file) => {
      const wanted = path.join(root, file)
      const real = await realpath(wanted).catch(() => undefined)
      if (real === undefined || !real.startsWith(root + path.sep)) return undefined
      const facts = await stat(real)
      // A pipe would be waited for.
      if (!facts.isFile()) return undefined
      if (facts.size > LIMIT_BYTES) throw new Error(`${file} is larger than ${LIMIT_BYTES} bytes`)
      return readFile(real, 'utf8').catch(() => undefined)
    },
  }
}

/** HTTPS alone, but for this machine: what is read is given to an assistant as it is. */
function sourceOfAddress(site: string): Source | { readonly error: string } {
  if (!URL.canParse(site)) return { error: `${site}: not an address.` }
  const base = new URL(site.endsWith('/') ? site : `${site}/`)
  const isLocal = /^(?:127\.0\.0\.1|localhost|\[::1\])$/.test(base.hostname)
  if (base.protocol !== 'https:' && !isLocal)
    return { error: `${site}: give its address over HTTPS.` }
  return { name: base.href, read: (file) => fetchText(new URL(encodePath(file), base), base) }
}

const encodePath = (file: string): string => file.split('/').map(encodeURIComponent).join('/')

async function fetchText(url: URL, base: URL): Promise<string | undefined> {
  if (!url.href.startsWith(base.href)) return undefined
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) })
  if (response.status === 404 || response.status === 410) return undefined
  if (response.status >= 300 && response.status < 400) return undefined
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}`)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    bytes += chunk.byteLength
    if (bytes > LIMIT_BYTES) throw new Error(`${url.href} is larger than ${LIMIT_BYTES} bytes`)
  }
  return Buffer.concat(chunks).toString('utf8')
}
