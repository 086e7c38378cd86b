/** Answers on their way to the reader: shown with the values that the reader has chosen, and reported to analytics (`analytics.ts`). */
import { textForChoice } from '../../content/choiceInText.ts'
import type { SearchChoice } from '../../site/frame.ts'
import type { BoxAnswer } from '../../theme/search/searchBoxActions.ts'

/** Resolves the text of hits to the reader's choice. `kept`: the key of the choice made, if any. */
export function settleHits(
  answer: BoxAnswer,
  { keys, initial }: SearchChoice,
  kept: string | null,
): BoxAnswer {
  if (answer === 'failed') return answer
  const chosen = keys.indexOf(kept ?? '')
  const index = chosen < 0 ? keys.indexOf(initial) : chosen
  return {
    ...answer,
    hits: answer.hits.map((hit) => ({
      ...hit,
      document: {
        ...hit.document,
        sectionTitle: textForChoice(hit.document.sectionTitle, index),
        excerpt: textForChoice(hit.document.excerpt, index),
      },
    })),
  }
}

/** As the switch keeps it (`content/choiceSwitch.ts`); nothing where the browser keeps nothing. */
export function keptChoice({ attribute }: SearchChoice): string | null {
  try {
    return localStorage.getItem(`lucarne.choice.${attribute}`)
  } catch {
    return null
  }
}

/** Long enough for a word begun not to be taken for a search. */
const PAUSE_MS = 1500

/** Returns a function to be called with each answer; it only reports the last one before a pause. */
export function createSearchTracker(): (query: string, answer: BoxAnswer) => void {
  let pause: ReturnType<typeof setTimeout> | undefined
  let told = ''
  return (query, answer) => {
    clearTimeout(pause)
    const text = query.trim()
    if (answer === 'failed' || text === '' || text === told) return
    pause = setTimeout(() => {
      told = text
      dispatchEvent(
        new CustomEvent('lucarne:searched', {
          detail: { query: text, count: answer.total, absent: answer.absent },
        }),
      )
    }, PAUSE_MS)
  }
}
