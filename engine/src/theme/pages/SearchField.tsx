/** A form to the page of results. Once the app is there, what is typed in it is answered in the box of search. */

import { MAX_QUERY_LENGTH } from '../../search/parseQuery.ts'
import type { Frame } from '../../site/frame.ts'

export type SearchFieldProps = {
  readonly frame: Frame
  /** Empty: the usual words. */
  readonly placeholder: string
}

/** Search field; empty on a site without search. */
export function SearchField({ frame, placeholder }: SearchFieldProps) {
  const { search, words, version } = frame
  if (!search) return null
  const hasVersions = Object.keys(search.indexHrefs).length > 1
  return (
    <search>
      <form action={search.pageHref} className="landing-search">
        <input
          type="search"
          name="q"
          aria-label={words.search}
          placeholder={placeholder || words.searchPlaceholder}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
        />
        {hasVersions && <input type="hidden" name="version" value={version} />}
        <button type="submit">{words.searchSubmit}</button>
      </form>
    </search>
  )
}
