/** `lucarne-docs/testing`: what a piece of Markdown becomes, for the tests of a site. */

import { fillMarks } from './content/doc.ts'
import { parseDoc } from './content/parseDoc.ts'
import { formatProblem } from './problem.ts'

/** Returns the HTML of an article; its addresses stand as they were written. `file` decides between `.md` and `.mdx`. */
export function articleOf(markdown: string, file = 'page.md'): string {
  const doc = parse(markdown, file)
  return fillMarks(doc.html, {
    ref: (index) => doc.refs[index]?.target ?? '',
    block: () => '',
  }).trimEnd()
}

/** Returns the problems as printed for the author, one per line; empty when all is well. */
export function problemsOf(markdown: string, file = 'page.md'): string {
  return parse(markdown, file).problems.map(formatProblem).join('\n')
}

const parse = (text: string, file: string) => parseDoc({ file: `docs/${file}`, source: file, text })
