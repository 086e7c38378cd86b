import { createHash } from 'node:crypto'

/** 16 hexadecimal digits: enough to tell what a site holds from what it held. */
export function hashContent(content: string | Uint8Array): string {
  return hashContents([content])
}

/** SHA-256, whole, in hexadecimal: nobody can make another content of the same. Begins as `hashContent`. */
export function wholeHashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The same, of what is better not put together in memory. */
export function hashContents(parts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256')
  let held = ''
  const addHeld = () => {
    if (held !== '') hash.update(held)
    held = ''
  }
  for (const part of parts)
    if (typeof part === 'string') {
      held += part
      if (held.length >= heldLength) addHeld()
    } else {
      addHeld()
      hash.update(part)
    }
  addHeld()
  return hash.digest('hex').slice(0, 16)
}

/** Handing over a short text takes longer than hashing it: so many characters are handed over at once. */
const heldLength = 65_536
