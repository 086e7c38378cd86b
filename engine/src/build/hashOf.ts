import { createHash } from 'node:crypto'

/** 16 hexadecimal digits. */
export function hashOf(content: string | Uint8Array): string {
  return hashOfAll([content])
}

/** The same, of what is better not put together in memory. */
export function hashOfAll(parts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}
