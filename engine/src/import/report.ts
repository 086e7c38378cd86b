/** Prints an import's report: one screen on a terminal, the whole of it in `import-report.md`. */

import type { ImportNote } from './importPlan.ts'

export type ImportOutcome = {
  readonly tool: string
  readonly pages: number
  readonly unchanged: number
  /** Whose address is kept by a `slug`. */
  readonly slugs: number
  readonly redirects: number
  readonly files: number
  readonly notes: readonly ImportNote[]
}

const levels = [
  ['converted', 'Converted'],
  ['dropped', 'Left out, and shows as nothing'],
  ['decide', 'To decide'],
] as const

export function printReport(outcome: ImportOutcome): string {
  const sections = levels.flatMap(([level, title]) => {
    const kinds = countKinds(outcome.notes, level)
    if (kinds.length === 0) return []
    const lines = kinds.slice(0, 12).map(({ kind, notes }) => {
      const [first] = notes
      const where =
        level === 'converted' || !first
          ? ''
          : `  (${formatNotePlace(first)}${notes.length > 1 ? ', …' : ''})`
      return `  ${String(notes.length).padStart(5)}  ${kind}${where}`
    })
    return [
      '',
      `${title}:`,
      ...lines,
      ...(kinds.length > 12
        ? [`         and ${kinds.length - 12} kinds more, in import-report.md`]
        : []),
    ]
  })
  return [summary(outcome), ...sections].join('\n')
}

export function writeReport(outcome: ImportOutcome): string {
  const sections = levels.flatMap(([level, title]) => {
    const kinds = countKinds(outcome.notes, level)
    if (kinds.length === 0) return []
    return [
      `## ${title}`,
      '',
      ...kinds.flatMap(({ kind, notes }) => [
        `### ${kind.replaceAll('<', '\\<')} (${notes.length})`,
        '',
        ...new Set(notes.map(formatNote)),
        '',
      ]),
    ]
  })
  return [`# Import from ${outcome.tool}`, '', summary(outcome), '', ...sections].join('\n')
}

const summary = ({ tool, pages, unchanged, slugs, redirects, files }: ImportOutcome): string =>
  `${pages} pages from ${tool}, ${unchanged} of them byte for byte; ${slugs} addresses kept by a slug, ${redirects} by a redirect; ${files} other files.`

const formatNote = (note: ImportNote): string => {
  const text = note.text?.replaceAll('`', "'").replaceAll('\n', ' ')
  return `- \`${formatNotePlace(note)}\`${text === undefined ? '' : ` — \`${text}\``}`
}

const formatNotePlace = ({ file, line }: ImportNote): string =>
  line === undefined ? file : `${file}:${line}`

function countKinds(
  notes: readonly ImportNote[],
  level: ImportNote['level'],
): { kind: string; notes: readonly ImportNote[] }[] {
  const kinds = new Map<string, ImportNote[]>()
  for (const note of notes)
    if (note.level === level) kinds.set(note.kind, [...(kinds.get(note.kind) ?? []), note])
  return [...kinds]
    .map(([kind, all]) => ({ kind, notes: all }))
    .toSorted((a, b) => b.notes.length - a.notes.length)
}
