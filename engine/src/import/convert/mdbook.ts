/** Converts mdBook's Markdown: files that a page takes in, and words of its code blocks. */

import path from 'node:path'
import type { Conversion } from '../importPlan.ts'
import { lineAt } from './codeSafe.ts'
import { takenIn } from './snippets.ts'

const INCLUDE = /(\\)?\{\{#(include|rustdoc_include|playground|title)\s+([^}]*?)\s*\}\}/g

/** `content`: absolute folder that files may be taken in from, with its repository. */
export const convertMdbook =
  (content: string) =>
  (text: string, { page, note }: Conversion): string => {
    const taken = takenIn(content)
    const included = text.replace(
      INCLUDE,
      (whole, escape: string | undefined, name: string, given: string, offset: number) => {
        if (escape !== undefined) return whole.slice(1)
        if (name === 'title') return ''
        const [target = ''] = given.split(/\s+/)
        const [file = '', from, to] = target.split(':')
        const read = taken.read([path.resolve(path.dirname(page.diskPath), file)])
        const line = lineAt(text, offset)
        if (read === undefined) {
          note({ level: 'decide', kind: 'files taken in that were not found', line, text: target })
          return whole
        }
        note({ level: 'converted', kind: 'files taken in → their text', line, text: target })
        const part = cutAnchor(read, from, to).replace(/\n$/, '')
        return name === 'playground' ? `\`\`\`rust\n${part}\n\`\`\`` : part
      },
    )
    return included
      .replace(/^([ \t>]*(?:`{3,}|~{3,}))([\w+#-]+),[^\n`]*$/gm, '$1$2')
      .replace(
        /^([ \t>]*)(`{3,})rust[ \t]*\n([\s\S]*?)^\1\2[ \t]*$/gm,
        (whole, indent: string, fence: string, code: string, offset: number) => {
          const shown = code.replace(/^[ \t]*#(?:[ \t].*)?\n/gm, '').replace(/^([ \t]*)##/gm, '$1#')
          if (shown === code) return whole
          note({
            level: 'dropped',
            kind: 'lines of Rust that mdBook hides (#): left out',
            line: lineAt(included, offset),
          })
          return `${indent}${fence}rust\n${shown}${indent}${fence}`
        },
      )
  }

/** Lines `from` to `to`, or the part between `ANCHOR: name` and `ANCHOR_END: name`. */
function cutAnchor(text: string, from: string | undefined, to: string | undefined): string {
  const lines = text.split('\n')
  const isMark = (line: string) => /\bANCHOR(?:_END)?:\s*[\w-]+/.test(line)
  if (from === undefined) return lines.filter((line) => !isMark(line)).join('\n')
  if (from !== '' && !/^\d+$/.test(from)) {
    const mark = (end: string) =>
      new RegExp(`\\bANCHOR${end}:\\s*${from.replace(/[^\w-]/g, '')}\\b`)
    const start = lines.findIndex((line) => mark('').test(line))
    const end = lines.findIndex((line) => mark('_END').test(line))
    return lines
      .slice(start + 1, end === -1 ? undefined : end)
      .filter((line) => !isMark(line))
      .join('\n')
  }
  const first = Number(from || 1)
  const last = to === undefined ? first : to === '' ? lines.length : Number(to)
  return lines.slice(first - 1, last).join('\n')
}
