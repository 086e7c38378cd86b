/**
 * Under a doc: whether it helped, and a sentence. Without a script it is a form; with one it is sent without leaving the
 * page (`client/article/feedback.ts`). What is counted by Matomo alone needs that script: it is hidden until then.
 */

import type { PageWords } from '../../words/wordTable.ts'

type FeedbackFormProps = {
  /** Path of the page, without base URL. */
  readonly path: string
  /** Address that receives the answer; absent where analytics count it. */
  readonly url: string | undefined
  readonly words: PageWords
}

export function FeedbackForm({ path, url, words }: FeedbackFormProps) {
  return (
    <form
      className="feedback"
      method="post"
      action={url}
      hidden={url === undefined}
      data-feedback=""
    >
      <fieldset>
        <legend>{words.feedbackAsk}</legend>
        <input type="hidden" name="page" value={path} />
        <button name="helpful" value="yes">
          {words.feedbackYes}
        </button>
        <button name="helpful" value="no">
          {words.feedbackNo}
        </button>
        <label>
          {words.feedbackComment}
          <textarea name="comment" maxLength={300} rows={2} />
        </label>
        <button hidden data-send="">
          {words.feedbackSend}
        </button>
      </fieldset>
      <output data-said={words.feedbackThanks} />
      <p role="alert" hidden>
        {words.feedbackFailed}
      </p>
    </form>
  )
}
