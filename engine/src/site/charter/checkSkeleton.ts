/** Charter: the sections that every page has, in the same order, and the headings it may use. */

import type { Problem } from '../../problem.ts'
import { escapePattern } from '../../escapePattern.ts'
import { findLine, problemAt, type CharterInput } from './charterInput.ts'

export function checkSkeleton(input: CharterInput): Problem[] {
  const { doc, charter } = input
  const rule = charter.skeleton
  if (!rule || rule.except.includes(doc.source)) return []
  const titles = doc.headings.filter(({ level }) => level === 2).map(({ text }) => plain(text))
  const problems: Problem[] = []
  let last = -1
  for (const section of rule.sections) {
    const choices = typeof section === 'string' ? [section] : section
    const place = titles.findIndex((title) => choices.some((choice) => plain(choice) === title))
    if (place < 0) {
      const message = `The page has no section “${choices.join('” or “')}”.`
      const hint = 'When there is nothing to say under it, a sentence says so.'
      problems.push(problemAt(input, 0, { message, hint }))
    } else if (place < last) {
      const title = titles[place] ?? ''
      const message = `The section “${title}” comes too early.`
      const hint = `The order is: ${rule.sections.flat().join(', ')}.`
      problems.push(problemAt(input, headingLine(input, title), { message, hint }))
    } else last = place
  }
  return [...problems, ...summaryProblems(input)]
}

function summaryProblems(input: CharterInput): Problem[] {
  const summary = input.charter.skeleton?.summary
  if (summary === undefined) return []
  const beforeSections = input.doc.html.split('<h2')[0] ?? ''
  const titles = [...beforeSections.matchAll(/admonition-title">([\s\S]*?)<\/p>/g)]
  if (titles.some(([, title = '']) => plain(title.replace(/<[^>]*>/g, '')).trim() === summary))
    return []
  const message = `No admonition “${summary}” stands before the first section.`
  return [problemAt(input, 0, { message, hint: `:::info[${summary}]` })]
}

/** Levels, and no number that would change the anchors when a section is added. */
export function checkHeadings(input: CharterInput): Problem[] {
  const levels = input.charter.headingLevels
  if (!levels) return []
  return input.doc.headings.flatMap(({ level, text }) => {
    const line = headingLine(input, plain(text))
    if (!levels.includes(level)) {
      const message = `The heading “${text}” has level ${level}.`
      return [problemAt(input, line, { message, hint: `Levels: ${levels.join(', ')}.` })]
    }
    if (!/^\d+[.)]?\s/.test(text)) return []
    return [problemAt(input, line, { message: `The heading “${text}” starts with a number.` })]
  })
}

function headingLine(input: CharterInput, title: string): number {
  const words = title.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return findLine(input, new RegExp(`^#{2,6}\\s.*${words.map(escapePattern).join('.*')}`))
}

/** Typography undone. */
function plain(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, ' ').replaceAll('’', "'")
}
