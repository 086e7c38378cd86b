/** The text of a Markdown file, before it is parsed: cleaned, and which of the two syntaxes it is in. */

import type { FrontMatter } from './frontMatterSchema.ts'

/**
 * Marks of our own may not come from an author, nor what no text has; the rest is what editors add without being asked.
 * Looked for before they are replaced: nearly no text holds any, and a site of ten thousand pages waits for this.
 */
export function cleanText(text: string): string {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  const isMarked = ['\0', '\uE000', '\uE001'].some((mark) => lines.includes(mark))
  // oxlint-disable-next-line no-control-regex -- what HTML refuses
  const words = isMarked ? lines.replace(/[\0\uE000\uE001]/g, '') : lines
  return words.startsWith('\uFEFF') ? words.slice(1) : words
}

/**
 * Syntax of a file. A `.md` that does not declare one is presumed: its MDX syntax is reported, or why it cannot be MDX.
 */
export type Syntax = 'md' | 'mdx' | 'presumed md' | 'presumed mdx'

/** An `import` or a Docusaurus component at the start of a line makes a `.md` an `.mdx`, as Docusaurus reads it. */
export function syntaxOf(file: string, text: string, { format }: FrontMatter): Syntax {
  if (format === 'md' || format === 'mdx') return format
  if (/\.mdx$/i.test(file)) return 'mdx'
  if (format === 'detect') return 'md'
  if (!/^(?:import [\w{*]|<(?:Tabs|TabItem|Admonition|CodeBlock)\b)/m.test(text))
    return 'presumed md'
  const prose = withoutCode(text).replace(RAW_CODE, '')
  return /^(?:import .+ from ['"]|<(?:Tabs|TabItem|Admonition|CodeBlock)\b)/m.test(prose)
    ? 'presumed mdx'
    : 'presumed md'
}

/** Matches elements whose content is not Markdown, such as an `import` in VitePress' `<script setup>`. */
const RAW_CODE = /<!--[\s\S]*?-->|<(script|style|pre|textarea)\b[\s\S]*?<\/\1\s*>/gi

/** Hint for MDX that cannot be parsed. A `.md` may be plain Markdown despite its imports. */
export const unreadableHint = (syntax: Syntax): string =>
  syntax === 'mdx'
    ? 'In .mdx, every tag is closed and “{” and “<” are written \\{ and \\<. A .md file takes plain HTML.'
    : 'Its imports or components call for MDX, where every tag is closed and “{” and “<” are written \\{ and \\<. For plain Markdown with HTML, write “format: md” in its front matter.'

/** Quotes and list markers, before what stands in them. */
export const linePrefix = String.raw`(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*`

/** Matches the opening of a code block, in quotes and lists too; the fence is a group. Needs the flag `m`. */
export const openingFence = String.raw`^${linePrefix}(\x60{3,}(?![^\n\x60]*\x60)|~{3,})`

const fenced = new RegExp(String.raw`${openingFence}[\s\S]*?^[ \t>]*\1`, 'gm')

/** With spaces for its fenced blocks: what is left stands where it did. */
export const blankCode = (text: string): string =>
  text.replace(fenced, (block) => block.replace(/[^\n]/g, ' '))

/** Without its fenced blocks. */
export const withoutCode = (text: string): string => text.replace(fenced, '')
