/** Interface of each `controle=`. */

import type { Step } from '../planPage.ts'
import type { StepContext } from '../stepContext.ts'

/** `problem`: what the tool says, absent when all is well. `reason`: French, for the note under the block. */
export type Control = (
  step: Step & { readonly kind: 'check' },
  context: StepContext,
) => Promise<{ readonly problem?: string; readonly reason: string }>

/** Command lines of a block: comments and empty lines left out, lines cut with `\` joined. */
export function commandLines(code: string): string[] {
  return code
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}
