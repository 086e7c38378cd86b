/** The command line: `lucarne init | dev | build | preview | check [siteDir]`. */

import { createProgram } from './cli/program.ts'
import { tellFailure } from './cli/tellFailure.ts'

/** Runs without a top-level `await`, which would deadlock: chunks loaded later import parts of this file. */
createProgram().parseAsync().catch(tellFailure)
