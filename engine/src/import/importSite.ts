/** A folder of another tool → the files of a site, and what was done for it. Read top to bottom: this is an import. */

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { convertPage } from './convertPage.ts'
import type { ImportPlan, SourcePage, Tool } from './importPlan.ts'
import { printConfig } from './printConfig.ts'
import { isMarkdown } from './read/sourceFiles.ts'
import { fieldsOf, known, listOf } from './read/values.ts'
import { writeReport, type Outcome } from './report.ts'
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
  readonly outcome: Outcome
  /** By path from the new site's folder. */
  readonly files: ReadonlyMap<string, string | Buffer>
  /** Texts as they were, of those that are converted. */
  readonly originals: ReadonlyMap<string, string>
}

export function importSite(sourceDir: string, tool: Tool): Imported {
  const plan = planners[tool](sourceDir)
  const outOf = new Map([
    ...plan.copies.map(({ from, out }) => [from, out] as const),
    ...plan.pages.map(({ diskPath, out }) => [diskPath, out] as const),
  ])
  const moves = { outOf, aliases: plan.aliases }
  const converted = plan.pages.map((page) => convertPage(page, plan, moves))
  const files = new Map<string, string | Buffer>()
  const copies = plan.copies.filter(({ from }) => existsSync(from))
  const partials = copies
    .filter(({ out }) => isMarkdown(out) && !out.startsWith('static/'))
    .map((copy) => convertPage(partialOf(copy, sourceDir), plan, moves))
  for (const { from, out } of copies) files.set(out, readFileSync(from))
  for (const { page, content } of partials) files.set(page.out, content)
  for (const { page, content } of converted) files.set(page.out, content)
  for (const [out, text] of Object.entries(plan.files)) files.set(out, text)
  const notes = [...plan.notes, ...[...converted, ...partials].flatMap((each) => each.notes)]
  const outcome: Outcome = {
    tool,
    pages: converted.length,
    unchanged: converted.filter(({ isChanged }) => !isChanged).length,
    slugs: converted.filter(
      ({ content, isChanged }) => isChanged && /^slug: /m.test(String(content).slice(0, 2000)),
    ).length,
    redirects: Object.keys(plan.redirects).length,
    files: copies.length,
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

/** Text that pages take in: it has no address. */
const partialOf = ({ from, out }: ImportPlan['copies'][number], sourceDir: string): SourcePage => ({
  diskPath: from,
  file: path.relative(sourceDir, from),
  out,
  source: out,
  basePath: '/',
})

/** The configuration, the sidebars, the package and its pipeline. */
function siteFiles({
  settings,
  sidebars,
  redirects,
  sourceDir,
  hasFormulas,
  versionSidebars = {},
}: ImportPlan): Record<string, string> {
  const hasRedirects = Object.keys(redirects).length > 0
  const owns = Object.keys(versionSidebars).map((version) => ({
    version,
    name: `sidebars_${version.replace(/\W/g, '_')}`,
    file: `sidebars-${version.replace(/[^\w.-]/g, '-')}.json`,
  }))
  const docs = {
    ...(settings['docs'] as object | undefined),
    ...(sidebars && { sidebars: 'sidebars.json' }),
    ...(hasFormulas && { math: true }),
    ...withOwnSidebars(settings, owns),
  }
  const config = known({
    ...settings,
    docs,
    ...(hasRedirects && { redirects: '@import:redirects' }),
  })
  const name =
    path
      .basename(sourceDir)
      .toLowerCase()
      .replace(/[^a-z0-9-]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'documentation'
  return {
    'lucarne.config.ts': printConfig(config, {
      ...(hasRedirects && { redirects: './redirects.json' }),
      ...Object.fromEntries(owns.map(({ name, file }) => [name, `./${file}`])),
    }),
    ...Object.fromEntries(owns.map(({ version, file }) => [file, json(versionSidebars[version])])),
    ...(sidebars && { 'sidebars.json': json(sidebars) }),
    ...(hasRedirects && { 'redirects.json': json(redirects) }),
    'package.json': json({
      name,
      private: true,
      type: 'module',
      scripts: {
        dev: 'lucarne dev',
        build: 'lucarne build',
        preview: 'lucarne preview',
        check: 'lucarne check',
      },
      dependencies: { 'lucarne-docs': '*', ...(hasFormulas && { temml: '^0.13.5' }) },
    }),
    '.github/workflows/documentation.yml': pipeline,
  }
}

type OwnSidebars = readonly { readonly version: string; readonly name: string }[]

function withOwnSidebars(settings: ImportPlan['settings'], owns: OwnSidebars): object {
  if (owns.length === 0) return {}
  const versions = listOf(fieldsOf(settings['docs'])['versions']).map(fieldsOf)
  return {
    versions: versions.map((version) => {
      const own = owns.find((each) => each.version === version['name'])
      return own ? { ...version, sidebars: `@import:${own.name}` } : version
    }),
  }
}

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

/** Checks and builds; where to publish is the site's to say. */
const pipeline = `name: documentation
on: [push]
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - run: npm install
      - run: npm run check
      - run: npm run build
      - uses: actions/upload-artifact@v4
        with:
          name: documentation
          path: dist
`
