/** `[^1]` and `[^1]: …` → numbered calls, and a list of notes at the end of the article. */

import { escapeAttribute, escapeText } from '../escapeHtml.ts'
import { fill } from '../../words/fill.ts'
import { endLine } from '../sections.ts'
import { enclose } from './enclose.ts'
import { pickFileScope, writeFrom } from './fileScope.ts'
import { capture, writeChildren } from './updateState.ts'
import type { Footnote, FootnoteDefinition, Node, ArticleState } from './state.ts'

export function writeFootnoteCall(
  node: Extract<Node, { type: 'footnoteReference' }>,
  state: ArticleState,
): void {
  const definition = state.notes.get(node.identifier)
  if (!definition) return
  const { number, id, calls } = footnoteOf(definition, state)
  const callId = freeId(`fnref-${slugOf(definition)}`, state)
  calls.push(callId)
  const label = escapeAttribute(fill(state.words.footnote, { number }))
  state.html += `<sup><a href="#${encodeURIComponent(id)}" id="${escapeAttribute(callId)}" class="footnote-call" aria-label="${label}">${number}</a></sup>`
}

/** Its number and id are known from its first call on. */
function footnoteOf(definition: FootnoteDefinition, state: ArticleState): Footnote {
  const { footnotes, text } = state
  const known = footnotes.get(definition)
  if (known) return known
  const footnote = {
    number: footnotes.size + 1,
    id: freeId(`fn-${slugOf(definition)}`, state),
    calls: [],
    section: text.current,
    file: pickFileScope(state),
  }
  footnotes.set(definition, footnote)
  return footnote
}

/** After the article: every note that is called, in order of first call. */
export function writeFootnotes(state: ArticleState): void {
  if (state.footnotes.size === 0) return
  const titleId = state.slugger.slug('notes')
  endLine(state.text)
  const items = capture(state, () => {
    // A note may call another one, which then joins the end of the list.
    for (const [definition, footnote] of state.footnotes)
      writeFrom(footnote.file, state, () => writeNote(definition, footnote, state))
  })
  state.anchors.add(titleId)
  state.html +=
    `<section class="footnotes" aria-labelledby="${titleId}">\n` +
    `<h2 id="${titleId}" class="visually-hidden">${escapeText(state.words.footnotes)}</h2>\n<ol>\n${items}</ol>\n</section>\n`
}

function writeNote(
  definition: FootnoteDefinition,
  { id, calls, section }: Footnote,
  state: ArticleState,
): void {
  // The words of a note belong to the section that calls it.
  state.text.current = section
  const body = capture(state, () =>
    enclose(state, ['', ''], () => writeChildren(definition.children, state)),
  ).trimEnd()
  endLine(state.text)
  const links = calls.map((callId, index) => backLink(callId, index + 1, state)).join(' ')
  const closed = body.endsWith('</p>')
    ? `${body.slice(0, -4)} ${links}</p>`
    : `${body}\n<p>${links}</p>`
  state.html += `<li id="${escapeAttribute(id)}">${closed}</li>\n`
}

function backLink(callId: string, count: number, { words }: ArticleState): string {
  const label = escapeAttribute(words.footnoteBack) + (count === 1 ? '' : ` (${count})`)
  return `<a href="#${encodeURIComponent(callId)}" class="footnote-back" aria-label="${label}">↩\uFE0E</a>`
}

const slugOf = ({ identifier }: FootnoteDefinition): string =>
  identifier.toLowerCase().replace(/\s+/g, '-')

/** Notes of two files may have one name, and a note is called more than once. */
function freeId(wanted: string, { anchors, tried }: ArticleState): string {
  let id = wanted
  let count = tried.get(wanted) ?? 1
  while (anchors.has(id)) id = `${wanted}-${(count += 1)}`
  tried.set(wanted, count)
  anchors.add(id)
  return id
}
