/**
 * Blocks of Python-Markdown and its extensions, at any depth → ours: `!!!` and `???` become `:::`, `===` becomes tabs,
 * HTML with `markdown` is read, code keeps its options.
 */

import type { Conversion } from '../importPlan.ts'
import { pythonFence } from './pythonFence.ts'

type Note = Conversion['note']

const BOX = /^( *)(!!!|\?\?\?\+?) ?([\w-]+(?: +[\w-]+)*)?(?: *"(.*)")? *$/
const TAB = /^( *)===(!?\+?|\+!) *"(.*)" *$/
const FENCE = /^([ >]*(?:(?:[-*+]|\d+[.)])[ ]+)?)(`{3,}|~{3,})(.*)$/
const HTML_OPEN =
  /^( *)<(div|section|article|aside|details|figure|figcaption|center|span|p|blockquote|ul|ol|li|table|thead|tbody|tr|td|th|dl|dt|dd|summary|main|header|footer|nav|svg)\b([^>]*)>(.*)$/i

/** Material's names for what looks the same here. */
const types: ReadonlyMap<string, string> = new Map([
  ...['note', 'info', 'tip', 'warning', 'danger', 'success', 'caution', 'important'].map(
    (name) => [name, name] as const,
  ),
  ...['abstract', 'summary', 'tldr', 'todo'].map((name) => [name, 'info'] as const),
  ['hint', 'tip'],
  ...['check', 'done'].map((name) => [name, 'success'] as const),
  ...['question', 'help', 'faq', 'example', 'quote', 'cite'].map((name) => [name, 'note'] as const),
  ['attention', 'warning'],
  ...['failure', 'fail', 'missing', 'error', 'bug'].map((name) => [name, 'danger'] as const),
])

export function convertPythonBlocks(lines: readonly string[], note: Note, from = 1): string[] {
  const out: string[] = []
  let index = 0
  while (index < lines.length) {
    const line = lines[index] ?? ''
    const at = from + index
    const taken =
      takeFence(lines, index, out) ||
      takeBox(lines, index, { out, note, at }) ||
      takeTabs(lines, index, { out, note, at }) ||
      takeHtml(lines, index, { out, note, at })
    if (taken > 0) index += taken
    else {
      out.push(convertLine(line, note, at))
      index += 1
    }
  }
  return out
}

type Output = { readonly out: string[]; readonly note: Note; readonly at: number }

function convertLine(line: string, note: Note, at: number): string {
  if (/^ *\[TOC\] *$/i.test(line)) {
    note({
      level: 'dropped',
      kind: '[TOC]: the table of contents is made of the headings',
      line: at,
    })
    return ''
  }
  const heading = /^(#{1,6})([^#\s].*)$/.exec(line)
  // A number sign alone begins a heading there; `#!`, `#tag` in a list or a quote do not.
  if (heading && !/^[!:]/.test(heading[2] ?? '')) return `${heading[1]} ${heading[2]}`
  return line
}

/** Copies a whole block of code. */
function takeFence(lines: readonly string[], start: number, out: string[]): number {
  const [, indent = '', fence = '', info = ''] = FENCE.exec(lines[start] ?? '') ?? []
  if (fence === '' || (fence.startsWith('`') && info.includes('`'))) return 0
  const length = lines.slice(start + 1).findIndex((line) => {
    const closing = line.replace(/^[ >]*/, '').trimEnd()
    return closing.startsWith(fence) && closing === (fence[0] ?? '').repeat(closing.length)
  })
  const end = length === -1 ? lines.length : start + length + 2
  out.push(`${indent}${fence}${pythonFence(info)}`, ...lines.slice(start + 1, end))
  return end - start
}

