/** The command line: `lucarne init | dev | build | preview | check [siteDir]`. */

import { createProgram } from './cli/program.ts'
import { tellFailure } from './cli/tellFailure.ts'

/** Not awaited here: what is loaded later takes parts of this file, and would wait for its end. */
createProgram().parseAsync().catch(tellFailure)
