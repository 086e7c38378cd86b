/** Markdown by file name → a whole site in memory, compiled: for tests only. */

import { hashContent } from '../disk/hashContent.ts'
import { checkConfig } from '../config/checkConfig.ts'
import type { UserConfig } from '../config/config.ts'
import { htmlLangOf } from '../config/htmlLangs.ts'
import type { Doc } from '../content/doc.ts'
import type { ParseOptions } from '../content/parseDoc.ts'
import { compileSite } from '../site/compileSite.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import type { DocPage } from '../site/page.ts'
import type { SidebarItem } from '../site/sidebarItem.ts'
import { placeDoc } from '../site/placeDoc.ts'
import { baseUrlOf, placeDrafts, placeVersion } from '../site/placeDocs.ts'
import { splitTarget } from '../site/paths.ts'
import type { CategoryFile, SiteComponents, SiteFacts, TagDefinition } from '../site/site.ts'
import { pageWordsOf } from '../words/languageWords.ts'
import { docsOf } from './docsOf.ts'

export type SiteInput = {
  readonly config?: Partial<UserConfig>
  readonly pages?: Record<string, string>
  readonly categories?: Record<string, CategoryFile>
  readonly tags?: Record<string, TagDefinition>
  /** Files that exist, by path as written in the Markdown. */
  readonly files?: readonly string[]
  /** Docs of the other versions, by name. */
  readonly versions?: Record<string, Record<string, string>>
  readonly parse?: ParseOptions
  readonly components?: SiteComponents | undefined
}

/** The one to come, the latest and an old one. */
export const threeVersions = {
  config: {
    docs: {
      versions: [{ name: 'current', label: 'Next' }, { name: '2.0' }, { name: '1.0' }],
      latestVersion: '2.0',
    },
  },
  versions: { '2.0': { 'a.md': '# A' }, '1.0': { 'a.md': '# A', 'vieux.md': '# Vieux' } },
}

/** Throws when the configuration is wrong. */
export function siteOf(docs: Record<string, string>, input: SiteInput = {}): CompiledSite {
  const { config, problems } = checkConfig(
    { title: 'Docs', url: 'https://docs.exemple.example', ...input.config },
    'lucarne.config.ts',
  )
  const [locale] = config?.locales ?? []
  if (!config || !locale) throw new Error(problems.map(({ message }) => message).join('\n'))
  const baseUrl = baseUrlOf(config, locale)
  const facts: SiteFacts = {
    hashOf: hashContent,
    assetOf: (_file, target) => {
      const { path } = splitTarget(target)
      return input.files?.includes(path)
        ? { href: `/assets/${path}`, width: 2, height: 1 }
        : undefined
    },
    nearAsset: (_file, target) =>
      input.files?.find((file) => file.toLowerCase() === target.toLowerCase()),
    updateOf: () => undefined,
    isOutdated: () => false,
    verificationOf: () => undefined,
    blockNoteOf: () => '',
    components: input.components,
  }
  const categories = new Map(Object.entries(input.categories ?? {}))
  const pages = docsOf(input.pages ?? {})
  return compileSite(
    {
      config,
      locale,
      baseUrl,
      words: pageWordsOf(htmlLangOf(locale)),
      versions: config.docs.versions.map((version, index) => {
        const all = docsOf(index === 0 ? docs : (input.versions?.[version.name] ?? {}), {
          numberPrefixes: config.docs.numberPrefixes,
          ...input.parse,
        })
        const published = all.filter((doc) => !isLeftOut(doc))
        const drafts = all.filter(isLeftOut)
        return placeVersion(version, { docs: published, drafts, categories }, { config, baseUrl })
      }),
      pages: pages.filter((doc) => !isLeftOut(doc)).map((doc) => placeDoc(doc, '/', baseUrl)),
      draftPageOfSource: placeDrafts(pages.filter(isLeftOut), '/', baseUrl),
      tags: new Map(Object.entries(input.tags ?? {})),
      facts,
    },
    [],
  )
}

const isLeftOut = ({ frontMatter, isWithheld }: Doc) =>
  frontMatter.draft === true || isWithheld === true

/** The page of a doc, by its address. Throws when there is none. */
export function docPageAt(compiled: CompiledSite, path: string): DocPage {
  const page = compiled.plans.find((plan) => plan.path === path)?.make()
  if (page?.kind !== 'doc') throw new Error(`No doc at ${path}`)
  return page
}

/** The sidebar as a reader sees it: labels, indented. */
export function drawSidebar(items: readonly SidebarItem[], indent = ''): string {
  return items
    .map((item) => {
      if (item.kind === 'html') return `\n${indent}${item.html}`
      const inner = item.kind === 'group' ? drawSidebar(item.items, `${indent}  `) : ''
      const link = item.kind === 'group' && item.href ? ` → ${item.href}` : ''
      return `\n${indent}${item.label}${link}${inner}`
    })
    .join('')
}
