/** An answer → the same with the values that the reader has chosen, in what is shown of its hits. */
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
