/** Folders that the tests of the runner read. */

import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of this package. */
export const packageFolder = fileURLToPath(new URL('../..', import.meta.url))

/** Folder of the provider's site. */
export const siteFolder = join(packageFolder, '../site')
