/** A block of code that names a file → the same block in a copy, with what it shows of the file. */

import type { MdastNode } from 'satteri'
import { readCodeFence } from './article/codeMeta.ts'
import { partialFileOf } from './article/partial.ts'
import { takePart } from './filePart.ts'
import type { ReadOther } from './readOther.ts'
import { cleanText } from './sourceText.ts'

type Source = {
  readonly source: string
  readonly stack: readonly string[]
  readonly readPartial?: ReadOther | undefined
}

/** Offsets in the source. None when the block names no file, or one that is reported. */
type Edit = { readonly start: number; readonly end: number; readonly text: string }

export function copyCodeOfFile(
  node: Extract<MdastNode, { type: 'code' }>,
  { source, stack, readPartial }: Source,
): readonly Edit[] {
  const { meta } = readCodeFence(`${node.lang ?? ''} ${node.meta ?? ''}`)
  const file = meta['file']
  if (typeof file !== 'string') return []
  const from = partialFileOf(file, stack.at(-1) ?? '')
  const text = from === undefined ? undefined : readPartial?.(from, true)
  if (text === undefined) return []
  const part = takePart(cleanText(text), meta)
  if ('problem' in part) return []
  const start = node.position?.start.offset ?? 0
  const end = node.position?.end.offset ?? start
  // In a quote or a list, each line begins as the block does.
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start)
  const indent = before.replace(/[^>\s]/g, ' ')
  const fence = fenceAround(part.code)
  const info = (node.meta ?? '').replace(FILE_ATTRIBUTES, '')
  const opening = `${fence}${node.lang ?? ''}${info.trim() && ` ${info.trim()}`}`
  return [{ start, end, text: [opening, ...part.code.split('\n'), fence].join(`\n${indent}`) }]
}

const FILE_ATTRIBUTES = /(?:^|\s)(?:file|region|lines)=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S*)/g

/** Longer than any run of backquotes in it. */
function fenceAround(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  return '`'.repeat(longest + 1)
}
