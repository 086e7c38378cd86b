/** Two paths → whether they name the same page, but for what hosts, old links and readers write in their own way. */
import { decodeLoosely } from '../../site/paths.ts'
import { cleanPathOf } from './linkIntent.ts'

/** As addresses hold them: case, encoding, Unicode form, `.html`, `index.html` and the final slash do not count. */
export function isSamePath(pathname: string, other: string): boolean {
  return foldedPathOf(pathname) === foldedPathOf(other)
}

function foldedPathOf(pathname: string): string {
  return cleanPathOf(decodeLoosely(pathname)).normalize().toLowerCase()
}
