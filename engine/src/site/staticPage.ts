/** A folder of the static folder that holds an `index.html`: servers answer with it. */

import { splitTarget } from './paths.ts'
import type { SiteFacts } from './site.ts'

/** `target` as an author writes it → the final address of the folder; `undefined` for one of no such folder. */
export function staticPageAt(
  target: string,
  { assetOf }: Pick<SiteFacts, 'assetOf'>,
): string | undefined {
  const { path } = splitTarget(target)
  if (!path.startsWith('/')) return undefined
  return assetOf('', `${path.replace(/\/$/, '')}/index.html`)?.href.replace(/index\.html$/, '')
}
