/** Charter: no secret is published. */

import type { Problem } from '../../problem.ts'
import { problemAt, type CharterInput } from './charterInput.ts'
import { findSecrets } from './secrets.ts'

export function checkSecrets(input: CharterInput): Problem[] {
  const allowed = input.charter.passwords
  if (!allowed) return []
  return findSecrets(input.text, allowed).map(({ line, what }) =>
    problemAt(input, line, {
      message: `This looks like a secret: ${what}.`,
      hint: `The only passwords that a page shows: ${allowed.join(', ')}.`,
    }),
  )
}
