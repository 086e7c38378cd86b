/** Says that the search could not be made, and makes it again. */
import type { Words } from '../../words/wordTable.ts'

export type SearchFailedProps = {
  readonly words: Words
  /** Absent: it is the index that could not be had. */
  readonly sentence?: string
  readonly className: string | undefined
  readonly onRetry: () => void
}

export function SearchFailed({
  words,
  sentence = words.searchFailed,
  className,
  onRetry,
}: SearchFailedProps) {
  return (
    <div className={className} role="alert">
      <p>{sentence}</p>
      <button type="button" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  )
}
