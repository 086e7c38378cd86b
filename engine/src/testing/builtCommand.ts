/** The command line as it is bundled, for tests only: never of other sources than those beside the test. */

import { fileURLToPath } from 'node:url'
import { requireFreshBundle } from '../../sourceStamp.mjs'

requireFreshBundle()

/** Absolute path. */
export const builtCommand = fileURLToPath(new URL('../../bin/lucarne.js', import.meta.url))
