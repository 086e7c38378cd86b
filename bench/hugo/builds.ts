/** Cold builds of one site by Hugo and by Lucarne. */

import { readdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { measureBuild, writeTypicalConfig } from '../buildTypical.ts'
import { writeCorpus } from '../corpus.ts'
import { runMeasured, type Measured } from '../runMeasured.ts'

export type Extent = {
  readonly hasIndex: boolean
  /** Files that servers send compressed are written compressed. */
  readonly hasCopies: boolean
}

/** Only front matter and boxes are converted, and folders named: without a file of its own, one is no section of Hugo. */
export async function writeHugoContent(folder: string, pages: number): Promise<void> {
  await writeCorpus(folder, pages, (text) =>
    text
      .replace(/^sidebar_position:/m, 'weight:')
      .replace(/^:::warning\[(.*)\]$/m, '{{< warning "$1" >}}')
      .replace(/^:::$/m, '{{< /warning >}}'),
  )
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const { name, parentPath } of entries.filter((entry) => entry.isDirectory())) {
    const index = path.join(parentPath, name, '_index.md')
    const weight = Number(name.split('-').at(-1)) + 1
    // In menus, without a page, as folders of ours.
    await writeFile(
      index,
      `---\ntitle: ${name}\nweight: ${weight}\n_build:\n  render: never\n---\n`,
    )
  }
}

export async function buildHugo(
  siteDir: string,
  { hasIndex, hasCopies }: Extent,
): Promise<Measured> {
  const outDir = path.join(siteDir, 'dist')
  await rm(outDir, { recursive: true, force: true })
  await rm(path.join(siteDir, 'resources'), { recursive: true, force: true })
  const config = ['hugo.toml', ...(hasIndex ? ['search.toml'] : [])].join(',')
  const hugo = `hugo --quiet --destination dist --config ${config}`
  const script = hasCopies ? `${hugo} && ${copying}` : hugo
  return runMeasured({ command: 'sh', args: ['-c', script], cwd: siteDir })
}

/** As hard as ours are: see `pageQuality` in `disk/compress.ts`. */
const copying = [
  `find dist -name '*.html' -o -name '*.json' -o -name '*.xml' -o -name '*.css' >list`,
  `xargs -P ${availableParallelism()} -n 64 brotli --quality=5 <list`,
  `xargs -P ${availableParallelism()} -n 64 gzip --keep -3 <list`,
  'rm list',
].join(' && ')

export async function buildLucarne(
  siteDir: string,
  { hasIndex, hasCopies }: Extent,
): Promise<Measured> {
  const outDir = path.join(siteDir, 'dist')
  await rm(outDir, { recursive: true, force: true })
  await rm(path.join(siteDir, '.lucarne'), { recursive: true, force: true })
  await writeTypicalConfig(siteDir, { precompress: hasCopies, ...(!hasIndex && { search: false }) })
  return measureBuild(siteDir, outDir)
}
