/** Handles MDX syntax in a file read as plain Markdown: its comments are removed, and all of it is reported. */

import type { MdastNode } from 'satteri'
import type { Problem } from '../problem.ts'

export type MdxMark = Required<Pick<Problem, 'line' | 'column' | 'message' | 'hint'>>

type MarkdownRead<Tree> = {
  readonly tree: Tree
  /** Text that positions refer to; line numbers are those of the original source. */
  readonly source: string
  readonly marks: readonly MdxMark[]
}

export const readItAsMdx = 'name the file .mdx, or write “format: mdx” in its front matter.'

/** Every mark has one of them: nearly no text holds any. */
const SIGNS = ['/*', '={', 'className', '{...', '{frontMatter.', '{props.', 'export ']

/** Read again without its comments: they may hide what opens code. */
export function readMarkdown<Tree extends MdastNode>(
  text: string,
  parse: (text: string) => Tree,
): MarkdownRead<Tree> {
  const tree = parse(text)
  const isPlain =
    !SIGNS.some((sign) => text.includes(sign)) ||
    [OPENING, TAG, CODE].every((mark) => text.search(mark) === -1)
  if (isPlain) return { tree, source: text, marks: [] }
  const shown = withoutRawCode(withoutCode(text, tree))
  const { source, marks } = hideComments(text, shown)
  if (marks.length === 0) return { tree, source, marks: marksIn(shown) }
  const read = readMarkdown(source, parse)
  return { ...read, marks: [...marks, ...read.marks] }
}

/** Blanks in the place of what the parser takes for code: in one pass, a long page has thousands of such places. */
function withoutCode(text: string, tree: MdastNode): string {
  let shown = ''
  let end = 0
  for (const { position } of codeIn(tree)) {
    const [from, to] = [position?.start.offset ?? end, position?.end.offset ?? end]
    if (from < end) continue
    shown += text.slice(end, from) + blank(text.slice(from, to))
    end = to
  }
  return shown + text.slice(end)
}

/** In the order of the text. */
function* codeIn(node: MdastNode): Iterable<MdastNode> {
  if (/^(?:code|inlineCode|yaml)$/.test(node.type)) yield node
  else if ('children' in node) for (const child of node.children) yield* codeIn(child)
}

const withoutRawCode = (text: string): string =>
  text.replace(/<!--[\s\S]*?-->|<(pre|code|script|style|textarea)\b[\s\S]*?<\/\1\s*>/gi, blank)

/** As long, with the same lines and the same quotes around them. */
const blank = (text: string): string =>
  text.replace(/(\n[ \t>]*)|[^\n]/g, (_, lineStart?: string) => lineStart ?? ' ')

/** Turns MDX comments into HTML comments, which are always dropped; `shown` is `text` without its code. */
function hideComments(text: string, shown: string): Pick<MarkdownRead<never>, 'source' | 'marks'> {
  const marks: MdxMark[] = []
  let source = ''
  let end = 0
  for (const { index } of shown.matchAll(OPENING)) {
    COMMENT.lastIndex = index
    const comment = COMMENT.exec(text)?.[0]
    if (index < end || comment === undefined || isHeadingId(comment, text.slice(0, index))) continue
    source += text.slice(end, index) + asHtml(comment)
    end = index + comment.length
    marks.push({
      ...placeIn(text, index),
      message: 'This comment is one of MDX, and the file is read as Markdown: it is left out.',
      hint: `Write it <!-- … -->; or ${readItAsMdx}`,
    })
  }
  return { source: source + text.slice(end), marks }
}

const OPENING = /(?<!\\)\{\s*\/\*/g
const COMMENT = /\{\s*\/\*(?:[^*]|\*(?!\/))*\*\/\s*\}/y
/** Read in both syntaxes. */
const isHeadingId = (comment: string, before: string): boolean =>
  /^\{\s*\/\*\s*#\S+\s*\*\/\s*\}$/.test(comment) && /(?:^|\n)[ \t>]*#{1,6}[ \t].*$/.test(before)

/** As long, but where nothing follows it on its first line. */
function asHtml(comment: string): string {
  if (comment.length === 6) return '<!--->'
  return `<!--${blank(comment.slice(comment.includes('\n') ? 3 : 4, -3))}-->`
}

/** A tag up to its first attribute that HTML does not know. */
const TAG =
  /<([a-z][\w.:-]*)\s(?:"[^"]*"|'[^']*'|[^"'<>])*?(?<=\s)(?:[a-z][\w:-]*\s*=\s*\{|className\s*=|\{\.\.\.)/gi
const CODE =
  /^export (?:const|function|default)\s.*|(?<!\\)\{\s*(?:frontMatter|props)\.[^{}\n]*\}/gm

function marksIn(shown: string): MdxMark[] {
  const tags = [...shown.matchAll(TAG)].map(({ 1: name = '', index }) => ({
    ...placeIn(shown, index),
    message: `“<${name}>” has attributes of MDX, and the file is read as Markdown.`,
    hint: `Write them as HTML does, class="…", style="color: red"; or ${readItAsMdx}`,
  }))
  const code = [...shown.matchAll(CODE)].map(({ 0: typed, index }) => ({
    ...placeIn(shown, index),
    message: `“${typed.trim()}” is code: it is shown as it is, pages are never executed.`,
    hint: typed.startsWith('export')
      ? 'Write the value where it is used, or in the front matter.'
      : 'Write the value itself, or, to show it as it is, write it between backquotes.',
  }))
  return [...tags, ...code].toSorted((a, b) => a.line - b.line)
}

function placeIn(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index)
  return {
    line: before.split('\n').length,
    column: index - before.lastIndexOf('\n'),
  }
}
