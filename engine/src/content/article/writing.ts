/** Text and marks added to the state of an article, and problems told at their place. */

import { refMark, type Ref } from '../doc.ts'
import { escapeText } from '../escapeHtml.ts'
import { targetFromPage } from '../sourcePath.ts'
import { typographyOf, type Typography } from '../../config/typographyNames.ts'
import { primaryLanguageOf } from '../../words/languageNames.ts'
import { typeset } from '../typography.ts'
import { freshTypography } from '../typographyState.ts'
import { isInRawCode, isRead } from './rawContext.ts'
import type { Node, Place, Writing } from './state.ts'

/** Runs `write` without explaining glossary terms, inside a link or a badge for instance. */
export function withoutTerms(writing: Writing, write: () => void): void {
  const { isInParagraph } = writing
  writing.isInParagraph = false
  write()
  writing.isInParagraph = isInParagraph
}

export function writeChildren(nodes: readonly Node[], writing: Writing): void {
  for (const node of nodes) writing.write(node, writing)
}

/** Returns the HTML that `write` produces instead of appending it. */
export function capture(writing: Writing, write: () => void): string {
  const before = writing.html
  writing.html = ''
  write()
  const captured = writing.html
  writing.html = before
  return captured
}

/** A block of running text starts: quotes do not pair across blocks. */
export function startBlock(writing: Writing): void {
  writing.typography = freshTypography()
}

/** Text for the reader, not yet escaped: typeset, then added to the HTML and to the search text. */
export function writeText(value: string, writing: Writing): void {
  const text = isInRawCode(writing) ? value : typeset(value, rulesHere(writing), writing.typography)
  const { terms, isInParagraph } = writing
  writing.html += terms && isInParagraph ? terms.write(text, writing) : escapeText(text)
  if (isRead(writing)) writing.text.line += text
}

/** `text` typeset on its own, for attributes. */
export const typesetAlone = (text: string, writing: Writing): string =>
  typeset(text, rulesHere(writing))

/** Rules of one language never touch a passage that says it is in another. */
function rulesHere({ rules, language, rawTags }: Writing): Typography {
  const lang = rawTags.findLast((tag) => tag.lang !== undefined)?.lang
  if (lang === undefined || primaryLanguageOf(lang) === language) return rules
  return rules === 'none' ? 'none' : typographyOf(true, lang)
}

/** Returns a node's position in its source file, 1-based. */
export function placeOf(node: Node, { partials }: Writing): Place {
  if (partials.place) return partials.place
  const start = node.position?.start
  const [, ...inner] = partials.stack
  const file = inner.at(-1)
  return { line: start?.line ?? 1, column: start?.column ?? 1, ...(file !== undefined && { file }) }
}

/** Returns a position inside a node, after the typed text `before`. */
export function placeAfter(before: string, node: Node, writing: Writing): Place {
  const start = placeOf(node, writing)
  if (writing.partials.place) return start
  const lines = before.split('\n')
  const length = lines.at(-1)?.length ?? 0
  if (lines.length === 1) return { ...start, column: start.column + length }
  return { ...start, line: start.line + lines.length - 1, column: length + 1 }
}

/** Returns a node's source text. */
export function typedSource(node: Node, writing: Writing): string {
  const start = node.position?.start.offset ?? 0
  return writing.source.slice(start, node.position?.end.offset ?? start)
}

export function report(
  writing: Writing,
  place: Place,
  problem: { message: string; hint?: string },
): void {
  const page = 'writing.md'
  writing.problems.push({ kind: 'content', file: writing.file, page, ...place, ...problem })
}

/** Records an address to be resolved by the site → the mark that stands for it. */
export function addRef(
  writing: Writing,
  kind: Ref['kind'],
  at: Place & { target: string },
): string {
  const { target: typed, ...place } = at
  const [page = '', ...inner] = writing.partials.stack
  const target = targetFromPage(typed, page, inner.at(-1) ?? page)
  writing.refs.push({ kind, target, ...place, ...(typed !== target && { typed }) })
  return refMark(writing.refs.length - 1)
}
