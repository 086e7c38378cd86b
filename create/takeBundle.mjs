/** `lucarne init` as the engine bundles it → this package: it stands alone, and is fetched in a moment. */
import { cpSync, readFileSync, rmSync } from 'node:fs'

for (const folder of ['dist', 'templates']) rmSync(folder, { recursive: true, force: true })
for (const file of ['dist/third-parties.md', 'templates'])
  cpSync(`../engine/${file}`, file, { recursive: true })
take('create.js')

/** With what it loads later. */
function take(file) {
  const text = readFileSync(`../engine/dist/node/${file}`, 'utf8')
  cpSync(`../engine/dist/node/${file}`, `dist/node/${file}`)
  // Comments of what is bundled hold names of types, which are files of other packages.
  for (const [, next] of text.matchAll(/await import\("\.\/([^"]+)"\)/g)) take(next)
}
