/** The components of the site that a page names → what they make, and what is wrong. */

import type { Problem } from '../problem.ts'
import type { SiteDoc, SiteFacts } from './site.ts'

/** In the order of the calls: where one failed, what it encloses is shown alone. */
export type CalledComponents = {
  readonly htmls: readonly string[]
  readonly problems: readonly Problem[]
}

const nothing: CalledComponents = { htmls: [], problems: [] }

export function callComponents({ doc }: SiteDoc, { components }: SiteFacts): CalledComponents {
  const { components: calls } = doc
  if (!calls || !components) return nothing
  const called = calls.map((call, index) => components.call(call, index))
  return {
    htmls: called.map(({ html }) => html ?? contentMark),
    problems: called.flatMap(({ problems }, index): Problem[] =>
      problems.map((problem) => {
        const { line, column, file = doc.file } = calls[index] ?? { line: 1, column: 1 }
        return { kind: 'content', page: 'components.md', file, line, column, ...problem }
      }),
    ),
  }
}

/** Stands for what a call encloses. */
export const contentMark = '\uE005'

/** Functions: what an author writes may hold the `$` patterns of replace(). */
export const withContent = (html: string, content: string): string =>
  html.replaceAll(contentMark, () => content)
