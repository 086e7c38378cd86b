/** Front matter → the values that it names and that the site has not. */

import type { Problem } from '../problem.ts'
import type { Doc } from './doc.ts'
import { unknownValues, type FixedValues } from './fixedValues.ts'

/** Names between braces, in what is shown of a page elsewhere, that no value has. */
export function unknownInFrontMatter(
  { file, frontMatter, head }: Pick<Doc, 'file' | 'frontMatter'> & { readonly head: string },
  { variables }: FixedValues,
): Problem[] {
  const keys = ['title', 'description', 'sidebar_label', 'pagination_label'] as const
  const lines = head.split('\n')
  return keys.flatMap((key) =>
    unknownValues(frontMatter[key] ?? '', variables, false).map(({ message, hint }) => ({
      kind: 'content',
      file,
      line: lines.findIndex((line) => line.startsWith(`${key}:`)) + 1,
      message,
      hint,
    })),
  )
}
