/** A Dockerfile → what its parser refuses. */

import { validate } from 'dockerfile-utils'

import type { Control } from './control.ts'
import { noEngine } from './docker.ts'

export const checkDockerfile: Control = async ({ block }) => {
  const problems = validate(block.code).map(
    ({ range, message }) => `line ${block.line + range.start.line + 1}: ${message}`,
  )
  return problems.length > 0
    ? { problem: problems.join('\n'), reason: noEngine }
    : { reason: noEngine }
}
