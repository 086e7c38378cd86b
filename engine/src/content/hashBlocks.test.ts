import { expect, test } from 'vitest'
import type { CodeBlock } from './codeBlock.ts'
import { hashBlocks } from './hashBlocks.ts'

const block = (change: Partial<CodeBlock>): CodeBlock => ({
  index: 0,
  lang: 'bash',
  meta: {},
  code: 'id -un\n',
  line: 10,
  ...change,
})

test.each<[string, CodeBlock]>([
  ['its line in the file', block({ line: 42 })],
  ['line numbers', block({ meta: { showLineNumbers: true } })],
])('a block is the same whatever %s', (_, changed) => {
  expect(hashBlocks([changed])).toBe(hashBlocks([block({})]))
})

test.each<[string, CodeBlock[]]>([
  ['code', [block({ code: 'id -gn\n' })]],
  ['language', [block({ lang: 'sql' })]],
  ['account', [block({ meta: { compte: 'agence' } })]],
  ['title', [block({ meta: { title: '/etc/x' } })]],
  ['reason to be skipped', [block({ meta: { skip: 'service en ligne' } })]],
  ['number', [block({}), block({ index: 1 })]],
])('blocks that differ by their %s are not the same', (_, changed) => {
  expect(hashBlocks(changed)).not.toBe(hashBlocks([block({})]))
})
