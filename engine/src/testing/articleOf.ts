/** Markdown in a test → what is written for it, in a form that reads well in an expectation. */

import { fillMarks } from '../content/doc.ts'
import type { ParseOptions } from '../content/parseDoc.ts'
import { formatProblem } from '../problem.ts'
import { docsOf } from './docsOf.ts'

/** The article of one `.md` file: addresses stand as the author wrote them, nothing marks code blocks. */
export function articleOf(markdown: string, options: ParseOptions = {}): string {
  return articleIn({ 'a.md': markdown }, options)
}

/** The article of the first file; the others are there to be included. */
export function articleIn(
  files: Readonly<Record<string, string>>,
  options: ParseOptions = {},
): string {
  const [doc] = docsOf(files, options)
  if (!doc) throw new Error('There is no page among the files')
  const ref = (index: number) => doc.refs[index]?.target ?? '?'
  return fillMarks(doc.html, { ref, block: () => '' }).trimEnd()
}

/** Returns the problems as printed for the author; `a.mdx` when the text is MDX. */
export function problemsOf(markdown: string, file = 'a.md', options: ParseOptions = {}): string {
  return docsOf({ [file]: markdown }, options)
    .flatMap(({ problems }) => problems.map(formatProblem))
    .join('\n')
}
