/** Markdown of several locales → a site in each, compiled together: for tests only. */

import { compileSites } from '../load/compileSites.ts'
import { placeContents } from '../load/readSite.ts'
import { checkConfig } from '../config/checkConfig.ts'
import type { UserConfig } from '../config/config.ts'
import { folderOfLocale } from '../config/contentFolders.ts'
import { formatProblem } from '../problem.ts'
import { docsOf } from './docsOf.ts'
import { drawSidebar, siteOf } from './siteOf.ts'

const locales = [
  { code: 'fr', label: 'Français' },
  { code: 'en', label: 'English' },
]

/** Markdown of each locale, and settings. */
export type LocalesInput = [docs: Record<string, string>[], settings?: Partial<UserConfig>]

/** Each locale of a site, by the Markdown of its docs; an older version is there in the first locale alone. */
export function localesOf(...[docs, settings = {}]: LocalesInput) {
  const { config } = checkConfig(
    { title: 'Docs', url: 'https://docs.exemple.example', locales, ...settings },
    'lucarne.config.ts',
  )
  if (!config) throw new Error('The configuration is wrong')
  const contents = config.locales.map((locale, index) => {
    const prefix = folderOfLocale(locale, config)
    const contentFolder = (folder: string, files: Record<string, string>) => ({
      folder,
      docs: docsOf(files).map((doc) => ({ ...doc, file: prefix + doc.file })),
      drafts: [],
      categories: new Map(),
      problems: [],
    })
    return {
      locale,
      versions: config.docs.versions.map(({ name }, nth) =>
        contentFolder(
          `docs${nth || ''}`,
          nth === 0 ? (docs[index] ?? {}) : index === 0 ? { 'ancien.md': `# ${name}` } : {},
        ),
      ),
      pages: contentFolder('pages', {}),
      tags: new Map(),
      problems: [],
    }
  })
  const { facts } = siteOf({}).site
  const compiled = compileSites(placeContents(contents, config, facts))
  return {
    compiled,
    menus: compiled.map(({ frames }) =>
      drawSidebar(frames.get('current')?.sidebars['tutorialSidebar'] ?? []),
    ),
    addresses: compiled.map(({ plans }) => plans.map(({ path }) => path)),
    redirects: compiled.map((each) => each.redirects.map(({ path, href }) => [path, href])),
    printed: compiled.flatMap(({ problems }) => problems.map(formatProblem)),
  }
}
