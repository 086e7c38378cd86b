/**
 * HTML written in Markdown → the same HTML. Addresses become marks, comments go, text follows typography,
 * and what is left open is reported and closed, so that a slip never breaks the page around it.
 */

import { decodeHTML } from 'entities'
import { readItAsMdx } from '../mdxInMarkdown.ts'
import { endLine } from '../sections.ts'
import { deepest, tooDeep } from '../tooDeep.ts'
import { closeRawTags, endRawParagraph } from './enclose.ts'
import {
  blockTags,
  implicitlyClosedTags,
  isKnownTag,
  pageTags,
  paragraphEnders,
  voidTags,
} from './htmlTags.ts'
import { reportLiteralMarkdown } from './literalMarkdown.ts'
import { reportOtherComment } from './otherMarkdown.ts'
import { isInDrawing, isInRawCode, isRead } from './rawContext.ts'
import { rewriteTag } from './rawTag.ts'
import { placeAfter, report, startBlock, writeText } from './updateState.ts'
import type { Node, SourceLocation, ArticleState } from './state.ts'

/** `<!-->` and `<!--->` are whole comments. */
const TOKEN =
  /<!--(?:-?>|[\s\S]*?(?:-->|$))|<(\/?)([a-zA-Z][\w:.-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|<[!?][^>]*>/g

export function writeRawHtml(node: Extract<Node, { type: 'html' }>, state: ArticleState): void {
  const { value } = node
  let written = 0
  TOKEN.lastIndex = 0
  for (let token = TOKEN.exec(value); token; token = TOKEN.exec(value)) {
    writeBetween(node, [written, token.index], state)
    written = TOKEN.lastIndex
    const [typed, closing, name, attributes] = token
    const before = value.slice(0, token.index)
    const place = placeAfter(before, node, state)
    if (isOpenComment(typed)) reportOpenComment({ before, place }, state)
    else reportOtherComment(typed, place, state)
    if (name === undefined) continue
    if (closing) closeTag(name, place, state)
    else {
      openTag({ name, typed, attributes: attributes ?? '', place }, state)
      const isOpen = state.rawTags.at(-1)?.name === name.toLowerCase()
      const isVerbatim = isOpen && /^(?:script|style|textarea)$/i.test(name)
      const verbatim = isVerbatim && value.slice(written)
      const end = verbatim ? verbatim.search(new RegExp(`</${name}`, 'i')) : -1
      if (verbatim && end >= 0) {
        state.html += verbatim.slice(0, end)
        written += end
        TOKEN.lastIndex = written
      }
    }
  }
  writeBetween(node, [written, value.length], state)
  const isBlock =
    node.position?.start.column === 1 &&
    value.startsWith('<') &&
    /\n|>$/.test(value) &&
    !isInline(value)
  if (isBlock) state.html += '\n'
}

const isInline = (value: string): boolean => /^<[^>]*>$/.test(value) && !isBlockHtml(value)
const isBlockHtml = (value: string): boolean =>
  blockTags.has(/^<\/?([\w-]+)/.exec(value)?.[1]?.toLowerCase() ?? '')

const isOpenComment = (token: string): boolean => token.startsWith('<!--') && !token.endsWith('-->')

/** A comment that starts its block goes on over empty lines; any other ends with its block. */
function reportOpenComment(
  { before, place }: { before: string; place: SourceLocation },
  state: ArticleState,
): void {
  const takesAll = before.trim() === ''
  report(state, place, {
    message: takesAll
      ? 'This comment is never closed: all that follows is in it.'
      : 'This comment is not closed in its block: the rest of the block is in it.',
    hint: takesAll
      ? 'Close it with “-->” where it ends.'
      : 'Close it with “-->” before the next empty line, or start it on a line after an empty one.',
  })
}

/** Text between two tags. */
function writeBetween(
  node: Extract<Node, { type: 'html' }>,
  [start, end]: readonly [start: number, end: number],
  state: ArticleState,
): void {
  const typed = node.value.slice(start, end)
  if (typed === '') return
  if (!isInRawCode(state)) {
    reportLiteralMarkdown(typed, { node, before: node.value.slice(0, start) }, state)
    return writeText(decodeHTML(typed), state)
  }
  state.html += typed.replace(/</g, '&lt;')
  if (isRead(state)) {
    state.text.line += decodeHTML(typed)
    state.typography.previous = 'x'
  }
}

type OpeningTag = { name: string; typed: string; attributes: string; place: SourceLocation }

function openTag(tag: OpeningTag, state: ArticleState): void {
  const name = tag.name.toLowerCase()
  if (!isElement(tag.name, state)) {
    report(state, tag.place, {
      message: `“<${tag.name}>” is not an HTML element: it is shown as text.`,
      hint: isComponent(tag.name, state)
        ? `Write it between backquotes: \`<${tag.name}>\`; for a component, ${readItAsMdx}`
        : `Write it between backquotes: \`<${tag.name}>\`.`,
    })
    return writeText(tag.typed, state)
  }
  if (name === 'h1') state.rawTitle ??= tag.place
  if (paragraphEnders.has(name)) endRawParagraph(state)
  if (blockTags.has(name)) {
    endLine(state.text)
    startBlock(state)
  } else if (name === 'br') state.text.line += ' '
  if (implicitlyClosedTags.has(name) && name !== 'p') endImplied(name, state)
  if (state.rawTags.length >= deepest) return leaveOut(name, tag, state)
  const opening = rewriteTag(tag, state)
  if (!pageTags.has(name)) state.html += opening
  if (!voidTags.has(name) && !/\/\s*$/.test(tag.attributes)) {
    const isLink = name === 'a' && /\shref\s*=/i.test(tag.attributes)
    state.rawTags.push({ name, isLink, place: tag.place, lang: langIn(tag.attributes) })
  } else if (!hasNoEnd(name) && !isInDrawing(state)) {
    // `<div/>` does not close itself in HTML.
    state.html += `</${tag.name}>`
  }
}

/** HTML ends there an element of the same name that its author leaves open: a row, an item. */
function endImplied(name: string, state: ArticleState): void {
  const { rawTags, rawFloor } = state
  const holder = rawTags.findLastIndex((each) => !implicitlyClosedTags.has(each.name))
  const index = rawTags.findLastIndex((each) => each.name === name)
  if (index > holder && index >= rawFloor) closeRawTags(state, index)
}

/** Leaves an element's tag out and keeps its content. Reported once per page. */
function leaveOut(name: string, tag: OpeningTag, state: ArticleState): void {
  if (state.leftOut.length === 0) report(state, tag.place, { ...tooDeep })
  if (!voidTags.has(name) && !/\/\s*$/.test(tag.attributes)) state.leftOut.push(name)
}

export const langIn = (attributes: string): string | undefined =>
  /(?:^|\s)lang\s*=\s*["']?([\w-]+)/i.exec(attributes)?.[1]

const hasNoEnd = (name: string): boolean =>
  voidTags.has(name) || pageTags.has(name) || name === 'svg'

/** A custom element is one that the author closes somewhere; `<votre-domaine>` alone is a slip. */
function isElement(name: string, state: ArticleState): boolean {
  if (isInDrawing(state)) return true
  if (isKnownTag(name.toLowerCase())) return !isComponent(name, state)
  return name.includes('-') && state.source.includes(`</${name}>`)
}

/** `<Details>` is Docusaurus', unless the file says that it is Markdown; `<BR>` is HTML. */
const isComponent = (name: string, { syntax }: ArticleState): boolean =>
  syntax === 'presumed md' && /^[A-Z]\w*[a-z]/.test(name)

/**
 * Says whether the opening tag was already reported: a component, a tag shown as text, or one that HTML cannot read
 * (`<span style={{…}}>`).
 */
const isOpeningTold = (name: string, state: ArticleState): boolean =>
  isComponent(name, state) || !isKnownTag(name.toLowerCase())
    ? state.source.includes(`<${name}`)
    : state.syntax === 'presumed md' &&
      new RegExp(String.raw`<${name}\s[^<>]*=\{`, 'i').test(state.source)

function closeTag(typedName: string, place: SourceLocation, state: ArticleState): void {
  const name = typedName.toLowerCase()
  if (voidTags.has(name)) return
  if (state.leftOut.at(-1) === name) return void state.leftOut.pop()
  const index = state.rawTags.findLastIndex((each) => each.name === name)
  if (index < state.rawFloor) {
    if (isOpeningTold(typedName, state)) return
    const ended = name === 'p' && state.endedParagraphs.pop()
    if (ended) return reportEndedParagraph(ended.place, state)
    report(state, place, {
      message: `“</${typedName}>” closes nothing.`,
      hint: 'Its opening tag is missing, or stands in another paragraph or list item.',
    })
    return
  }
  closeRawTags(state, index + 1)
  state.rawTags.pop()
  if (!pageTags.has(name)) state.html += `</${typedName}>`
  if (blockTags.has(name)) endLine(state.text)
}

function reportEndedParagraph(place: SourceLocation, state: ArticleState): void {
  report(state, place, {
    message: '“<p>” ends at the first block in it: HTML has no block in a paragraph.',
    hint: 'Write “<div>” and “</div>” around them.',
  })
}
