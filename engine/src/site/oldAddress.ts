/** An address that a site answered to once, as an author writes it → the path where its redirect stands. */

import type { LocaleConfig } from '../config/config.ts'
import { decodeLoosely, toPath } from './paths.ts'
import { isWrittenFile } from './writtenFile.ts'

/** Authors write addresses as they read them, or as they copy them: encoded. A folder and its `index.html` are one. */
export const oldPathOf = (address: string): string =>
  toPath(decodeLoosely(address.trim())).replace(/\/index\.html\/$/, '/')

/** Why none can stand there; `undefined` when one can. */
export function faultOfOldAddress(
  address: string,
  locales: readonly LocaleConfig[],
): string | undefined {
  if (/[?#*]/.test(address)) return 'a redirect is for a path alone: no `?`, `#` or `*`'
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f]/.test(decodeLoosely(address.trim())))
    return 'it holds a line feed or another control character'
  if (/(?:^|\/)\.\.?(?:\/|$)|\/\//.test(decodeLoosely(address.trim())))
    return 'it is not a whole path: no `.`, `..` or `//`'
  return isWrittenFile(oldPathOf(address), locales) ? 'the build writes a file there' : undefined
}
