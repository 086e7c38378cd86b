/** A file of the configuration → what it exports, or what its author must fix. node only. */

import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { TransformOptions } from 'jiti'
import type { Problem } from '../problem.ts'

/**
 * Returns the cached result for `madeFrom`, from this command or an earlier one, or calls `make`, which must be
 * deterministic.
 */
export type Recall = (madeFrom: string, make: () => string) => string

/** The default export of a file (absolute), or what it gives when it is a function; or what kept it from being read. */
export async function importFile(
  file: string,
  recall: Recall,
): Promise<{ value: unknown } | { error: unknown }> {
  const exitEarly = () => {
    process.exitCode = 1
    console.error(`${file}: it ends the process (\`process.exit\`) while it is read.`)
    console.error('    Throw an error instead: its message is printed with its line.')
  }
  process.once('exit', exitEarly)
  try {
    const read = file.endsWith('.mjs') ? importModule : importWithJiti
    const readValue = async () => {
      const exported = await read(file, recall)
      return typeof exported === 'function' ? ((await exported()) as unknown) : await exported
    }
    return { value: await beforeEnd(readValue()) }
  } catch (error) {
    return { error }
  } finally {
    process.off('exit', exitEarly)
  }
}

/** Milliseconds that a configuration may take: it asks nobody for anything. */
const longestRead = 60_000

/** Rejects when nothing is left to happen, or after a while: whoever waits would say nothing, or for ever. */
async function beforeEnd<Value>(reading: Promise<Value>): Promise<Value> {
  let stop = (): void => undefined
  const ending = new Promise<never>((_, reject) => {
    const end = () => reject(new Error('it waits (`await`) for what never comes'))
    const timer = setTimeout(end, longestRead).unref()
    process.once('beforeExit', end)
    stop = () => {
      clearTimeout(timer)
      process.off('beforeExit', end)
    }
  })
  try {
    return await Promise.race([reading, ending])
  } finally {
    stop()
  }
}

/** Node keeps what it has read under an address: after an edit, the file has another. */
async function importModule(file: string, recall: Recall): Promise<unknown> {
  const address = `${pathToFileURL(file).href}?edit=${statSync(file).mtimeMs}`
  try {
    return ((await import(address)) as { readonly default?: unknown }).default
  } catch (error) {
    if (hasRun(error) || locateError(error, path.dirname(file))) throw error
    // Node does not say where it cannot be parsed; jiti does, and reads imports that Node does not.
    return importWithJiti(file, recall)
  }
}

/** A module that cannot be parsed or linked has not: only what its own code throws tells that it has. */
const hasRun = (error: unknown): boolean =>
  !(error instanceof SyntaxError) &&
  !LINKING.test(String((error as { code?: unknown } | null)?.code))

/** Matches Node's error codes for imports without an extension, of TypeScript, or of JSON without its type. */
const LINKING =
  /^ERR_(?:MODULE_NOT_FOUND|UNKNOWN_FILE_EXTENSION|UNSUPPORTED_DIR_IMPORT|IMPORT_ASSERTION_|IMPORT_ATTRIBUTE_)/

/** TypeScript, CommonJS, JSON; not by Node itself, for the same reason. */
async function importWithJiti(file: string, recall: Recall): Promise<unknown> {
  // A sixth of the start of a command that has no use for it.
  const { createJiti } = await import('jiti')
  const compiler = createJiti(import.meta.url, asItIsNow)
  const transform = (options: TransformOptions) => ({
    code: recall(JSON.stringify([jitiVersion(), options]), () => compiler.transform(options)),
  })
  const jiti = createJiti(import.meta.url, { ...asItIsNow, transform })
  return jiti.import(file, { default: true })
}

/** Its own cache runs whatever it finds in a file that ends well. */
const asItIsNow = { fsCache: false, moduleCache: false, tryNative: false }

const jitiVersion = (): string =>
  (createRequire(import.meta.url)('jiti/package.json') as { readonly version: string }).version

/** The first file of the site that an error names: in its message when it cannot be parsed, in its stack when it throws. */
export function locateError(
  error: unknown,
  siteDir: string,
): Pick<Problem, 'file' | 'line'> | undefined {
  if (!(error instanceof Error)) return undefined
  const named = `${error.message}\n${error.stack}`.matchAll(PLACE)
  for (const [, scheme, absolute = '', line] of named) {
    const file = path.relative(siteDir, scheme ? fileURLToPath(`file://${absolute}`) : absolute)
    if (!/^\.\.|node_modules/.test(file)) return { file, line: Number(line) }
  }
  return undefined
}

/** `file:///site/lucarne.config.mjs?edit=1:2:7`, `/site/lucarne.config.ts:4:2`. */
const PLACE = /(file:\/\/)?(\/[^:?\n]+)(?:\?edit=[\d.]+)?:(\d+):\d+/g
