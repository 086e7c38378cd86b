/** The licences that the bundler lists beside each bundle → one file of the package. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const heading =
  '# Third parties\n\nWhat the files of `dist/` hold of other packages, and under which licence.\n'

/** Takes the lists out of `folder`: what is beside them is served. Returns each package's part, by its name. */
export function takeNotices(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) =>
    file.endsWith('licences.md'),
  )
  const parts = files.flatMap((file) => {
    const [, ...found] = readFileSync(path.join(folder, file), 'utf8').split(/^(?=## )/m)
    rmSync(path.join(folder, file))
    return found.map((part) => [part.split('\n')[0], part.trim()])
  })
  return new Map(parts)
}

export function writeNotices(file, notices) {
  const parts = [...notices].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part)
  writeFileSync(file, `${heading}\n${parts.join('\n\n')}\n`)
}
