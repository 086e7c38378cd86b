/** Reports syntax of MkDocs and VitePress, which would otherwise be shown as plain text. */

import { linePrefix } from '../sourceText.ts'
import { isAdmonitionType } from './admonition.ts'
import { placeAfter, locateNode, report, typedSource } from './updateState.ts'
import type { Node, SourceLocation, ArticleState } from './state.ts'

type Form = {
  /** A whole line, without the quotes around it. */
  readonly line: RegExp
  readonly hint: (type: string, title: string) => string
}

const admonition: Form['hint'] = (type, title) =>
  `Write “${writeOpening(isAdmonitionType(type.toLowerCase()) ? type.toLowerCase() : 'note', title)}”, and a line “:::” where it ends.`
const spacedBox = () => 'Leave it out, and the line “:::” that ends it; for a box, write “:::note”.'
const writeOpening = (type: string, title: string) => `:::${type}${title && `[${title}]`}`
const details = () => 'Write “:::details[Titre]”, and a line “:::” where it ends.'
const tabs = () =>
  'Write “::::tabs”, then “:::tab[Debian]” and “:::” around each panel, then “::::”.'
const partialHint =
  "Write import Partie from './_partie.mdx' at the top of the file, and <Partie /> here."
const code = () =>
  'Write a block of code that names the file: ```js file="./a.js" region="name" lines="3-9", then ```.'
const contents = () => 'Leave it out: the table of contents is made of the headings.'

const forms: readonly Form[] = [
  { line: /^!!! ?([a-z][\w-]*)(?: +[\w-]+)*[ \t]+"(.*)"$/i, hint: admonition },
  { line: /^!!! ?([a-z][\w-]*)(?: inline)?(?: end)?$/i, hint: admonition },
  { line: /^:{3,}[ \t]+([a-z][\w-]*)[ \t]*(.*)$/, hint: spacedBox },
  { line: /^\?\?\?\+? ?(?:[a-z][\w-]*(?: +[\w-]+)*[ \t]+)?".*"$/i, hint: details },
  { line: /^\?\?\?\+? ?[a-z][\w-]*$/i, hint: details },
  { line: /^===[!+]? ".+"$/, hint: tabs },
  { line: /^--8<--[ \t]+["']/, hint: () => partialHint },
  { line: /^<<<[ \t]*(?:@|\.\.?)\//, hint: code },
  { line: /^(?:\[TOC\]|\[\[_?toc_?\]\])$/i, hint: contents },
]

/** Nearly no text has a line that starts so. */
const SIGN = /^(?:!!!|:::|\?\?\?|===|--8<|<<<|\[\[|\[toc)/im

/** Within a line. */
const inlineForms: readonly { readonly typed: RegExp; readonly hint: string }[] = [
  {
    typed: /(?<![=\p{L}\p{N}])==(?![\s=])[^=\n]+(?<!\s)==(?![=\p{L}\p{N}])/u,
    hint: 'Write <mark>…</mark>.',
  },
  {
    typed:
      /(?<![+\p{L}\p{N}])\+\+(?:[a-z][\w-]*|"[^"\n]+")(?:\+(?:[\w-]+|"[^"\n]+"))*\+\+(?![+\p{L}\p{N}])/iu,
    hint: 'Write <kbd>Ctrl</kbd>+<kbd>K</kbd>.',
  },
  {
    // `{{ name }}` alone may be a placeholder: a reader sees what to put there.
    typed: /\{\{[<%][^{}\n]+\}\}|\{\{\s*\w+(?:\.\w+)+[^{}\n]*\}\}|\{%[^{}\n]+%\}/,
    hint: 'Write its value; to show it as it is, write it between backquotes.',
  },
  {
    typed: /(?<![\w:]):(?:material|fontawesome|octicons|simple)-[\w-]+:(?:\{[^{}\n]*\})?/,
    hint: 'Leave it out, or write an emoji or :icon[name].',
  },
  {
    typed: /^\{:?[ ]*[.#][\w-]+[^{}\n]*\}$/m,
    hint: 'Leave it out, or write the element in HTML, with its attributes.',
  },
]
const VARIABLE = /^\{\{ ?[\w.-]+ ?\}\}$/
const INLINE_SIGN = /==|\+\+|\{[{%:.# ]|:[mfos][a-z]+-/

/** Each form once for a file. */
function reportInline(value: string, node: Node, state: ArticleState): void {
  const file = state.partials.stack.at(-1)
  for (const { typed, hint } of inlineForms) {
    const found = typed.exec(value)
    const isTold = state.problems.some((each) => each.file === file && each.hint === hint)
    // One that is like the name of a variable is told as such.
    const isName = state.variables !== undefined && VARIABLE.test(found?.[0] ?? '')
    if (!found || isTold || isName) continue
    const source = typedSource(node, state)
    const before = source.slice(0, Math.max(0, source.indexOf(found[0])))
    report(state, placeAfter(before, node, state), {
      message: `“${found[0]}” is Markdown of another tool: it is shown as it is.`,
      hint,
    })
  }
}

/** `value` is the text, `node` what stands for it. */
export function reportOtherMarkdown(value: string, node: Node, state: ArticleState): void {
  if (value.startsWith('{')) reportAttributes(value, node, state)
  if (INLINE_SIGN.test(value)) reportInline(value, node, state)
  if (!SIGN.test(value)) return
  const { source } = state
  const start = node.position?.start.offset ?? 0
  const end = start + typedSource(node, state).length
  const from = source.lastIndexOf('\n', start - 1) + 1
  for (const { 1: prefix = '', 2: typed = '', index } of source.slice(from).matchAll(LINE)) {
    const at = from + index + prefix.length
    if (at >= end) return
    if (at >= start)
      reportLine(typed.trimEnd(), placeAfter(source.slice(start, at), node, state), state)
  }
}

/** Under a list, four spaces more than Markdown expects make code of it. */
export function reportIndentedMarkdown(value: string, node: Node, state: ArticleState): void {
  const [, line] = /^ +(\S.*)/.exec(value) ?? []
  if (line && SIGN.test(line)) reportLine(line.trimEnd(), locateNode(node, state), state)
}

/** `![Plan](plan.png){width=300}`: of the image or the link before it. */
function reportAttributes(value: string, node: Node, state: ArticleState): void {
  const [typed] = /^\{:?\s*(?:[.#][\w-]+|[\w-]+=[^{}\s]+)[^{}\n]*\}/.exec(value) ?? []
  const start = node.position?.start.offset ?? 0
  if (typed === undefined || state.source.charAt(start - 1) !== ')') return
  report(state, locateNode(node, state), {
    message: `“${typed}” is Markdown of another tool: it is shown as it is.`,
    hint: 'Leave it out, or write the element in HTML, with its attributes: <img src="plan.png" alt="Le plan" width="300">.',
  })
}

const LINE = new RegExp(String.raw`^(${linePrefix})(\S.*)$`, 'gm')

function reportLine(typed: string, place: SourceLocation, state: ArticleState): void {
  for (const { line, hint } of forms) {
    const found = line.exec(typed)
    if (!found) continue
    report(state, place, {
      message: `“${typed}” is Markdown of another tool: it is shown as it is.`,
      hint: hint(found[1] ?? '', found[2] ?? ''),
    })
  }
}

/** VitePress includes a file by a comment: here it is one. */
export function reportOtherComment(
  comment: string,
  place: SourceLocation,
  state: ArticleState,
): void {
  if (!/^<!--\s*@include:/.test(comment)) return
  report(state, place, {
    message: `“${comment}” is Markdown of another tool: it is left out.`,
    hint: partialHint,
  })
}
