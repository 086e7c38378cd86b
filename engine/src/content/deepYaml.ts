/**
 * Finds YAML that is nested too deep for `yaml`, which calls itself for each level: near the end of its stack, V8 cannot
 * compile a regular expression and ends the process. Its lexer and its parser of tokens do not; they are asked first.
 * (js-yaml refuses the same depth by itself.)
 */

import { createRequire } from 'node:module'
import { deepest } from './tooDeep.ts'

/** The first line of `text`, 1-based, on which more than `deepest` lists or maps are in one another. */
export function deepYamlLine(text: string): number | undefined {
  if ((text.match(opening)?.length ?? 0) <= deepest) return undefined
  const { Lexer, Parser } = createRequire(import.meta.url)('yaml') as typeof import('yaml')
  const parser = new Parser()
  for (const token of new Lexer().lex(text)) {
    for (const _ of parser.next(token));
    if (parser.stack.length > deepest && depthOf(parser.stack) > deepest)
      return text.slice(0, parser.offset).split('\n').length
  }
  return undefined
}

/** Each list or map has one of these at least. */
const opening = /[[{?:-]/g

const depthOf = (stack: readonly { readonly type: string }[]): number =>
  stack.filter(({ type }) => collections.has(type)).length

const collections = new Set(['block-map', 'block-seq', 'flow-collection'])
