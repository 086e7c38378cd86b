/**
 * A fenced block → `<figure class="code" data-lang>`, its caption, and a mark after it for the site's note.
 * Lines are wrapped in `<span class="line">` only when some are marked or numbered, and in a terminal's session.
 */

import { choiceLabels } from '../choiceSwitch.ts'
import { blockMark, type Doc } from '../doc.ts'
import { escapeAttribute, escapeText } from '../escapeHtml.ts'
import { fill } from '../../words/fill.ts'
import type { HighlightedCode } from '../highlight/highlight.ts'
import { addCodeLines, endLine } from '../sections.ts'
import { codeOfFile } from './codeFile.ts'
import { lineMarks, sessionHtml, writeLines } from './codeLines.ts'
import { markNames, takeMarks, unknownMarks, withoutRemoved } from './codeMarks.ts'
import { readCodeFence, takeHighlights, type CodeFence } from './codeMeta.ts'
import { writeDiagram, type TypedCode } from './diagram.ts'
import { reportIndentedMarkdown } from './otherMarkdown.ts'
import { commandsOf, readSession } from './session.ts'
import { reportUnknownValues } from './unknownValue.ts'
import { locateNode, report, typedSource, typesetAlone } from './updateState.ts'
import type { Node, SourceLocation, ArticleState } from './state.ts'

