/** A tarball of npm → the files in it. */
import { execFileSync } from 'node:child_process'

/** Paths are from the folder of the package. */
export function readPacked(tarball) {
  const list = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
  return list
    .trim()
    .split('\n')
    .map((file) => file.replace(/^package\//, ''))
}
