/** Address that a page would have without a `slug`. */

import { idOfSource, type NumberPrefixes } from '../content/sourcePath.ts'
import { toPath } from '../site/paths.ts'
import { isCategoryIndex } from '../site/placeDoc.ts'

export function defaultAddress(source: string, basePath: string, prefixes: NumberPrefixes): string {
  const id = idOfSource(source, prefixes)
  return toPath(basePath, isCategoryIndex(id) ? id.replace(/(?:^|\/)[^/]*$/, '') : id)
}
