/** The forms of a page: whether it helped, and the search of a landing page. In one part: each is small. */
import { bringToLife as followFeedback } from './feedback.ts'
import { bringToLife as followSearch } from './landingField.ts'

/** Returns the function to be called when the article goes. */
export function bringToLife(forms: readonly HTMLFormElement[]): () => void {
  const isFeedback = (form: HTMLFormElement) => 'feedback' in form.dataset
  followSearch(forms.filter((form) => !isFeedback(form)))
  return followFeedback(forms.filter(isFeedback))
}
