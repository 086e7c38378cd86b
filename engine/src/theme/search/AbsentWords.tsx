/** Says that no page speaks of what was asked: what follows is only near it. */
import type { Words } from '../../words/wordTable.ts'
import { fill } from '../../words/fill.ts'

export type AbsentWordsProps = {
  readonly words: Words
  readonly absent: readonly string[]
  readonly className: string | undefined
}

export function AbsentWords({ words, absent, className }: AbsentWordsProps) {
  if (absent.length === 0) return null
  return (
    <div className={className}>
      <p>{absentSentence(absent, words)}</p>
      <p>{words.searchNearest}</p>
    </div>
  )
}

export const absentSentence = (absent: readonly string[], words: Words): string =>
  fill(words.searchAbsent, { words: absent.join(' ') })
