/** Front matter → where it says what only the whole site can judge. */

import { ownValue } from '../ownValue.ts'
import type { Problem } from '../problem.ts'

const judgedKeys = [
  'tags',
  'slug',
  'id',
  'redirect_from',
  'image',
  'pagination_prev',
  'pagination_next',
  'displayed_sidebar',
  'next_review',
  'layout',
  'hero',
  'features',
] as const

type JudgedKey = (typeof judgedKeys)[number]

const KEYS = new RegExp(`^["']?(${judgedKeys.join('|')})["']?\\s*:`)

/** 1-based lines, from the top of the file. */
export type KeyLines = Readonly<Partial<Record<JudgedKey, number>>>

/** `head` is the front matter with its two `---`. Read as lines: places in YAML take far longer to find. */
export function keyLinesOf(head: string): KeyLines {
  return Object.fromEntries(
    head.split('\n').flatMap((line, index) => {
      const key = KEYS.exec(line)?.[1]
      return key === undefined ? [] : [[key, index + 1]]
    }),
  )
}

/** The line of a problem with `key`; nothing where it is not known. */
export function findKeyLine(
  key: JudgedKey,
  { keyLines }: { readonly keyLines: KeyLines },
): Pick<Problem, 'line'> {
  const line = ownValue(keyLines, key)
  return line === undefined ? {} : { line }
}
