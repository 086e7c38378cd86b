/** Adds text and marks to the state of an article, and reports problems at their place. */

import { refMark, type Ref } from '../doc.ts'
import { escapeText } from '../escapeHtml.ts'
import { targetFromPage } from '../sourcePath.ts'
import { typographyOf, type Typography } from '../../config/typographyNames.ts'
import { primaryLanguageOf } from '../../words/languageNames.ts'
import { typeset } from '../typography.ts'
import { freshTypography } from '../typographyState.ts'
import { isInRawCode, isRead } from './rawContext.ts'
import type { Node, SourceLocation, ArticleState } from './state.ts'

/** Runs `write` without explaining glossary terms, inside a link or a badge for instance. */
export function withoutTerms(state: ArticleState, write: () => void): void {
  const { isInParagraph } = state
  state.isInParagraph = false
  write()
  state.isInParagraph = isInParagraph
}

export function writeChildren(nodes: readonly Node[], state: ArticleState): void {
  for (const node of nodes) state.write(node, state)
}

/** Returns the HTML that `write` produces instead of appending it. */
export function capture(state: ArticleState, write: () => void): string {
  const before = state.html
  state.html = ''
  write()
  const captured = state.html
  state.html = before
  return captured
}

/** A block of running text starts: quotes do not pair across blocks. */
export function startBlock(state: ArticleState): void {
  state.typography = freshTypography()
}

/** Text for the reader, not yet escaped: typeset, then added to the HTML and to the search text. */
export function writeText(value: string, state: ArticleState): void {
  const text = isInRawCode(state) ? value : typeset(value, rulesHere(state), state.typography)
  const { terms, isInParagraph } = state
  state.html += terms && isInParagraph ? terms.write(text, state) : escapeText(text)
  if (isRead(state)) state.text.line += text
}

/** `text` typeset on its own, for attributes. */
export const typesetAlone = (text: string, state: ArticleState): string =>
  typeset(text, rulesHere(state))

/** Rules of one language never touch a passage that says it is in another. */
function rulesHere({ rules, language, rawTags }: ArticleState): Typography {
  const lang = rawTags.findLast((tag) => tag.lang !== undefined)?.lang
  if (lang === undefined || primaryLanguageOf(lang) === language) return rules
  return rules === 'none' ? 'none' : typographyOf(true, lang)
}

/** Returns a node's position in its source file, 1-based. */
export function locateNode(node: Node, { partials }: ArticleState): SourceLocation {
  if (partials.place) return partials.place
  const start = node.position?.start
  const [, ...inner] = partials.stack
  const file = inner.at(-1)
  return { line: start?.line ?? 1, column: start?.column ?? 1, ...(file !== undefined && { file }) }
}

/** Returns a position inside a node, after the typed text `before`. */
export function placeAfter(before: string, node: Node, state: ArticleState): SourceLocation {
  const start = locateNode(node, state)
  if (state.partials.place) return start
  const lines = before.split('\n')
  const length = lines.at(-1)?.length ?? 0
  if (lines.length === 1) return { ...start, column: start.column + length }
  return { ...start, line: start.line + lines.length - 1, column: length + 1 }
}

/** Returns a node's source text. */
export function typedSource(node: Node, state: ArticleState): string {
  const start = node.position?.start.offset ?? 0
  return state.source.slice(start, node.position?.end.offset ?? start)
}

export function report(
  state: ArticleState,
  place: SourceLocation,
  problem: { message: string; hint?: string },
): void {
  const page = 'writing.md'
  state.problems.push({ kind: 'content', file: state.file, page, ...place, ...problem })
}

/** Records an address to be resolved by the site → the mark that stands for it. */
export function addRef(
  state: ArticleState,
  kind: Ref['kind'],
  at: SourceLocation & { target: string },
): string {
  const { target: typed, ...place } = at
  const [page = '', ...inner] = state.partials.stack
  const target = targetFromPage(typed, page, inner.at(-1) ?? page)
  state.refs.push({ kind, target, ...place, ...(typed !== target && { typed }) })
  return refMark(state.refs.length - 1)
}
