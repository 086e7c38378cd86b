/** Images of other hosts that pages show → files beside the static ones. Only when it is asked for. */

import { createHash } from 'node:crypto'
import type { Imported } from './importSite.ts'
import type { ImportNote } from './importPlan.ts'

const IMAGE = /(!\[[^\]\n]*\]\(|<img\b[^>]*?\ssrc=["'])(https?:\/\/[^\s)"'>]+)/g
const largestBytes = 10e6
const timeoutMs = 15_000

export async function downloadImages(imported: Imported): Promise<Imported> {
  const files = new Map(imported.files)
  const notes: ImportNote[] = []
  const fetched = new Map<string, string | undefined>()
  for (const [name, content] of imported.files) {
    if (!/\.mdx?$/.test(name)) continue
    const text = String(content)
    const addresses = [...new Set([...text.matchAll(IMAGE)].map(([, , address = '']) => address))]
    for (const address of addresses) {
      if (!fetched.has(address)) fetched.set(address, await download(address, files))
      const isHere = fetched.get(address) !== undefined
      notes.push({
        level: isHere ? 'converted' : 'decide',
        kind: isHere
          ? 'images of other hosts, fetched'
          : 'images of other hosts that could not be fetched',
        file: name,
        text: address,
      })
    }
    if (addresses.some((address) => fetched.get(address)))
      files.set(
        name,
        text.replace(IMAGE, (whole, before: string, address: string) => {
          const own = fetched.get(address)
          return own === undefined ? whole : before + own
        }),
      )
  }
  return {
    ...imported,
    files,
    outcome: { ...imported.outcome, notes: [...imported.outcome.notes, ...notes] },
  }
}

/** Its address here; `undefined` where there is no image to be had. */
async function download(
  address: string,
  files: Map<string, string | Buffer>,
): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
    const type = response.headers.get('content-type') ?? ''
    if (!response.ok || !type.startsWith('image/')) return undefined
    const bytes = await readLimited(response)
    if (!bytes) return undefined
    const end = type.includes('svg')
      ? 'svg'
      : type
          .replace(/^image\/|;.*$/g, '')
          .replace('jpeg', 'jpg')
          .replace(/[^a-z0-9]/g, '')
    const file = `images/${createHash('sha256').update(address).digest('hex').slice(0, 12)}.${end}`
    files.set(`static/${file}`, bytes)
    return `/${file}`
  } catch {
    return undefined
  }
}

/** `undefined` as soon as there are too many: a host may send them without end. */
async function readLimited(response: Response): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    length += chunk.byteLength
    if (length > largestBytes) return undefined
  }
  return Buffer.concat(chunks)
}
