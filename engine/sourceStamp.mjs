/** Tells a bundle of these sources from an older one: a hash of all it is made of, kept beside it. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const engineFolder = import.meta.dirname
const stampOf = (folder) => path.join(folder, 'dist/sources.txt')
const isBundled = (file) => !/\.test\.tsx?$|(?:^|\/)testing\//.test(file)

/** Changes with any file that `build.mjs` reads. */
export function sourceStamp(folder = engineFolder) {
  const sources = ['src', 'packaging']
    .flatMap((name) =>
      readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true }),
    )
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter(isBundled)
  const files = ['build.mjs', 'package.json', 'styleSheets.ts', 'vite.config.ts', ...sources]
  const hash = createHash('sha256')
  for (const file of files.toSorted())
    hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)))
  return hash.digest('hex')
}

/** A build that does not reach its end leaves no stamp. */
export function removeStamp(folder = engineFolder) {
  rmSync(stampOf(folder), { force: true })
}

export function writeStamp(stamp, folder = engineFolder) {
  writeFileSync(stampOf(folder), stamp)
}

export function isBundleFresh(folder = engineFolder) {
  try {
    return readFileSync(stampOf(folder), 'utf8') === sourceStamp(folder)
  } catch {
    return false
  }
}

/** Throws when what is bundled is not of these sources: a test of it would prove nothing of them. */
export function requireFreshBundle(folder = engineFolder) {
  if (isBundleFresh(folder)) return
  throw new Error(
    'engine/dist was not built from the sources beside it: run `npm run build -w lucarne-docs`',
  )
}
