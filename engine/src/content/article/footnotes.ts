/** `[^1]` and `[^1]: …` → numbered calls, and a list of notes at the end of the article. */

import { escapeAttribute, escapeText } from '../escapeHtml.ts'
import { fill } from '../fill.ts'
import { endLine } from '../sections.ts'
import { enclose } from './enclose.ts'
import { capture, writeChildren, type Node, type Writing } from './writing.ts'

export function writeFootnoteCall(
  node: Extract<Node, { type: 'footnoteReference' }>,
  writing: Writing,
): void {
  const { calls, definitions } = writing.footnotes
  if (!definitions.has(node.identifier)) return
  const call = calls.get(node.identifier) ?? { count: 0, section: writing.text.current }
  call.count += 1
  calls.set(node.identifier, call)
  const number = [...calls.keys()].indexOf(node.identifier) + 1
  const id = callId(node.identifier, call.count)
  const label = escapeAttribute(fill(writing.words.footnote, { number }))
  writing.anchors.push(id)
  writing.html += `<sup><a href="#${encodeURIComponent(noteId(node.identifier))}" id="${escapeAttribute(id)}" class="footnote-call" aria-label="${label}">${number}</a></sup>`
}

/** After the article: every note that is called, in order of first call. */
export function writeFootnotes(writing: Writing): void {
  const { calls, definitions } = writing.footnotes
  if (calls.size === 0) return
  const titleId = writing.slugger.slug('notes')
  endLine(writing.text)
  const items = capture(writing, () => {
    // A note may call another one, which then joins the end of the list.
    for (const [identifier, call] of calls) {
      const definition = definitions.get(identifier)
      if (definition) writeNote(definition, call, writing)
    }
  })
  writing.anchors.push(titleId)
  writing.html +=
    `<section class="footnotes" aria-labelledby="${titleId}">\n` +
    `<h2 id="${titleId}" class="visually-hidden">${escapeText(writing.words.footnotes)}</h2>\n<ol>\n${items}</ol>\n</section>\n`
}

function writeNote(
  definition: Extract<Node, { type: 'footnoteDefinition' }>,
  call: { count: number; section: number },
  writing: Writing,
): void {
  const id = noteId(definition.identifier)
  // The words of a note belong to the section that calls it.
  writing.text.current = call.section
  const body = capture(writing, () =>
    enclose(writing, ['', ''], () => writeChildren(definition.children, writing)),
  ).trimEnd()
  endLine(writing.text)
  const links = Array.from({ length: call.count }, (_, index) =>
    backLink(definition.identifier, index + 1, writing),
  ).join(' ')
  writing.anchors.push(id)
  const closed = body.endsWith('</p>')
    ? `${body.slice(0, -4)} ${links}</p>`
    : `${body}\n<p>${links}</p>`
  writing.html += `<li id="${escapeAttribute(id)}">${closed}</li>\n`
}

function backLink(identifier: string, count: number, { words }: Writing): string {
  const label = escapeAttribute(words.footnoteBack) + (count === 1 ? '' : ` (${count})`)
  return `<a href="#${encodeURIComponent(callId(identifier, count))}" class="footnote-back" aria-label="${label}">↩</a>`
}

const noteId = (identifier: string): string => `fn-${slugOf(identifier)}`
const callId = (identifier: string, count: number): string =>
  `fnref-${slugOf(identifier)}${count > 1 ? `-${count}` : ''}`
const slugOf = (identifier: string): string => identifier.toLowerCase().replace(/\s+/g, '-')
