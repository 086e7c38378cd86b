/** A folder of another tool → the files of a site, and what was done for it. Read top to bottom: this is an import. */

import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isInside } from '../content/realPaths.ts'
import { convertPage } from './convertPage.ts'
import { sitePagesOf } from './convert/siteLinks.ts'
import { defaultAddress } from './defaultAddress.ts'
import type { ImportNote, ImportPlan, SourcePage, Tool } from './importPlan.ts'
import { isMarkdown, linksLeftOut } from './read/sourceFiles.ts'
import { toFields, toText } from './read/values.ts'
import { writeReport, type ImportOutcome } from './report.ts'
import { siteFiles } from './siteFiles.ts'
import { docusaurusFile, planDocusaurus } from './tools/docusaurus.ts'
import { planMarkdown } from './tools/markdown.ts'
import { mkdocsFile, planMkdocs } from './tools/mkdocs.ts'
import { planStarlight, starlightFile } from './tools/starlight.ts'
import { planVitepress, vitepressFile } from './tools/vitepress.ts'

const planners: Readonly<Record<Tool, (sourceDir: string) => ImportPlan>> = {
  docusaurus: planDocusaurus,
  mkdocs: planMkdocs,
  vitepress: planVitepress,
  starlight: planStarlight,
  markdown: planMarkdown,
}

const configs: Readonly<Partial<Record<Tool, (folder: string) => string | undefined>>> = {
  docusaurus: docusaurusFile,
  mkdocs: mkdocsFile,
  vitepress: vitepressFile,
  starlight: starlightFile,
}

/** Returns the tool whose configuration the folder holds. */
export const detectTool = (folder: string): Tool =>
  (Object.keys(configs) as Tool[]).find((tool) => hasConfig(folder, tool)) ?? 'markdown'

export const hasConfig = (folder: string, tool: Tool): boolean =>
  tool === 'markdown' || configs[tool]?.(folder) !== undefined

export type Imported = {
  readonly outcome: ImportOutcome
  /** By path from the new site's folder. */
  readonly files: ReadonlyMap<string, string | Buffer>
  /** Texts as they were, of those that are converted. */
  readonly originals: ReadonlyMap<string, string>
}

export function importSite(sourceDir: string, tool: Tool): Imported {
  const plan = withoutEmptyFolders(withoutPlacesOutside(planners[tool](sourceDir)))
  const outputPaths = new Map([
    ...plan.copies.map(({ from, out }) => [from, out] as const),
    ...plan.pages.map(({ diskPath, out }) => [diskPath, out] as const),
  ])
  const moves = {
    outOf: outputPaths,
    aliases: plan.aliases,
    site: sitePagesOf(withAddresses(plan)),
  }
  const converted = plan.pages.map((page) => convertPage(page, plan, moves))
  const files = new Map<string, string | Buffer>()
  const partials = plan.copies
    .filter(({ out }) => isMarkdown(out) && !out.startsWith('static/'))
    .map((copy) => convertPage(partialOf(copy, sourceDir), plan, moves))
  for (const { from, out } of plan.copies) files.set(out, readFileSync(from))
  for (const { page, content } of partials) files.set(page.out, content)
  for (const { page, content } of converted) files.set(page.out, content)
  for (const [out, text] of Object.entries(plan.files)) files.set(out, text)
  const notes = [
    ...plan.notes,
    ...[...converted, ...partials].flatMap((each) => each.notes),
    ...linksLeftOut(sourceDir).map(strayLink),
  ]
  const outcome: ImportOutcome = {
    tool,
    pages: converted.length,
    unchanged: converted.filter(({ isChanged }) => !isChanged).length,
    slugs: converted.filter(
      ({ content, isChanged }) => isChanged && /^slug: /m.test(String(content).slice(0, 2000)),
    ).length,
    redirects: Object.keys(plan.redirects).length,
    files: plan.copies.length,
    notes,
  }
  for (const [out, text] of Object.entries(siteFiles(plan))) files.set(out, text)
  files.set('import-report.md', writeReport(outcome))
  const originals = new Map(
    converted
      .filter(({ isChanged }) => isChanged)
      .map(({ page }) => [page.out, readFileSync(page.diskPath, 'utf8')]),
  )
  return { outcome, files, originals }
}

