/** `import Conf from './nginx.conf'`, then `<CodeBlock>{Conf}</CodeBlock>` → the text of the file. */

import { cleanText } from '../sourceText.ts'
import { partialFileOf } from './partial.ts'
import { report } from './updateState.ts'
import type { SourceLocation, ArticleState } from './state.ts'

/** Returns an empty text, with a problem, when it cannot be read. */
export function importedText(path: string, place: SourceLocation, state: ArticleState): string {
  const { read, stack } = state.partials
  const file = partialFileOf(path, stack.at(-1) ?? '')
  const text = file === undefined ? undefined : read(file, true)
  if (text !== undefined) return cleanText(text)
  report(state, place, {
    message: `The file “${path}” does not exist, or may not be published.`,
    hint:
      file === undefined
        ? 'It is looked for in the site folder only.'
        : `It is looked for at ${file}.`,
  })
  return ''
}
