/** A regular expression as an author writes it. */

import { z } from 'zod'

export const pattern = z.string().refine(isPattern, 'expected a regular expression')

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp
  } catch {
    return false
  }
}
