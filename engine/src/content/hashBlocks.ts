/** A page's code blocks → what names them: the same as long as a verification run would do the same. */

import { createHash } from 'node:crypto'
import type { CodeBlock } from './codeBlock.ts'

/** The attributes that change what the bench does; colours and line numbers do not. */
const attributes = ['title', 'droits', 'base', 'echec', 'compte', 'controle', 'skip', 'debian']

/** 64 hexadecimal digits. Prose may change around the blocks, and blocks may move in the file, without changing it. */
export function hashBlocks(blocks: readonly CodeBlock[]): string {
  const facts = blocks.map(({ lang, meta, code, values }) => [
    lang,
    code,
    values ?? null,
    ...attributes.map((name) => meta[name] ?? null),
  ])
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
