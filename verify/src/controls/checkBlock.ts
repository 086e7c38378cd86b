/** A block with `controle=` → checked by the tool that knows its language, without running it. */

import type { Step } from '../planPage.ts'
import type { StepContext, StepResult } from '../runBlocks.ts'

export async function checkBlock(
  step: Step & { kind: 'check' },
  _context: StepContext,
): Promise<StepResult> {
  return {
    verdict: 'failed',
    failure: { message: `controle="${step.control}" does not exist yet` },
  }
}
