/** Says that the search could not be made, and makes it again. */
import type { Words } from '../words.ts'

export type SearchFailedProps = {
  readonly words: Words
  readonly className: string | undefined
  readonly onRetry: () => void
}

export function SearchFailed({ words, className, onRetry }: SearchFailedProps) {
  return (
    <div className={className} role="alert">
      <p>{words.searchFailed}</p>
      <button type="button" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  )
}
