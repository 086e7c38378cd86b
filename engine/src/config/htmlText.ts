/** HTML that a setting puts into pages as it is, but for what would take the place of a part of the theme. */

import { z } from 'zod'
import { themePrefix } from '../themePrefix.ts'

const themeNames = new RegExp(String.raw`<[^>]*\s(?:id|name)\s*=\s*["']?${themePrefix}`, 'i')

export const htmlText = z
  .string()
  .refine(
    (html) => !themeNames.test(html),
    `expected no \`id\` or \`name\` that begins with \`${themePrefix}\`: those are of the theme`,
  )
