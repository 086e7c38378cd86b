/** The `package.json` of a new site, made from nothing or from another tool's. */

import path from 'node:path'

export type SitePackage = {
  /** Gives the package its name. */
  readonly dir: string
  /** Version of the engine: the site asks for this one or a later one that changes nothing public. */
  readonly version: string
  /** True if the site can run its guides. */
  readonly verify?: boolean | undefined
  /** Beside the engine's own. */
  readonly dependencies?: Readonly<Record<string, string>>
}

export function sitePackage({ dir, version, verify, dependencies }: SitePackage): string {
  const content = {
    name: toPackageName(dir),
    private: true,
    type: 'module',
    scripts: {
      dev: 'lucarne dev',
      build: 'lucarne build',
      preview: 'lucarne preview',
      check: 'lucarne check',
      ...(verify && { verify: 'lucarne-verify .' }),
    },
    devDependencies: {
      'lucarne-docs': `^${version}`,
      ...(verify && { 'lucarne-verify': `^${version}` }),
      ...dependencies,
    },
    engines: { node: '>=20.19' },
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

const toPackageName = (dir: string): string =>
  path
    .basename(dir)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'documentation'
