/** A frame + what is looked for → the address of the page of results, which names the version where there are several. */

import type { SearchFrame } from '../../site/frame.ts'

/** Entries that are empty are left out; empty on a site without search. */
export function resultsHref(
  { search, version }: { readonly search?: SearchFrame | undefined; readonly version: string },
  entries: Readonly<Record<string, string>> = {},
): string {
  if (!search) return ''
  const hasVersions = Object.keys(search.indexHrefs).length > 1
  const given = Object.entries({ ...entries, ...(hasVersions && { version }) })
  const query = new URLSearchParams(given.filter(([, value]) => value !== '')).toString()
  return search.pageHref + (query === '' ? '' : `?${query}`)
}
