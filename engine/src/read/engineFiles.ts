/** The engine's own bundled files: what pages inline, and what they load. */

import { readdir, readFile } from 'node:fs/promises'
import { hashContents } from '../disk/hashContent.ts'
import { bundleFolder } from '../disk/bundleFolder.ts'
import type { ClientAssets } from '../render/assets.ts'

/** Code of the worker that keeps a site for reading offline, and of the one that takes its place where none is to be. */
type SiteWorkers = { readonly offline: string; readonly unregister: string }

export type EngineFiles = {
  readonly assets: ClientAssets
  readonly workers: SiteWorkers
  /** Absolute path of a file named in `assets.files`. */
  readonly pathOf: (file: string) => string
  /** Absolute path of the folder of their compressed copies. */
  readonly copiesFolder: string
  /** Changes with any change of the engine's code. */
  readonly fingerprint: string
}

/** Throws when the engine has not been built or, from the sources, when the bundle is of others. */
export async function readEngineFiles(): Promise<EngineFiles> {
  const distDir = bundleFolder()
  const manifest = await readFile(`${distDir}client/manifest.json`, 'utf8').catch(
    (cause: unknown) => {
      throw new Error('The engine is not built: run `npm run build -w lucarne-docs`', { cause })
    },
  )
  const { workers, ...assets } = JSON.parse(manifest) as ClientAssets & { workers: SiteWorkers }
  return {
    assets,
    workers,
    pathOf: (file) => `${distDir}client/${file}`,
    copiesFolder: `${distDir}copies`,
    fingerprint: await fingerprintOf(`${distDir}node/`, manifest),
  }
}

async function fingerprintOf(folder: string, manifest: string): Promise<string> {
  const names = (await readdir(folder)).toSorted()
  return hashContents([
    manifest,
    ...(await Promise.all(names.map((name) => readFile(folder + name)))),
  ])
}
