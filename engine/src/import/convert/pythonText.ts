/** Converts text that MkDocs reads differently from CommonMark, though it has no syntax of its own. */

import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Conversion } from '../importPlan.ts'
import { outsideCode } from './codeSafe.ts'

/** In a row of a table, a bar in code ends a cell here, and not there. */
export function tableCode(text: string): string {
  if (!text.includes('|')) return text
  const lines = text.split('\n')
  let isTable = false
  return lines
    .map((line, index) => {
      if (!line.includes('|')) isTable = false
      else if (isSeparator(lines[index + 1] ?? '')) isTable = true
      return isTable || /^ *\|.*\| *$/.test(line) ? withBars(line) : line
    })
    .join('\n')
}

const isSeparator = (line: string): boolean =>
  line.includes('|') && /^[ >]*\|?(?: *:?-+:? *\|)* *:?-+:? *\|? *$/.test(line)

const withBars = (row: string): string =>
  row.replace(/(?<!`)(`+)(?!`)([^`\n]+)\1(?!`)/g, (code) => code.replace(/(?<!\\)\|/g, '\\|'))

type Place = { readonly file: string; readonly docsDir: string; readonly note: Conversion['note'] }

/** Addresses of raw HTML are from that of the page there, from its file here. */
export function urlsOfHtml(text: string, { file, docsDir, note }: Place): string {
  const isIndex = /(?:^|\/)(?:index|README)\.\w+$/.test(file)
  const folder = isIndex ? path.posix.dirname(file) : file.replace(/\.\w+$/, '')
  return outsideCode(text, (prose) =>
    prose.replace(
      /(<(?:img|a|source|video|audio|embed)\b[^>]*?\s(?:src|href)=)(["'])(?![a-z]+:|\/|#)([^"'#?]+)([^"']*)\2/gi,
      (whole, before: string, quote: string, target: string, end: string) => {
        const fromPage = path.posix.join(folder, target)
        const fromFile = path.posix.join(path.posix.dirname(file), target)
        const named = [
          fromPage,
          `${fromPage.replace(/\/$/, '')}.md`,
          path.posix.join(fromPage, 'index.md'),
        ].find((each) => existsSync(path.join(docsDir, each)) && /\.\w+$/.test(each))
        if (existsSync(path.join(docsDir, fromFile)) || named === undefined) return whole
        const own = path.posix.relative(path.posix.dirname(file), named)
        note({ level: 'converted', kind: 'addresses of raw HTML, from their file' })
        return `${before}${quote}${own}${end}${quote}`
      },
    ),
  )
}
