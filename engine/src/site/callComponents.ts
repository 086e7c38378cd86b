/** The components of the site that a page names → what they make, and what is wrong. */

import { linesOfHtml } from '../content/componentText.ts'
import type { CopiedCall } from '../content/copyCalls.ts'
import type { Doc } from '../content/doc.ts'
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

/** With the text of components among its own: what they enclose is there already. */
export function searchedText(
  placed: SiteDoc,
  facts: SiteFacts,
): Pick<Doc, 'sections' | 'sectionsHash'> {
  const { doc } = placed
  const texts = callComponents(placed, facts).htmls.map((html) =>
    linesOfHtml(html.replaceAll(contentMark, '')),
  )
  if (texts.every(({ length }) => length === 0)) return doc
  const calls = doc.components ?? []
  const sections = doc.sections.map((section, index) => {
    const lines = section.content === '' ? [] : section.content.split('\n')
    // From the last one on, those before stay where they are.
    for (const [number, call] of [...calls.entries()].toReversed())
      if (call.section === index) lines.splice(call.linesBefore, 0, ...(texts[number] ?? []))
    return { ...section, content: lines.join('\n') }
  })
  return { sections, sectionsHash: facts.hashOf(JSON.stringify(sections)) }
}

/** For the Markdown copy of a page: what each call says around what it encloses. */
export const copiedCalls = (
  { doc }: SiteDoc,
  { htmls }: Pick<CalledComponents, 'htmls'>,
): CopiedCall[] =>
  (doc.components ?? []).map(({ name, line, file = doc.file }, index) => {
    const [before = '', after = ''] = (htmls[index] ?? '').split(contentMark)
    return { name, line, file, before, after }
  })

/** Stands for what a call encloses. */
export const contentMark = '\uE005'

/** Functions: what an author writes may hold the `$` patterns of replace(). */
export const withContent = (html: string, content: string): string =>
  html.replaceAll(contentMark, () => content)
