/** A worker thread that highlights the code it is sent. */

import type { WaitingCode } from '../content/highlight/deferredHighlight.ts'
import { createHighlighter } from '../content/highlight/highlight.ts'
import { serveTasks } from '../threads/workerThread.ts'

const { highlight, load } = createHighlighter()

serveTasks(async (waiting: readonly WaitingCode[]): Promise<readonly string[]> => {
  await load(waiting.map(({ language }) => language))
  return waiting.map(({ code, language }) => highlight(code, language) ?? '')
})
