/** A doc and the site's editorial rules → what its author must fix. */

import type { Problem } from '../../problem.ts'
import type { CharterInput } from './charterInput.ts'
import { checkCode } from './checkCode.ts'
import { checkDangers } from './checkDangers.ts'
import { checkExamples } from './checkExamples.ts'
import { checkFrontMatter } from './checkFrontMatter.ts'
import { checkProse } from './checkProse.ts'
import { checkSecrets } from './checkSecrets.ts'
import { checkHeadings, checkSkeleton } from './checkSkeleton.ts'

const rules: readonly ((input: CharterInput) => Problem[])[] = [
  checkFrontMatter,
  checkSkeleton,
  checkHeadings,
  checkCode,
  checkExamples,
  checkSecrets,
  checkDangers,
  checkProse,
]

/** Rules that the charter does not name are off. In no particular order. */
export function checkCharter(input: CharterInput): Problem[] {
  return rules.flatMap((rule) => rule(input))
}