function takeBox(lines: readonly string[], start: number, { out, note, at }: Output): number {
  const [whole, indent = '', mark = '', names = '', given] = BOX.exec(lines[start] ?? '') ?? []
  if (whole === undefined || (names === '' && (given === undefined || mark === '!!!'))) return 0
  if (names.includes(' ') && given === undefined && !isInside(lines[start + 1], indent.length + 4))
    return 0
  const [typed = 'note', ...classes] = names.split(/ +/).map((name) => name.toLowerCase())
  const body = bodyAfter(lines, start, indent.length + 4)
  const inner = convertPythonBlocks(body.lines, note, at + 1)
  const type = types.get(typed) ?? 'note'
  const fallback = [typed, ...classes.filter((name) => !/^(?:inline|end)$/.test(name))].join(' ')
  const title = given ?? (type === typed && classes.length === 0 ? undefined : capital(fallback))
  if (mark === '!!!') {
    const label = title === undefined || title === '' ? '' : `[${bracketed(title)}]`
    addBlock(out, indent, { opening: `${type}${label}`, inner })
    note({ level: 'converted', kind: '!!! boxes → :::', line: at })
  } else {
    const label = `[${bracketed(title === undefined || title === '' ? capital(typed) : title)}]`
    addBlock(out, indent, { opening: `details${label}${mark === '???+' ? '{open}' : ''}`, inner })
    note({ level: 'converted', kind: '??? details → :::details', line: at })
  }
  return body.count + 1
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const bracketed = (title: string): string =>
  title.replaceAll(/\\"/g, '"').replaceAll(/(?<!\\)([[\]])(?![^[]*\]\()/g, '$1')

function takeTabs(lines: readonly string[], start: number, { out, note, at }: Output): number {
  const [whole, indent = ''] = TAB.exec(lines[start] ?? '') ?? []
  if (whole === undefined) return 0
  const tabs: string[] = []
  let index = start
  for (;;) {
    const [, own, flags = '', label = ''] = TAB.exec(lines[index] ?? '') ?? []
    if (own !== indent || (flags.includes('!') && index > start)) break
    const body = bodyAfter(lines, index, indent.length + 4)
    const inner = convertPythonBlocks(body.lines, note, at + index - start + 1)
    addBlock(tabs, '', { opening: `tab[${label}]${flags.includes('+') ? '{default}' : ''}`, inner })
    const next = index + body.count + 1
    const blanks = lines.slice(next).findIndex((line) => line.trim() !== '')
    index = next
    if (blanks === -1 || !TAB.test(lines[next + blanks] ?? '')) break
    index = next + blanks
  }
  addBlock(out, indent, { opening: 'tabs', inner: tabs })
  note({ level: 'converted', kind: '=== tabs → :::tabs', line: at })
  return index - start
}

const isInside = (line: string | undefined, width: number): boolean =>
  line !== undefined && line.trim() !== '' && line.startsWith(' '.repeat(width))

/** The lines that are indented under one, without their indentation; blank ones at the end are not of it. */
function bodyAfter(
  lines: readonly string[],
  start: number,
  width: number,
): { lines: string[]; count: number } {
  let end = start + 1
  for (let index = start + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (line.trim() === '') continue
    if (!line.startsWith(' '.repeat(width))) break
    end = index + 1
  }
  const body = lines.slice(start + 1, end).map((line) => line.slice(width))
  return { lines: body, count: end - start - 1 }
}

/** More colons than any block inside. */
export function addBlock(
  out: string[],
  indent: string,
  { opening, inner }: { opening: string; inner: readonly string[] },
): void {
  const deepest = Math.max(2, ...inner.map((line) => /^\s*(:{3,})/.exec(line)?.[1]?.length ?? 0))
  const colons = ':'.repeat(deepest + 1)
  const trimmed = [...inner]
  while (trimmed[0]?.trim() === '') trimmed.shift()
  while (trimmed.at(-1)?.trim() === '') trimmed.pop()
  if (out.length > 0 && out.at(-1)?.trim() !== '') out.push('')
  out.push(`${indent}${colons}${opening}`)
  out.push(...trimmed.map((line) => (line.trim() === '' ? '' : indent + line)))
  out.push(`${indent}${colons}`)
}

/** HTML whose content is Markdown where it says `markdown`; else one block, whatever blank lines it has. */
function takeHtml(lines: readonly string[], start: number, { out, note, at }: Output): number {
  const [whole, indent = '', tag = '', attributes = '', rest = ''] =
    HTML_OPEN.exec(lines[start] ?? '') ?? []
  if (whole === undefined) return 0
  const end = endOfElement(lines, start, tag)
  if (end === undefined) return 0
  const block = lines.slice(start, end + 1)
  const isMarkdown = /(?:^|\s)markdown(?:\s*=\s*["']?[\w-]+["']?)?(?=\s|$|\/)/i.test(attributes)
  if (!isMarkdown) {
    if (end === start || /<(?:pre|script|style|textarea)\b/i.test(block.join('\n'))) return 0
    if (/\bmarkdown\b/.test(block.slice(1).join('\n'))) return 0
    out.push(...block.filter((line) => line.trim() !== ''))
    if (lines[end + 1]?.trim() !== '') out.push('')
    return block.length
  }
  const opening = `<${tag}${attributes.replace(/\s*\bmarkdown(?:\s*=\s*["']?[\w-]+["']?)?(?=\s|$|\/)/i, '')}>`
  const closing = new RegExp(String.raw`\s*</${tag}\s*>\s*$`, 'i')
  const inner =
    end === start
      ? [rest.replace(closing, '')]
      : [rest, ...block.slice(1, -1), (block.at(-1) ?? '').replace(closing, '')]
  const converted = convertPythonBlocks(dedent(inner), note, at)
  const isGrid = /class\s*=\s*["'][^"']*\bgrid\b[^"']*\bcards\b/.test(attributes)
  if (isGrid) addBlock(out, indent, { opening: 'cards', inner: converted })
  else
    out.push(
      `${indent}${opening}`,
      '',
      ...converted.map((line) => (line.trim() === '' ? '' : indent + line)),
      '',
      `${indent}</${tag}>`,
      '',
    )
  note({ level: 'converted', kind: 'Markdown in HTML, by blank lines around it', line: at })
  return block.length
}

function endOfElement(lines: readonly string[], start: number, tag: string): number | undefined {
  let depth = 0
  const marks = new RegExp(String.raw`<(/?)${tag}\b[^>]*?(/?)>`, 'gi')
  for (let index = start; index < lines.length; index += 1) {
    for (const [, closing, single] of (lines[index] ?? '').matchAll(marks))
      depth += closing ? -1 : single ? 0 : 1
    if (depth <= 0) return index
  }
  return undefined
}

function dedent(lines: readonly string[]): string[] {
  const widths = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^ */.exec(line)?.[0].length ?? 0)
  const [first = '', ...others] = lines
  const width = Math.min(...(first.trim() === '' ? widths : widths.slice(1)), 99)
  return [
    first.trim(),
    ...others.map((line) => line.slice(Math.min(width, /^ */.exec(line)?.[0].length ?? 0))),
  ]
}