export function writeCode(node: Extract<Node, { type: 'code' }>, state: ArticleState): void {
  const fence = readCodeFence(`${node.lang ?? ''} ${node.meta ?? ''}`)
  const place = locateNode(node, state)
  const source = typedSource(node, state)
  reportUnknownValues(node, state)
  if (!/^[`~]{3}/.test(source)) reportIndentedMarkdown(node.value, node, state)
  if (isOpen(source))
    report(state, place, {
      message: 'This block of code is never closed: all that follows is in it.',
      hint: 'Close it with a line that has as many backquotes (or tildes) as the one that opens it.',
    })
  writeCodeBlock({ fence, typed: node.value, place }, state)
}

/** A fence whose last line does not close it; code that is only indented has none. */
function isOpen(typed: string): boolean {
  const [, fence] = /^(`{3,}|~{3,})/.exec(typed) ?? []
  if (fence === undefined) return false
  const [, ...lines] = typed.split('\n')
  const last =
    lines
      .at(-1)
      ?.replace(/^[\s>]*/, '')
      .trimEnd() ?? ''
  return !last.startsWith(fence) || last !== last.charAt(0).repeat(last.length)
}

/** Also for `<CodeBlock>` in `.mdx`. */
export function writeCodeBlock({ fence, typed: own, place }: TypedCode, state: ArticleState): void {
  const { lang, meta } = fence
  const typed = codeOfFile({ fence, typed: own, place }, state)
  if (lang === 'mermaid' && writeDiagram({ fence, typed, place }, state)) return
  const { code: noted, lines } = takeHighlights(typed, fence.lines)
  const marked = takeMarks(noted)
  for (const mark of unknownMarks(marked.code))
    report(state, place, {
      message: `“${mark}” marks nothing: it is shown as it is.`,
      hint: `The marks are ${markNames.join(', ')}, word:… and a number, “(1)”.`,
    })
  const session = readSession(marked.code, lang)
  const index = state.blocks.length
  const { line } = state.partials.included ?? place
  const commands = session ? commandsOf(session) : ''
  state.blocks.push({ index, lang, meta, code: `${withoutRemoved(marked)}\n`, line })
  endLine(state.text)
  const fold = meta['collapse'] === undefined ? undefined : foldOf(marked.code, state)
  const caption = captionOf(meta, state)
  addCodeLines(state.text, marked.code)
  const html = session
    ? sessionHtml(session, state.highlight(commands, 'bash') ?? escapeText(commands))
    : highlighted({ code: marked.code, lang, place }, state)
  const inner = writeLines(html, {
    marks: lineMarks(marked.lines, lines),
    numbered: meta['showLineNumbers'],
    session,
  })
  const language = lang ? ` data-lang="${escapeAttribute(lang)}"` : ''
  const hasFocus = [...marked.lines.values()].some(({ classes }) => classes.includes('focused'))
  const classes = ['code', hasFocus && 'has-focus', isWide(marked.code) && 'wide']
  const [before, after] = choiceAround(meta, state)
  const figure =
    `<figure class="${classes.filter(Boolean).join(' ')}"${language}>${caption}${codeStart}${inner}${codeEnd}` +
    `${blockMark(index)}\n`
  state.html += before + (fold ? `${fold}${figure}</details>\n` : figure) + after
}

/** Signs of a line that the measure of the text holds, in the type of the widest of our fonts. */
const LINE_LENGTH = 77

/** On a wide window, such a block takes some of the room beside the text. */
const isWide = (code: string): boolean =>
  code.split('\n').some((line) => line.replaceAll('\t', '    ').length > LINE_LENGTH)

/** The opening of what hides a long block until it is asked for. */
function foldOf(code: string, state: ArticleState): string {
  const count = code.split('\n').length
  const said = fill(state.words.showCode, { count })
  return `<details class="code-fold"><summary>${escapeText(said)}</summary>\n`
}

/** Returns the opening and closing HTML around a block that belongs to one choice only. */
function choiceAround(
  meta: CodeFence['meta'],
  { variables }: ArticleState,
): readonly [string, string] {
  const choice = variables?.choice
  const own = choice && meta[choice.attribute]
  const index = choice?.choices.findIndex(({ key }) => key === own) ?? -1
  if (!choice || typeof own !== 'string' || index < 0) return ['', '']
  return [`<div class="choice choice-${index}">${choiceLabels(choice, own)}\n`, '</div>']
}

const codeStart = '<pre><code>'
const codeEnd = '</code></pre></figure>'

/** Reads the highlighted code of a doc back from its HTML, except blocks whose lines are wrapped. */
export function highlightedIn({ html, blocks }: Doc): readonly HighlightedCode[] {
  return blocks.flatMap(({ index, lang: language, code }) => {
    const end = html.indexOf(codeEnd + blockMark(index))
    const start = html.lastIndexOf(codeStart, end) + codeStart.length
    const inner = html.slice(start, end)
    if (end === -1 || inner.startsWith('<span class="line')) return []
    return { code: code.slice(0, -1), language, html: inner.slice(0, -1) }
  })
}

function highlighted(
  { code, lang, place }: { code: string; lang: string; place: SourceLocation },
  state: ArticleState,
): string {
  if (lang === '') return escapeText(code)
  const html = state.highlight(code, lang)
  if (html !== undefined) return html
  report(state, place, {
    message: `Unknown code language “${lang}”.`,
    hint: 'The block is shown without colours; write “text” if that is meant.',
  })
  return escapeText(code)
}

/**
 * Tells the reader what to know before copying the block: its file or machine, the rights it needs, whether it fails.
 */
function captionOf(meta: CodeFence['meta'], state: ArticleState): string {
  const { title, machine, droits, compte, base, echec } = meta
  const { words } = state
  const notes = [
    typeof machine === 'string' && typesetAlone(fill(words.onMachine, { machine }), state),
    typeof droits === 'string' && fill(words.withRights, { rights: droits }),
    typeof compte === 'string' && fill(words.underAccount, { account: compte }),
    typeof base === 'string' && fill(words.inDatabase, { database: base }),
    echec !== undefined && words.meantToFail,
  ].filter((note) => note !== false)
  const shown = typeof title === 'string' && title ? captionTitle(title, state) : ''
  if (!shown && notes.length === 0) return ''
  const said = notes.map((note) => `<span class="code-note">${escapeText(note)}</span>`)
  if (title && title !== true) {
    state.text.line += title
    endLine(state.text)
  }
  return `<figcaption>${[shown, ...said].filter(Boolean).join(' ')}</figcaption>`
}

/** A path is shown as it is; a phrase (“Sortie attendue”) follows French typography. */
const captionTitle = (title: string, state: ArticleState): string =>
  /^[~./\\]|^\S+$/.test(title)
    ? `<span class="code-title code-path">${escapeText(title)}</span>`
    : `<span class="code-title">${escapeText(typesetAlone(title, state))}</span>`
