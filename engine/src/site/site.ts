/** The site in memory: all docs of one locale, placed. Input of every derivation of this folder. */

import type { Config, LocaleConfig, VersionConfig } from '../config/config.ts'
import type { CategoryLinkConfig } from '../config/sidebarsSchema.ts'
import type { ComponentCall, Doc } from '../content/doc.ts'
import type { NumberPrefixes } from '../content/sourcePath.ts'
import type { Problem } from '../problem.ts'
import type { PageWords } from '../words/wordTable.ts'
import type { Verification, WrittenIn } from './page.ts'

/** A doc with its place in the site. */
export type SiteDoc = {
  readonly doc: Doc
  /** Decoded, without base URL, with slashes at both ends. */
  readonly path: string
  readonly href: string
  /** Label in the sidebar. */
  readonly label: string
  /** Language of a page that is not translated: it is shown in the first one of the site. */
  readonly writtenIn?: WrittenIn | undefined
  /** The doc of the first language that this one translates. */
  readonly original?: Doc | undefined
}

/** Contents of a folder's `_category_.yml`. */
export type CategoryFile = {
  /** From the site folder. */
  readonly file?: string | undefined
  readonly label?: string | undefined
  readonly position?: number | undefined
  readonly collapsible?: boolean | undefined
  readonly collapsed?: boolean | undefined
  readonly className?: string | undefined
  readonly description?: string | undefined
  readonly link?: CategoryLinkConfig | null | undefined
}

export type SiteVersion = {
  readonly config: VersionConfig
  readonly name: string
  readonly label: string
  /** Its part of the path: `/`, or `/1.0/`. */
  readonly basePath: string
  readonly isLatest: boolean
  /** As `docs.numberPrefixes` and `docs.sidebarOrder`. */
  readonly numberPrefixes: NumberPrefixes
  readonly sidebarOrder: Config['docs']['sidebarOrder']
  readonly docs: readonly SiteDoc[]
  readonly docOfId: ReadonlyMap<string, SiteDoc>
  readonly docOfSource: ReadonlyMap<string, SiteDoc>
  /** Ids of the docs that are not published: naming one is no mistake. */
  readonly drafts: ReadonlySet<string>
  /** The same docs: drafts, and what is held back for its front matter, where they would be. */
  readonly draftOfSource: ReadonlyMap<string, SiteDoc>
  /** By folder from the content folder: `Plesk`. */
  readonly categories: ReadonlyMap<string, CategoryFile>
}

export type TagDefinition = {
  readonly key: string
  readonly label: string
  readonly description?: string | undefined
  readonly permalink?: string | undefined
}

/** A local file that a page shows or links to. */
export type Asset = { readonly href: string; readonly width?: number; readonly height?: number }

/** Facts from the disk, Git and the guide runner: the only way from the pure site to the outside. */
export type SiteFacts = {
  /** Part of the name of a file that holds this text: the same for the same text alone. */
  readonly hashOf: (text: string) => string
  /** `target` as written in `file` (both from the site folder); `undefined` when there is no such file. */
  readonly assetOf: (file: string, target: string) => Asset | undefined
  /** Returns the existing file closest to `target`, or `undefined`. */
  readonly nearAsset: (file: string, target: string) => string | undefined
  readonly updateOf: (file: string) => { isoDate: string; author?: string } | undefined
  /** Says whether, in Git, the second file changed after the first. */
  readonly isOutdated: (file: string, original: string) => boolean
  readonly verificationOf: (doc: Doc, words: PageWords) => Verification | undefined
  /** HTML to put under a code block; empty for nothing. */
  readonly blockNoteOf: (doc: Doc, blockIndex: number, words: PageWords) => string
  /** Absent on a site without components of its own. */
  readonly components?: SiteComponents | undefined
}

/** Result of one component call, for `withContent`. When it has problems, only the enclosed content is shown. */
export type CalledComponent = {
  readonly html?: string
  readonly problems: readonly Pick<Problem, 'message' | 'hint'>[]
}

export type SiteComponents = {
  readonly names: readonly string[]
  /** `index` is that of the call in its page. */
  readonly call: (call: ComponentCall, index: number) => CalledComponent
  /** Style sheets of the components: pages that use one of their classes inline them. */
  readonly sheets: readonly {
    readonly css: string
    readonly classes: readonly string[]
    readonly tags: readonly string[]
  }[]
}

export type Site = {
  readonly config: Config
  readonly locale: LocaleConfig
  /** Base URL of this locale: `/`, or `/en/`. */
  readonly baseUrl: string
  readonly words: PageWords
  /** Newest first. */
  readonly versions: readonly SiteVersion[]
  readonly pages: readonly SiteDoc[]
  /** As `SiteVersion.draftOfSource`, of the pages. */
  readonly draftPageOfSource: ReadonlyMap<string, SiteDoc>
  readonly tags: ReadonlyMap<string, TagDefinition>
  readonly facts: SiteFacts
}

/** Says whether this is the first locale, which alone reports problems that all locales share. */
export const isDefaultLocale = ({ config, locale }: Pick<Site, 'config' | 'locale'>): boolean =>
  locale.code === config.locales[0]?.code

/** A site, and the same in its other locales. */
export type SiteLocales = { readonly site: Site; readonly siblings: readonly Site[] }

/** Says whether any version, in any locale, has this doc, published or not. */
export function isDocId(id: string, { site, siblings }: SiteLocales): boolean {
  return [site, ...siblings].some(({ versions }) =>
    versions.some(({ docOfId, drafts }) => docOfId.has(id) || drafts.has(id)),
  )
}

/** The version without a path of its own. */
export function latestVersionOf(site: Pick<Site, 'versions'>): SiteVersion {
  const latest = site.versions.find((version) => version.isLatest)
  if (!latest) throw new Error('A site has no latest version')
  return latest
}

/** `docs-default-current` (spec §7). */
export function searchTagOf(
  { config }: Pick<Site, 'config'>,
  { name }: Pick<SiteVersion, 'name'>,
): string {
  return `docs-${config.docs.pluginId}-${name}`
}

/** The page of all terms, which no Markdown file makes. */
export const glossaryOf = ({
  pages,
  config,
}: Pick<Site, 'pages' | 'config'>): SiteDoc | undefined =>
  pages.find(({ doc }) => doc.file.endsWith(`/${config.docs.glossary}`))
