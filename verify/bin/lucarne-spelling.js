#!/usr/bin/env node
import { resolve } from 'node:path'
import { createJiti } from 'jiti'

const { checkSpelling } = await createJiti(import.meta.url).import('../src/spelling.ts')
process.exitCode = await checkSpelling(resolve(process.argv[2] ?? '.'))
