/** What an import writes besides pages: the configuration, the sidebars, the package and its pipeline. */

import path from 'node:path'
import type { ImportPlan } from './importPlan.ts'
import { printConfig } from './printConfig.ts'
import { fieldsOf, known, listOf } from './read/values.ts'

/** Texts by path from the new site's folder. */
export function siteFiles({
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
