/** `lucarne import` and `lucarne compare`: loaded when they are asked for, so that no other command starts later. */

import path from 'node:path'
import type { Command } from 'commander'
import { ExpectedFailure, UsageError } from './expectedFailure.ts'
import { print } from './print.ts'

type ImportFlags = { out: string; from?: string; dryRun?: boolean; download?: boolean }
type CompareFlags = { baseUrl?: string; all?: boolean; json?: string }

export function addTransfers(program: Command): void {
  program
    .command('import')
    .description('make a site of a folder of Docusaurus, MkDocs, VitePress, Starlight or Markdown')
    .argument('<folder>', 'folder of the other tool')
    .requiredOption('--out <site>', 'folder of the new site')
    .option(
      '--from <tool>',
      'docusaurus, mkdocs, vitepress, starlight or markdown (default: found)',
    )
    .option('--dry-run', 'write nothing: show what would be converted')
    .option('--download', 'fetch the images of other hosts')
    .action(async (folder: string, flags: ImportFlags) => {
      const { runImport } = await import('../import/runImport.ts')
      const done = await runImport({
        ...flags,
        folder: path.resolve(folder),
        out: path.resolve(flags.out),
      })
      if ('fault' in done) throw new UsageError(done.fault)
      print(done.text)
    })
  program
    .command('compare')
    .description(
      'tell what a built site lost of another: addresses, anchors, words, code, images, links, titles',
    )
    .argument('<before>', 'folder of a built site, whatever made it')
    .argument('<after>', 'folder of a built site: dist')
    .option('--base-url <path>', 'base URL of the first site, where its pages do not say it')
    .option('--all', 'list every difference')
    .option('--json <file>', 'write the whole of it there')
    .action(async (before: string, after: string, flags: CompareFlags) => {
      const { runCompare } = await import('../compare/runCompare.ts')
      const done = runCompare({
        ...flags,
        before: path.resolve(before),
        after: path.resolve(after),
      })
      if ('fault' in done) throw new UsageError(done.fault)
      print(done.text)
      if (done.isLost) throw new ExpectedFailure('The second site does not have all of the first.')
    })
}
