/**
 * Bundles the engine: `dist/client/` (hashed files and `manifest.json`), `dist/node/` (CLI and API). With `--if-stale`,
 * only where it is not already bundled from these sources.
 */
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireDeclared } from './packaging/externals.mjs'
import { takeNotices, writeNotices } from './packaging/notices.mjs'
import { isBundleFresh, removeStamp, sourceStamp, writeStamp } from './sourceStamp.mjs'

const inter = path.dirname(fileURLToPath(import.meta.resolve('@fontsource/inter/package.json')))

if (!(process.argv.includes('--if-stale') && isBundleFresh())) await bundle()

async function bundle() {
  // Of what is about to be read: an edit in the meantime makes the bundle stale.
  const stamp = sourceStamp()
  removeStamp()
  const { createBuilder, runnerImport } = await import('vite')
  const { build, environments } = await createBuilder({ configFile: fileIn('vite.config.ts') })
  // In this order: the client leaves out the styles that the critical ones hold.
  for (const name of ['critical', 'client', 'boot', 'offline', 'unregister'])
    await build(environments[name])
  const notices = takeNotices(fileIn('dist'))
  await minifyScripts()
  await writeManifest()
  await rm(fileIn('dist/node'), { recursive: true, force: true })
  for (const [name, environment] of Object.entries(environments))
    if (name.startsWith('node_')) await build(environment)
  await copyFile(
    fileURLToPath(import.meta.resolve('shiki/onig.wasm')),
    fileIn('dist/node/onig.wasm'),
  )
  requireDeclared(fileIn('dist/node'), fileIn('package.json'))
  writeNotices(
    fileIn('dist/third-parties.md'),
    new Map([...notices, ...takeNotices(fileIn('dist')), await cardFontNotice()]),
  )
  await writeCopies()
  await copyCardFonts()
  const { module } = await runnerImport(fileIn('packaging/declarations.ts'), { configFile: false })
  await module.writeDeclarations()
  writeStamp(stamp)
}

function fileIn(path) {
  return fileURLToPath(new URL(path, import.meta.url))
}

/** Fonts of cards where the theme has none of its own: read by src/output/cards/cardFonts.ts. */
async function copyCardFonts() {
  await mkdir(fileIn('dist/fonts'), { recursive: true })
  for (const script of ['latin', 'latin-ext', 'cyrillic', 'greek'])
    for (const weight of [400, 700]) {
      const name = `inter-${script}-${weight}-normal.woff`
      await copyFile(path.join(inter, 'files', name), fileIn(`dist/fonts/${name}`))
    }
}

async function cardFontNotice() {
  const { version } = JSON.parse(await readFile(path.join(inter, 'package.json'), 'utf8'))
  const licence = await readFile(path.join(inter, 'LICENSE'), 'utf8')
  const title = `## @fontsource/inter - ${version} (OFL-1.1)\n`
  return [title.trim(), `${title}\n${licence.trim()}`]
}

/** Once more, by Terser: what Oxc leaves is one part in a hundred larger, compressed. Terser alone leaves more. */
async function minifyScripts() {
  const { minify } = await import('terser')
  const options = { module: true, ecma: 2020, compress: { passes: 2 } }
  for (const folder of ['client', 'boot', 'offline', 'unregister'])
    for (const name of await readdir(fileIn(`dist/${folder}`))) {
      if (!name.endsWith('.js')) continue
      const file = fileIn(`dist/${folder}/${name}`)
      const { code } = await minify(await readFile(file, 'utf8'), options)
      await writeFile(file, code)
    }
}

/** Read by src/read/engineFiles.ts. */
async function writeManifest() {
  const files = (await readdir(fileIn('dist/client'))).toSorted()
  const astray = files.find((file) => /^app-.*\.css$/.test(file))
  if (astray) {
    const css = await readFile(fileIn(`dist/client/${astray}`), 'utf8')
    if (css.trim())
      throw new Error(`No page inlines these styles, add them to criticalStyles: ${css}`)
  }
  const assets = {
    criticalCss: await readBundled('critical/criticalStyles', '.css'),
    sheets: await readSheets(),
    bootScript: (await readBundled('boot/boot', '.js')).trim(),
    appFile: bundled(files, 'app', '.js'),
    analyticsFile: bundled(files, 'analytics', '.js'),
    files: files.filter((file) => file !== astray),
    workers: {
      offline: await readBundled('offline/worker', '.js'),
      unregister: await readBundled('unregister/unregister', '.js'),
    },
  }
  await writeFile(fileIn('dist/client/manifest.json'), JSON.stringify(assets))
}

/** In the order of their rules: see `sheets` in styleSheets.ts. */
async function readSheets() {
  const sheets = JSON.parse(await readFile(fileIn('dist/critical/sheets.json'), 'utf8'))
  return Promise.all(
    sheets.map(async ({ name, ...sheet }) => {
      const css = await readBundled(`critical/${name}`, '.css')
      const classes = new Set(css.match(/(?<=\.)[a-z_][\w-]*/gi))
      // Of every article: it tells of none.
      classes.delete('prose')
      return { css, classes: [...classes], ...sheet }
    }),
  )
}

async function readBundled(entry, extension) {
  const [folder, name] = entry.split('/')
  const file = bundled(await readdir(fileIn(`dist/${folder}`)), name, extension)
  return readFile(fileIn(`dist/${folder}/${file}`), 'utf8')
}

/** The one file of an entry, whatever its hash. */
function bundled(files, name, extension) {
  const file = files.find((each) => each.startsWith(`${name}-`) && each.endsWith(extension))
  if (file === undefined) throw new Error(`Nothing was bundled as ${name}-*${extension}`)
  return file
}

/** Compressed once here, not in each build of each site: nearly half a second of it. */
async function writeCopies() {
  const { createCompressor } = await import('./dist/node/compress.js')
  const compressText = createCompressor()
  const { files } = JSON.parse(await readFile(fileIn('dist/client/manifest.json'), 'utf8'))
  await rm(fileIn('dist/copies'), { recursive: true, force: true })
  await mkdir(fileIn('dist/copies'))
  for (const file of files)
    for (const { extension, body } of compressText(
      `assets/${file}`,
      await readFile(fileIn(`dist/client/${file}`)),
    ))
      await writeFile(fileIn(`dist/copies/${file}${extension}`), body)
}
