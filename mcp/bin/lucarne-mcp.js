#!/usr/bin/env node
import { createJiti } from 'jiti'

const { main } = await createJiti(import.meta.url).import('../src/main.ts')
process.exitCode = await main(process.argv.slice(2))
