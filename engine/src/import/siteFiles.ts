/** Files that an import writes besides pages: the configuration, the sidebars, the package and its pipeline. */

import { pipelineOf } from '../init/createSite.ts'
import { versionOfEngine } from '../init/engineVersion.ts'
import { sitePackage } from '../init/sitePackage.ts'
import type { ImportPlan } from './importPlan.ts'
import { printConfig } from './printConfig.ts'
import { toFields, known, toList } from './read/values.ts'

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
  return {
    'lucarne.config.ts': printConfig(config, {
      ...(hasRedirects && { redirects: './redirects.json' }),
      ...Object.fromEntries(owns.map(({ name, file }) => [name, `./${file}`])),
    }),
    ...Object.fromEntries(owns.map(({ version, file }) => [file, json(versionSidebars[version])])),
    ...(sidebars && { 'sidebars.json': json(sidebars) }),
    ...(hasRedirects && { 'redirects.json': json(redirects) }),
    'package.json': sitePackage({
      dir: sourceDir,
      version: versionOfEngine(),
      ...(hasFormulas && { dependencies: { temml: '^0.13.5' } }),
    }),
    ...Object.fromEntries([pipelineOf('github')]),
  }
}

type OwnSidebars = readonly { readonly version: string; readonly name: string }[]

function withOwnSidebars(settings: ImportPlan['settings'], owns: OwnSidebars): object {
  if (owns.length === 0) return {}
  const versions = toList(toFields(settings['docs'])['versions']).map(toFields)
  return {
    versions: versions.map((version) => {
      const own = owns.find((each) => each.version === version['name'])
      return own ? { ...version, sidebars: `@import:${own.name}` } : version
    }),
  }
}

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`
