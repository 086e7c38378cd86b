/** The forms of a page: whether it helped, and the search of a landing page. In one part: each is small. */
import { bringToLife as followFeedback } from './feedback.ts'
import { type Held, release } from './holdPresses.ts'
import { bringToLife as followSearch } from './landingField.ts'

/** Returns the function to be called when the article goes. */
export function bringToLife(
  forms: readonly HTMLFormElement[],
  pressed: Pick<Held<HTMLFormElement>, 'presses'>,
): () => void {
  const isFeedback = (form: HTMLFormElement) => 'feedback' in form.dataset
  followSearch(forms.filter((form) => !isFeedback(form)))
  const stop = followFeedback(forms.filter(isFeedback))
  release(pressed)
  return stop
}
