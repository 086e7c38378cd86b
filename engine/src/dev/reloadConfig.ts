/** A configuration after an edit: Node keeps what it has read of it, with all that it imports. */

import { createRequire, register } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LoadedConfig } from '../config/loadConfig.ts'
import { toRealPath } from '../content/realPaths.ts'

/** Runs a function to which no file of the site has been imported before. Never two at a time. */
export type ConfigReloader = <Result>(load: () => Promise<Result>) => Promise<Result>

/** `siteDir` is absolute; its `node_modules` are not read again. */
export function createConfigReloader(siteDir: string): ConfigReloader {
  const folder = `${toRealPath(siteDir)}${path.sep}`
  let edit: Float64Array | undefined
  return async (load) => {
    // Not before the first edit: it starts a thread.
    edit ??= followImports(folder)
    forgetRequired(folder)
    edit[0] = performance.now()
    try {
      return await load()
    } finally {
      edit[0] = 0
    }
  }
}

/**
 * Says whether a file may belong to the configuration. Its imports are unknown, so any module or JSON file of the site
 * may; these are seldom edited.
 */
export function mayBeOfConfig(file: string, { files }: Pick<LoadedConfig, 'files'>): boolean {
  return files.includes(file) || /\.(?:[cm]?[jt]sx?|json)$/.test(file)
}

/** CommonJS and JSON, kept under their paths. */
function forgetRequired(folder: string): void {
  const { cache } = createRequire(import.meta.url)
  for (const file of Object.keys(cache))
    if (file.startsWith(folder) && !isPackage(file.slice(folder.length))) delete cache[file]
}

const isPackage = (file: string) => /(?:^|[/\\])node_modules[/\\]/.test(file)

/** Modules, kept under their addresses: gives them others while the number that it returns is not 0. */
function followImports(folder: string): Float64Array {
  const edit = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT))
  const data = { edit, folder: pathToFileURL(folder).href }
  register(`data:text/javascript,${encodeURIComponent(hooks)}`, import.meta.url, { data })
  return edit
}

/** Runs in a thread of Node's own: a module by itself, whose address says all. */
const hooks = `
let edit, folder
export function initialize(data) {
  ({ edit, folder } = data)
}
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context)
  if (edit[0] === 0 || !found.url.startsWith(folder)) return found
  const [file] = found.url.slice(folder.length).split(/[?#]/)
  if (/(?:^|\\/)node_modules\\//.test(file)) return found
  return { ...found, url: folder + file + '?edit=' + edit[0] }
}
`
