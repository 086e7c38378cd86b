import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Bytes of the files of a folder, those that `counts` accepts; links counted once each. */
export function folderBytes(
  folder: string,
  counts: (file: string) => boolean = () => true,
): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(counts)
    .map((file) => statSync(path.join(folder, file)))
    .reduce((sum, stats) => (stats.isFile() ? sum + stats.size : sum), 0)
}
