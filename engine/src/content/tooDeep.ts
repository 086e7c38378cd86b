/**
 * A text → the first place where the parser would go too deep, or take too long. It is native: what is too deep for it
 * ends the process, and nothing ends what is too long. What is counted here is counted again in its tree, which is exact.
 */

import type { MdxMark } from './mdxInMarkdown.ts'
import { featuresFor } from './parserFeatures.ts'
import { blankCode } from './sourceText.ts'

/** Maximum nesting depth of quotes, lists, tabs and emphases. */
export const deepest = 100

export const tooDeep = {
  message: `more than ${deepest} elements are nested in one another`,
  hint: 'Write them one after the other.',
}

/** Finds Markdown that is too deep or too long to be parsed at all, in any syntax. `text` includes the front matter. */
export function deepMarkdown(text: string): MdxMark | undefined {
  if (text.length < deepest) return undefined
  const nested = containers.exec(text)
  if (nested) return { ...placeAt(text, nested.index + nested[0].length - 1), ...tooDeep }
  if (text.length < most['<']) return undefined
  const read = blankCode(text)
  return longParagraph(featuresFor(text, false).directive ? read : read.replaceAll(':', ' '))
}

const containers = new RegExp(
  String.raw`^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){${deepest + 1}}`,
  'm',
)

/**
 * Maximum counts in one paragraph, for which the parser takes quadratic time: tags, and colons where directives are
 * read.
 */
const most = { '<': 10_000, ':': 20_000 } as const

/** Lines of a table, and each item of a list, are read one by one. */
function longParagraph(text: string): MdxMark | undefined {
  for (const { 0: paragraph, index } of text.matchAll(PARAGRAPH))
    for (const [mark, limit] of Object.entries(most))
      if (paragraph.length > limit && paragraph.split(mark).length > limit + 1)
        return {
          ...placeAt(text, index),
          message: `a paragraph has more than ${limit} “${mark}”`,
          hint: 'Leave an empty line where each paragraph ends.',
        }
  return undefined
}

const PARAGRAPH = /(?:^(?![ \t]*$|[ \t>]*(?:\||[-*+][ \t])).*\n?)+/gm

/** Maximum counts of constructs that are parsed recursively. */
const limits = { brackets: 300, tags: 2000, functions: 1000, operators: 6000 } as const
type Counted = keyof typeof limits

const shown: Readonly<Record<Counted, string>> = {
  brackets: 'brackets are open',
  tags: 'tags are open',
  functions: '“=>” and “extends” are written',
  operators: 'operators are written',
}

const code =
  /([([{])|([)\]}])|<\/[^<>]*>|<(?:[A-Za-z][^<>]*)?>|(=>|\bextends\b)|[!~?=]|\*\*|\b(?:typeof|void|delete|await|new|if|else|for|while|do|with)\b|\b\w+:(?=\s*\w+\s*:)/g

/** Finds MDX code that is too deep (it is parsed, though never run): its page can still be read as Markdown. */
export function deepCode(text: string): MdxMark | undefined {
  if (text.length < limits.brackets) return undefined
  const counts: Record<Counted, number> = { brackets: 0, tags: 0, functions: 0, operators: 0 }
  for (const { 0: token, 1: opening, 2: closing, 3: nesting, index } of blankCode(text).matchAll(
    code,
  )) {
    const counted: Counted =
      opening || closing
        ? 'brackets'
        : token.startsWith('<')
          ? 'tags'
          : nesting
            ? 'functions'
            : 'operators'
    if (closing || token.startsWith('</')) counts[counted] = Math.max(0, counts[counted] - 1)
    else if (!token.endsWith('/>')) counts[counted] += 1
    if (counts[counted] > limits[counted])
      return {
        ...placeAt(text, index),
        message: `more than ${limits[counted]} ${shown[counted]}`,
        hint: 'Code of a page is never run: leave it out, or write it as a block of code.',
      }
  }
  return undefined
}

/** 1-based. */
function placeAt(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index)
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') }
}
