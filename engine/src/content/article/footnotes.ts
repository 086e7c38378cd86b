/** `[^1]` and `[^1]: …` → numbered calls, and a list of notes at the end of the article. */

import { escapeAttribute, escapeText } from '../escapeHtml.ts'
import { fill } from '../../words/fill.ts'
import { endLine } from '../sections.ts'
import { enclose } from './enclose.ts'
import { fileOf, writeFrom } from './fileWriting.ts'
import { capture, writeChildren } from './writing.ts'
import type { Footnote, FootnoteDefinition, Node, Writing } from './state.ts'

export function writeFootnoteCall(
  node: Extract<Node, { type: 'footnoteReference' }>,
  writing: Writing,
): void {
  const definition = writing.notes.get(node.identifier)
  if (!definition) return
  const { number, id, calls } = footnoteOf(definition, writing)
  const callId = freeId(`fnref-${slugOf(definition)}`, writing)
  calls.push(callId)
  const label = escapeAttribute(fill(writing.words.footnote, { number }))
  writing.html += `<sup><a href="#${encodeURIComponent(id)}" id="${escapeAttribute(callId)}" class="footnote-call" aria-label="${label}">${number}</a></sup>`
}

/** Its number and id are known from its first call on. */
function footnoteOf(definition: FootnoteDefinition, writing: Writing): Footnote {
  const { footnotes, text } = writing
  const known = footnotes.get(definition)
  if (known) return known
  const footnote = {
    number: footnotes.size + 1,
    id: freeId(`fn-${slugOf(definition)}`, writing),
    calls: [],
    section: text.current,
    file: fileOf(writing),
  }
  footnotes.set(definition, footnote)
  return footnote
}

/** After the article: every note that is called, in order of first call. */
export function writeFootnotes(writing: Writing): void {
  if (writing.footnotes.size === 0) return
  const titleId = writing.slugger.slug('notes')
  endLine(writing.text)
  const items = capture(writing, () => {
    // A note may call another one, which then joins the end of the list.
    for (const [definition, footnote] of writing.footnotes)
      writeFrom(footnote.file, writing, () => writeNote(definition, footnote, writing))
  })
  writing.anchors.add(titleId)
  writing.html +=
    `<section class="footnotes" aria-labelledby="${titleId}">\n` +
    `<h2 id="${titleId}" class="visually-hidden">${escapeText(writing.words.footnotes)}</h2>\n<ol>\n${items}</ol>\n</section>\n`
}

function writeNote(
  definition: FootnoteDefinition,
  { id, calls, section }: Footnote,
  writing: Writing,
): void {
  // The words of a note belong to the section that calls it.
  writing.text.current = section
  const body = capture(writing, () =>
    enclose(writing, ['', ''], () => writeChildren(definition.children, writing)),
  ).trimEnd()
  endLine(writing.text)
  const links = calls.map((callId, index) => backLink(callId, index + 1, writing)).join(' ')
  const closed = body.endsWith('</p>')
    ? `${body.slice(0, -4)} ${links}</p>`
    : `${body}\n<p>${links}</p>`
  writing.html += `<li id="${escapeAttribute(id)}">${closed}</li>\n`
}

function backLink(callId: string, count: number, { words }: Writing): string {
  const label = escapeAttribute(words.footnoteBack) + (count === 1 ? '' : ` (${count})`)
  return `<a href="#${encodeURIComponent(callId)}" class="footnote-back" aria-label="${label}">↩\uFE0E</a>`
}

const slugOf = ({ identifier }: FootnoteDefinition): string =>
  identifier.toLowerCase().replace(/\s+/g, '-')

/** Notes of two files may have one name, and a note is called more than once. */
function freeId(wanted: string, { anchors, tried }: Writing): string {
  let id = wanted
  let count = tried.get(wanted) ?? 1
  while (anchors.has(id)) id = `${wanted}-${(count += 1)}`
  tried.set(wanted, count)
  anchors.add(id)
  return id
}
