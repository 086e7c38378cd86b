/** `{% include-markdown "a.md" %}` and `{% include "a.txt" %}` of MkDocs' plugin → the same text, in the page. */

import path from 'node:path'
import { splitFrontMatter } from './frontMatterEdit.ts'
import { cleanText } from '../../content/sourceText.ts'
import type { Taken } from './snippets.ts'
import type { Conversion } from '../importPlan.ts'

type Places = {
  /** Folder of the including file, absolute. */
  readonly folder: string
  readonly docsDir: string
  readonly taken: Taken
}

const TAG = /^([ \t]*)\{%-?\s*include(-markdown)?\s+(?:"([^"\n]+)"|'([^'\n]+)')([^%]*?)-?%\}/gm

/** Bounds what files that include each other may make of a page. */
const deepest = 8

export function includeMarkdown(
  text: string,
  { folder, docsDir, taken }: Places,
  note: Conversion['note'],
  depth = 0,
): string {
  if (!text.includes('{%') || depth > deepest) return text
  return text.replace(TAG, (whole: string, ...parts: (string | undefined)[]) => {
    const [indent = '', isMarkdown, double, single, options = ''] = parts
    const target = double ?? single ?? ''
    const disk = path.resolve(/^\.{1,2}\//.test(target) ? folder : docsDir, target)
    const found = taken.read([disk])
    if (found === undefined) {
      note({ level: 'decide', kind: 'snippets that were not found', text: target })
      return whole
    }
    note({ level: 'converted', kind: 'snippets, copied into their pages', text: target })
    const read = cleanText(found)
    const part = between(isMarkdown ? splitFrontMatter(read).body : read, options).trim()
    const shifted = isMarkdown ? shiftHeadings(part, options) : part
    const inner = includeMarkdown(
      shifted,
      { folder: path.dirname(disk), docsDir, taken },
      note,
      depth + 1,
    )
    return inner
      .split('\n')
      .map((line) => (line === '' ? '' : indent + line))
      .join('\n')
  })
}

/** `start="<!--a-->" end="<!--b-->"`: neither of the two is shown. */
function between(text: string, options: string): string {
  const value = (name: string) =>
    new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
      .exec(options)
      ?.slice(1)
      .find((each) => each !== undefined)
      ?.replaceAll('\\n', '\n')
  const [start, end] = [value('start'), value('end')]
  const from = start === undefined ? 0 : text.indexOf(start)
  const rest = from === -1 ? text : text.slice(from + (start?.length ?? 0))
  const to = end === undefined ? -1 : rest.indexOf(end)
  return to === -1 ? rest : rest.slice(0, to)
}

function shiftHeadings(text: string, options: string): string {
  const offset = Number(/\bheading-offset\s*=\s*(\d)/.exec(options)?.[1] ?? 0)
  return offset === 0
    ? text
    : text.replace(/^(#{1,6})(?=\s)/gm, (marks) => `${marks}${'#'.repeat(offset)}`.slice(0, 6))
}
