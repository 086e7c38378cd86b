/** Folder of the documentation that comes with the engine. */

import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** As the author would type it here: `node_modules/lucarne-docs/docs/settings.md`; absolute when it is not below. */
export function documented(page = ''): string {
  // Two folders below the package, in src/build/ as in dist/node/.
  const file = fileURLToPath(new URL(`../../docs/${page}`, import.meta.url))
  const fromHere = path.relative(process.cwd(), file)
  return fromHere.startsWith('..') ? file : fromHere
}
