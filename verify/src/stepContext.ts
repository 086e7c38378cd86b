/** Input and result of a step of a page. */

import type { Verdict } from './guidePage.ts'
import type { Step } from './planPage.ts'
import type { Sandbox } from './sandbox.ts'

/** Result of a step. `output`: a command's output, stdout then stderr. */
export type StepResult = Verdict & {
  readonly failure?: { readonly message: string; readonly detail?: string }
  readonly output?: string
  /** The sandbox can no longer be trusted: the page stops here. */
  readonly stop?: boolean
}

export type StepContext = {
  readonly sandbox: Sandbox
  /** Folder of the site's scripts and references. */
  readonly folder: string
  /** Left for the page, and never more than a block may take. */
  readonly secondsLeft: () => number
  readonly outputs: ReadonlyMap<number, string>
  readonly steps: readonly Step[]
  /** Blocks that have failed already: their expected output is not compared. */
  readonly failed: ReadonlySet<number>
}
