/** `lucarne import <folder> --out <site>`: writes the files that differ, or shows what would. */

import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTwoFilesPatch } from 'diff'
import { tools, type Tool } from './importPlan.ts'
import { detectTool, hasConfig, importSite, type Imported } from './importSite.ts'
import { printReport } from './report.ts'
import { downloadImages } from './downloadImages.ts'

export type ImportOptions = {
  /** Absolute. */
  readonly folder: string
  /** Absolute. */
  readonly out: string
  readonly from?: string
  readonly dryRun?: boolean
  readonly download?: boolean
}

/** Returns what to print, or why nothing could be imported. */
export async function runImport(
  options: ImportOptions,
): Promise<{ text: string } | { fault: string }> {
  const { folder, out, from, dryRun = false, download = false } = options
  const fault = describeOptionFault(options)
  if (fault !== undefined) return { fault }
  const tool = (from as Tool | undefined) ?? detectTool(folder)
  const read = importSite(folder, tool)
  const imported = download && !dryRun ? await downloadImages(read) : read
  if (dryRun) return { text: `${showDiff(imported)}\n${printReport(imported.outcome)}` }
  const written = writeAll(imported.files, out)
  return {
    text: `${printReport(imported.outcome)}\n\n${written} files written in ${path.relative(process.cwd(), out) || '.'}; the whole report is import-report.md there.`,
  }
}

function describeOptionFault({ folder, out, from }: ImportOptions): string | undefined {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return `There is no folder ${folder}.`
  if (from !== undefined && !(tools as readonly string[]).includes(from))
    return `“${from}” is not read: the tools are ${tools.join(', ')}.`
  if (from !== undefined && !hasConfig(folder, from as Tool))
    return `There is no configuration of ${from} in ${folder}.`
  if (out === folder || folder.startsWith(out + path.sep))
    return 'The new site cannot hold the folder that it is made from: give --out a folder of its own.'
  return undefined
}

/** Files that are the same are left alone. */
function writeAll(files: Imported['files'], out: string): number {
  let written = 0
  for (const [name, content] of files) {
    const file = path.join(out, name)
    if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) continue
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
    written += 1
  }
  return written
}

function showDiff({ files, originals }: Imported): string {
  return [...originals]
    .map(([name, before]) =>
      createTwoFilesPatch(name, name, before, String(files.get(name) ?? ''), 'there', 'here', {
        context: 1,
      }),
    )
    .join('\n')
}
