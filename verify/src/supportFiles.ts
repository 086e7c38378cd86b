/** Where the scripts are that a page needs besides its own blocks. */

import { join } from 'node:path'

import type { BenchPage } from './benchPage.ts'

/** What is there before the page's first block. `folder` holds `decors/` and `pannes/`. */
export function decorFileOf(name: string, folder: string): string {
  return join(folder, 'decors', `${name}.sh`)
}

/** What provokes the messages of its « Dépannage » table; not every page has one. */
export function faultsFileOf({ name }: BenchPage, folder: string): string {
  return join(folder, 'pannes', `${name.replaceAll('/', '-')}.sh`)
}
