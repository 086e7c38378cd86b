import { expect, test } from 'vitest'
import { deepYamlLine } from './deepYaml.ts'

const stairs = (depth: number, step = (level: number) => `k${level}:`) =>
  Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}${step(level)}`).join('\n')

test.each([
  ['lists in brackets', 2, `a: 1\nb: ${'['.repeat(101)}`],
  ['maps in braces', 1, `${'{a: '.repeat(101)}1`],
  ['brackets that quoted ones seem to close', 1, '["]", '.repeat(101)],
  ['brackets after an apostrophe in a text', 2, `a: it's\nb: ${'[ '.repeat(101)}`],
  ['compact lists', 1, `${'- '.repeat(101)}x`],
  ['compact keys', 1, `${'? '.repeat(101)}x`],
  ['compact keys and lists', 1, `${'? - '.repeat(51)}x`],
  ['steps of maps', 101, `${stairs(101)} x\n`],
  ['steps of lists', 101, stairs(101, () => '-')],
  ['what follows a mistake', 3, `a: b: c\nd: 'e' f\ng: ${'['.repeat(200)}`],
  ['a later document', 3, `a: 1\n---\n${'['.repeat(200)}`],
  ['a very deep list', 1, '['.repeat(1_000_000)],
  ['a very long line of steps', 1, '- '.repeat(500_000)],
])('%s', (_, line, text) => expect(deepYamlLine(text)).toBe(line))

test.each([
  ['as many lists as there may be', `${'['.repeat(100)}${']'.repeat(100)}`],
  ['lists one after the other', '- [a, [b, {c: d}]]\n'.repeat(300)],
  ['brackets in a text', `a: x ${'['.repeat(300)}`],
  ['brackets in quotes', `a: "${'['.repeat(300)}"\nb: '${'{'.repeat(300)}'`],
  ['brackets in a block', `a: |\n  ${'[ '.repeat(300)}\n`],
  ['brackets in a comment', `a: 1 # ${'['.repeat(300)}\n`],
  ['items below each other', '- a: 1\n  b: 2\n'.repeat(300)],
  ['times and dashes', `a: ${'12:30-45 '.repeat(300)}`],
])('%s: nothing is too deep', (_, text) => expect(deepYamlLine(text)).toBeUndefined())
