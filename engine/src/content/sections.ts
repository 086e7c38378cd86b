/** Lines of plain text, as the article is written → sections for search. */

import type { Section } from './doc.ts'

type WrittenSection = Omit<Section, 'content' | 'linkShare'> & {
  readonly lines: string[]
  /** Characters that are the text of a link. */
  linked: number
}

/** `line` is the block being written; `sections[0]` is the text before the first heading. */
export type TextState = {
  line: string
  readonly sections: WrittenSection[]
  /** Index in `sections` of the one being written. */
  current: number
}

export const startText = (): TextState => ({
  line: '',
  sections: [{ level: 1, title: '', lines: [], linked: 0 }],
  current: 0,
})

/** Ends the block being written: the next word is on another line. */
export function endLine(text: TextState): void {
  const line = oneLine(text.line)
  text.line = ''
  if (line !== '') text.sections[text.current]?.lines.push(line)
}

/** Code keeps its indentation, each line on its own, after a tab: no other line begins with one. */
export function addCodeLines(text: TextState, code: string): void {
  endLine(text)
  const lines = code.split('\n').map((line) => line.trimEnd())
  const kept = lines.filter((line) => line !== '')
  text.sections[text.current]?.lines.push(...kept.map((line) => `\t${line}`))
}

/** The text of the current line, taken out of it: a heading, a caption. */
export function takeLine(text: TextState): string {
  const line = oneLine(text.line)
  text.line = ''
  return line
}

export function startSection(
  text: TextState,
  section: Omit<Section, 'content' | 'linkShare'>,
): void {
  endLine(text)
  text.sections.push({ ...section, lines: [], linked: 0 })
  text.current = text.sections.length - 1
}

/** The first section takes the page's title; an `h1` that says something else is its first line. */
export function sectionsOf(text: TextState, pageTitle: string, h1 = pageTitle): Section[] {
  endLine(text)
  return text.sections.map(({ lines, linked, ...section }, index) => {
    const share = linkShareOf(lines, linked)
    if (index > 0) return { ...section, content: lines.join('\n'), ...share }
    const content = h1 === pageTitle ? lines : [h1, ...lines]
    return { ...section, title: pageTitle, content: content.join('\n'), ...share }
  })
}

/** The text written since the line was `before` characters long is that of a link. */
export function countLink({ line, sections, current }: TextState, before: number): void {
  const section = sections[current]
  if (section) section.linked += Math.max(0, line.length - before)
}

function linkShareOf(lines: readonly string[], linked: number): Pick<Section, 'linkShare'> {
  const length = lines.reduce((sum, line) => sum + line.length, 0)
  const linkShare = Math.min(1, Math.round((100 * linked) / Math.max(1, length)) / 100)
  return linkShare < 0.5 ? {} : { linkShare }
}

/** No-break spaces are kept: they are part of the text. */
const oneLine = (text: string): string =>
  (/[\n\t]|  /.test(text) ? text.replace(/[ \n\t]+/g, ' ') : text).replace(/^ | $/g, '')
