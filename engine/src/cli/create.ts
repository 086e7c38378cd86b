/** `npm create lucarne-docs`: the same as `lucarne init`, from a package that holds nothing else. */

import { Command } from 'commander'
import { versionOfEngine } from '../init/engineVersion.ts'
import { withInit } from './initOptions.ts'
import { tellFailure } from './tellFailure.ts'

withInit(new Command('create-lucarne-docs'), versionOfEngine())
  .description('Make a first documentation site.')
  .exitOverride()
  .parseAsync()
  .catch(tellFailure)
