/** Compiled sites → the `style` attributes that their pages hold: the policy allows each by its hash, and no other. */

import type { Config } from '../config/config.ts'
import type { Doc } from '../content/doc.ts'
import { stylesIn } from '../content/styleAttributes.ts'
import type { Problem } from '../problem.ts'
import { announcementStyleHtml } from '../render/announcementStyleHtml.tsx'
import { newTabStyle } from '../render/newTabStyle.ts'
import { offlineNoteHtml } from '../render/offlineNoteHtml.tsx'
import type { CompiledSite } from '../site/compileSite.ts'

/** A hash weighs 53 bytes in what a server says of every file. */
const mostStyles = 24

/** Lists each once. Those beyond the limit are blocked by browsers, and reported. */
export function styleAttributesOf(
  compiled: readonly CompiledSite[],
  config: Pick<Config, 'offline'>,
): readonly string[] {
  const own = compiled.flatMap(({ site, frames }) => [
    newTabStyle(site.words),
    ...(config.offline ? stylesIn(offlineNoteHtml(site.words)) : []),
    ...[...frames.values()].flatMap(({ announcement, ...frame }) => [
      ...(announcement ? stylesIn(announcementStyleHtml(announcement)) : []),
      ...htmlIn([announcement?.html, frame]).flatMap(stylesIn),
    ]),
  ])
  return [...new Set([...own, ...stylesOfDocs(docsIn(compiled))])]
}

const docsIn = (compiled: readonly CompiledSite[]): readonly Doc[] =>
  compiled.flatMap(({ site }) =>
    [...site.versions.flatMap(({ docs }) => docs), ...site.pages].map(({ doc }) => doc),
  )

const stylesOfDocs = (docs: readonly Doc[]): readonly string[] =>
  [...new Set(docs.flatMap(({ styles = [] }) => styles))].slice(0, mostStyles)

/** Texts of plain data that hold a style. */
function htmlIn(data: unknown): readonly string[] {
  const found: string[] = []
  JSON.stringify(data, (_, value: unknown) => {
    if (typeof value === 'string' && value.includes('style')) found.push(value)
    return value
  })
  return found
}

/** Reports the docs whose styles are not allowed, since those before already fill the policy. */
export function styleProblems(compiled: readonly CompiledSite[]): readonly Problem[] {
  const docs = docsIn(compiled)
  const allowed = new Set(stylesOfDocs(docs))
  return docs.flatMap(({ file, styles = [] }): Problem[] => {
    const refused = styles.find((style) => !allowed.has(style))
    if (refused === undefined) return []
    return [
      {
        kind: 'content',
        file,
        message: `\`style="${refused.slice(0, 60)}"\` has no effect: the articles of the site have more than ${mostStyles} different ones`,
        hint: 'Give the element a class, and write its rules in a file of `theme.styles`.',
        page: 'writing.md',
      },
    ]
  })
}
