/** Bundles the engine: `dist/client/` (hashed files and `manifest.json`), `dist/node/` (CLI and API). */
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createBuilder } from 'vite'

const fileIn = (path) => fileURLToPath(new URL(path, import.meta.url))

const { build, environments } = await createBuilder({ configFile: fileIn('vite.config.ts') })
// In this order: the client leaves out the styles that the critical ones hold.
for (const name of ['critical', 'client', 'boot']) await build(environments[name])
await writeManifest()
await build(environments.node)

/** Its type is `ClientAssets` (src/render/assets.ts). */
async function writeManifest() {
  const files = (await readdir(fileIn('dist/client'))).toSorted()
  const fileOf = (entry) => files.find((file) => new RegExp(`^${entry}-.*\\.js$`).test(file))
  const astray = files.find((file) => /^app-.*\.css$/.test(file))
  if (astray) {
    const css = await readFile(fileIn(`dist/client/${astray}`), 'utf8')
    if (css.trim())
      throw new Error(`No page inlines these styles, add them to criticalStyles: ${css}`)
  }
  const assets = {
    criticalCss: await readBundled('critical/criticalStyles', '.css'),
    bootScript: (await readBundled('boot/boot', '.js')).trim(),
    appFile: fileOf('app'),
    analyticsFile: fileOf('analytics'),
    files: files.filter((file) => file !== astray),
  }
  await writeFile(fileIn('dist/client/manifest.json'), JSON.stringify(assets))
}

async function readBundled(entry, extension) {
  const [folder, name] = entry.split('/')
  const names = await readdir(fileIn(`dist/${folder}`))
  const file = names.find((each) => each.startsWith(`${name}-`) && each.endsWith(extension))
  return readFile(fileIn(`dist/${folder}/${file}`), 'utf8')
}
