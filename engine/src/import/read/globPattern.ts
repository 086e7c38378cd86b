/** `**`, `*`, `?` and `{a,b}` of a glob → a regular expression of whole paths. */

import { escapePattern } from '../../escapePattern.ts'

export const globPattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replace(/^\.\//, '')
      .split(/(\*\*\/|\*\*|\*|\?|\{[^{}]*\})/)
      .map((part, index) => (index % 2 === 0 ? escapePattern(part) : signOf(part)))
      .join('')}$`,
  )

function signOf(sign: string): string {
  if (sign === '**/') return '(?:.*/)?'
  if (sign === '**') return '.*'
  if (sign === '*') return '[^/]*'
  if (sign === '?') return '[^/]'
  return `(?:${sign.slice(1, -1).split(',').map(escapePattern).join('|')})`
}
