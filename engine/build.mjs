/** Bundles the engine: `dist/node/` (CLI and API), `dist/client/` (hashed files and `manifest.json`). */
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createBuilder } from 'vite'

const fileIn = (path) => fileURLToPath(new URL(path, import.meta.url))

const builder = await createBuilder({ configFile: fileIn('vite.config.ts') })
await builder.buildApp()

const files = (await readdir(fileIn('dist/client')))
  .filter((name) => !/^app-.*\.css$/.test(name))
  .toSorted()
const fileOf = (entry) => files.find((file) => file.startsWith(`${entry}-`) && file.endsWith('.js'))
const assets = {
  criticalCss: await readBundled('critical/criticalStyles', '.css'),
  bootScript: (await readBundled('boot/boot', '.js')).trim(),
  appFile: fileOf('app'),
  analyticsFile: fileOf('analytics'),
  files,
}
await writeFile(fileIn('dist/client/manifest.json'), JSON.stringify(assets))

async function readBundled(entry, extension) {
  const [folder, name] = entry.split('/')
  const names = await readdir(fileIn(`dist/${folder}`))
  const file = names.find((each) => each.startsWith(`${name}-`) && each.endsWith(extension))
  return readFile(fileIn(`dist/${folder}/${file}`), 'utf8')
}