const strayLink = (file: string): ImportNote => ({
  level: 'dropped',
  kind: 'symbolic links that lead nowhere, out of the repository or around, left out',
  file,
})

/** Adds the address of each page, even where both tools choose the same. */
function withAddresses({ pages, settings }: ImportPlan) {
  const docs = toFields(settings['docs'])
  const root = `/${(toText(docs['routeBasePath']) ?? '').replace(/^\/|\/$/g, '')}`
  const hasPrefixes = docs['numberPrefixes'] !== false
  return pages.map((page) => {
    const base = page.out.startsWith('pages/')
      ? page.basePath
      : path.posix.join(page.basePath, root)
    return { ...page, own: page.address ?? defaultAddress(page.source, base, hasPrefixes) }
  })
}

/** Bytes of the largest file that is copied. */
const largestCopy = 1e9

/** Leaves out places outside of the new site, which names of locales or versions may lead to. */
function withoutPlacesOutside(plan: ImportPlan): ImportPlan {
  const notes: ImportNote[] = []
  const kept = (from: string, out: string, isTooLarge = false): boolean => {
    if (isInside('.', out) && !isTooLarge) return true
    const kind = isTooLarge
      ? 'files larger than 1 GB, left out'
      : 'files whose place would be outside of the site, left out'
    notes.push({ level: 'decide', kind, file: path.relative(plan.sourceDir, from), text: out })
    return false
  }
  const copies = plan.copies.filter(({ from, out }) => {
    const stats = statSync(from, { throwIfNoEntry: false })
    return stats !== undefined && kept(from, out, stats.size > largestCopy)
  })
  const pages = plan.pages.filter(({ diskPath, out }) => kept(diskPath, out))
  if (pages.length === 0 && !Object.keys(plan.files).some(isMarkdown))
    notes.push({
      level: 'decide',
      kind: 'no page was found: their folder is empty, or outside of the repository',
      file: '.',
    })
  const files = Object.fromEntries(
    Object.entries(plan.files).filter(([out]) => kept(plan.sourceDir, out)),
  )
  return { ...plan, copies, pages, files, notes: [...plan.notes, ...notes] }
}

/** A build ends at a folder of a sidebar that holds no page: those of pages that a script makes. */
function withoutEmptyFolders(plan: ImportPlan): ImportPlan {
  const notes: ImportNote[] = []
  const kept = (items: readonly unknown[]): unknown[] =>
    items.flatMap((item) => {
      const fields = toFields(item)
      if (Array.isArray(fields['items'])) return [{ ...fields, items: kept(fields['items']) }]
      const folder = fields['type'] === 'autogenerated' ? toText(fields['dirName']) : undefined
      if (folder === undefined || folder === '.') return [item]
      if (plan.pages.some(({ source }) => source.startsWith(`${folder.replace(/\/$/, '')}/`)))
        return [item]
      const kind = 'folders of a sidebar that hold no page, left out'
      notes.push({ level: 'decide', kind, file: 'sidebars', text: folder })
      return []
    })
  if (!plan.sidebars) return plan
  const sidebars = Object.fromEntries(
    Object.entries(plan.sidebars).map(([name, items]) => [name, kept(items)]),
  )
  return { ...plan, sidebars, notes: [...plan.notes, ...notes] }
}

/** Text that pages take in: it has no address. */
const partialOf = ({ from, out }: ImportPlan['copies'][number], sourceDir: string): SourcePage => ({
  diskPath: from,
  file: path.relative(sourceDir, from),
  out,
  source: out,
  basePath: '/',
})
