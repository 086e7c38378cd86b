/** A site folder and its configuration → one `Site` per locale, parsed and placed. */

import path from 'node:path'
import type { Config, LocaleConfig } from '../config/config.ts'
import { contentFolders, folderOfLocale, folderOfVersion } from '../config/contentFolders.ts'
import { directionOf, htmlLangOf } from '../config/htmlLangs.ts'
import { wordOverridesOf } from '../config/wordOverrides.ts'
import { configIn } from '../config/configIn.ts'
import type { TextLocale } from '../config/textsIn.ts'
import type { Doc } from '../content/doc.ts'
import { readCategoryFiles, readContent, type ContentFolder } from '../content/readContent.ts'
import { readTagsFile } from '../content/tagsFile.ts'
import type { Problem } from '../problem.ts'
import { inheritCategories, placeAll, type Originals } from '../site/originals.ts'
import { baseUrlOf, placeDrafts, placeVersion } from '../site/placeDocs.ts'
import type { Site, SiteComponents, SiteFacts } from '../site/site.ts'
import { pageWordsOf } from '../words/languageWords.ts'
import { createAssetFinder, type AssetFinder } from '../read/assets.ts'
import { endlessPrefix } from '../read/endlessPatterns.ts'
import { isOutdated, readGitUpdates, type GitUpdate } from '../read/gitUpdates.ts'
import { feedbackProblems } from '../read/feedbackProblems.ts'
import { hashContent } from '../disk/hashContent.ts'
import type { SiteParser } from '../parse/siteParser.ts'
import { glossaryPagesOf } from '../parse/siteGlossaries.ts'
import { wordProblems } from '../read/wordProblems.ts'
import { readVerifiedFacts } from '../read/verified.ts'

export type ReadSite = {
  readonly sites: readonly Site[]
  readonly assets: AssetFinder
  readonly problems: readonly Problem[]
}

export type ReadOptions = {
  /** Absolute. */
  readonly siteDir: string
  readonly config: Config
  readonly parser: SiteParser
  /** Components of the site; absent where it has none. */
  readonly components?: SiteComponents | undefined
  /** Drafts are shown while writing, never published. */
  readonly withDrafts: boolean
}

/** Reads everything once, the locales' folders in parallel. */
export async function readSite(options: ReadOptions): Promise<ReadSite> {
  const { contents, facts, assets, problems } = await readParts(options)
  return {
    sites: placeContents(contents, options.config, facts),
    assets,
    problems: [...problems, ...contents.flatMap((content) => content.problems)],
  }
}

export type SiteParts = {
  readonly contents: readonly LocaleContent[]
  readonly facts: SiteFacts
  readonly assets: AssetFinder
  /** Problems of the facts; each content has its own. */
  readonly problems: readonly Problem[]
}

/** A site before its docs are placed: what the development server keeps from one edit to the next. */
export async function readParts(options: ReadOptions): Promise<SiteParts> {
  const { siteDir, config } = options
  const contents = await readContents(options)
  const assets = createAssetFinder({
    siteDir,
    staticFolder: config.staticFolder,
    contentFolders: contentFolders(config),
    baseUrl: config.baseUrl,
  })
  return { contents, assets, ...(await readFacts(options, { contents, assets })) }
}

/** The Markdown of every locale, parsed. */
async function readContents(options: ReadOptions): Promise<readonly LocaleContent[]> {
  return Promise.all(options.config.locales.map((locale) => readLocale(locale, options)))
}

/** Reads the facts that Git, the guide runner and the disk know of the files, and settings without effect. */
async function readFacts(
  { siteDir, config, parser, components }: ReadOptions,
  { contents, assets }: { contents: readonly LocaleContent[]; assets: AssetFinder },
): Promise<{ facts: SiteFacts; problems: readonly Problem[] }> {
  const folders = contents.flatMap(({ versions, pages }) => [...versions, pages])
  const files = new Set(folders.flatMap(({ docs }) => docs.map(({ file }) => file)))
  const { showLastUpdate } = config.docs
  const git =
    showLastUpdate || config.i18n.outdatedNotice
      ? await readGitUpdates({ siteDir, files, isNeeded: config.feed })
      : { updates: new Map<string, GitUpdate>(), problems: [] }
  const verified = readVerifiedFacts(siteDir, config.verified)
  return {
    facts: {
      hashOf: hashContent,
      assetOf: assets.assetOf,
      nearAsset: assets.nearAsset,
      updateOf: (file) => (showLastUpdate ? shownUpdate(git.updates.get(file), config) : undefined),
      isOutdated: (file, original) => isOutdated(git.updates, file, original),
      verificationOf: verified.verificationOf,
      blockNoteOf: verified.blockNoteOf,
      components,
    },
    problems: [
      ...parser.problems,
      ...wordProblems(config),
      ...feedbackProblems(config),
      ...git.problems,
      ...verified.problems,
    ],
  }
}

function shownUpdate(
  update: GitUpdate | undefined,
  { docs }: Config,
): Omit<GitUpdate, 'author'> | undefined {
  return docs.showLastUpdateAuthor ? update : update && { isoDate: update.isoDate }
}

/** Parsed folders → sites, one a locale. Pure. */
export function placeContents(
  contents: readonly LocaleContent[],
  config: Config,
  facts: SiteFacts,
): readonly Site[] {
  return contents.map((content, index) =>
    buildSite(content, { given: config, facts, first: index === 0 ? undefined : contents[0] }),
  )
}

export type ParsedFolder = {
  /** From the site folder. */
  readonly folder: string
  readonly docs: readonly Doc[]
  /** Left out. */
  readonly drafts: readonly Doc[]
  readonly categories: ContentFolder['categories']
  readonly problems: readonly Problem[]
}

export type LocaleContent = {
  readonly locale: LocaleConfig
  readonly versions: readonly ParsedFolder[]
  readonly pages: ParsedFolder
  readonly tags: Site['tags']
  readonly problems: readonly Problem[]
}

async function readLocale(locale: LocaleConfig, options: ReadOptions): Promise<LocaleContent> {
  const { config, siteDir } = options
  const prefix = folderOfLocale(locale, config)
  const textLocale = { code: locale.code, codes: config.locales.map(({ code }) => code) }
  const folders = config.docs.versions.map((version) => prefix + folderOfVersion(version, config))
  const versions = await Promise.all(
    config.docs.versions.map(async (version, index) => {
      const folder = await parseFolder(folders[index] ?? '', textLocale, options)
      if (prefix === '') return folder
      const original = await readCategoryFiles(
        siteDir,
        folderOfVersion(version, config),
        textLocale,
      )
      return { ...folder, categories: inheritCategories(folder.categories, original) }
    }),
  )
  const alone = await parseFolder(prefix + config.pages.path, textLocale, options)
  const pages = { ...alone, docs: [...alone.docs, ...(await ownPages(locale, options))] }
  const [newest] = config.docs.versions
  const originalFolder = newest && prefix !== '' ? folderOfVersion(newest, config) : undefined
  const tags = readTags([originalFolder, folders[0]], textLocale, options)
  return {
    locale,
    versions,
    pages,
    tags: tags.tags,
    problems: [...versions, pages, tags].flatMap(({ problems }) => problems),
  }
}

/**
 * Merges the tags of several folders: each tag is that of the last folder that has it. Only mistakes of the last one
 * are reported.
 */
function readTags(
  folders: readonly (string | undefined)[],
  locale: TextLocale,
  { config, siteDir }: ReadOptions,
): { tags: Site['tags']; problems: readonly Problem[] } {
  const reads = folders
    .filter((folder) => folder !== undefined)
    .map((folder) => {
      const file = `${folder}/${config.docs.tags}`
      const { typography } = configIn(config, locale.code)
      return readTagsFile(path.join(siteDir, file), { locale, file, typography })
    })
  return {
    tags: new Map(reads.flatMap(({ tags }) => [...tags])),
    problems: reads.at(-1)?.problems ?? [],
  }
}

/** Pages that files of other kinds make. */
async function ownPages(
  locale: LocaleConfig,
  { config, parser }: ReadOptions,
): Promise<readonly Doc[]> {
  const words = parser.words[config.locales.indexOf(locale)]
  return words ? glossaryPagesOf(locale, words, parser.variables) : []
}

async function parseFolder(
  folder: string,
  textLocale: TextLocale,
  { siteDir, config, parser, withDrafts }: ReadOptions,
): Promise<ParsedFolder> {
  const content = await readContent({
    siteDir,
    folder,
    onListed: parser.expect,
    locale: textLocale,
  })
  const sources = [...content.files.map(({ source }) => source), ...content.categories.keys()]
  const endless = endlessPrefix(sources, config)
  if (endless) return { folder, ...emptyFolder, problems: [...content.problems, endless] }
  const docs = await parser.parse(content.files)
  const isLeftOut = ({ frontMatter, isWithheld }: Doc) =>
    !withDrafts && (frontMatter.draft === true || isWithheld === true)
  const leftOut = docs.filter(isLeftOut)
  const withheld = leftOut.filter(({ isWithheld }) => isWithheld)
  return {
    folder,
    docs: docs.filter((doc) => !isLeftOut(doc)),
    drafts: leftOut,
    categories: content.categories,
    problems: [...content.problems, ...withheld.flatMap((doc) => doc.problems)],
  }
}

/** With their language where the locale shows them. */
function originalsOf({ docs }: ParsedFolder, locale: LocaleConfig, { i18n }: Config): Originals {
  const writtenIn = { lang: htmlLangOf(locale), dir: directionOf(locale) }
  return { docs, ...(i18n.fallback === 'page' && { writtenIn }) }
}

const emptyFolder = { docs: [], drafts: [], categories: new Map<string, never>() }

type SiteInput = {
  readonly given: Config
  readonly facts: SiteFacts
  /** Content that another locale has to translate. */
  readonly first: LocaleContent | undefined
}

function buildSite(content: LocaleContent, { given, facts, first }: SiteInput): Site {
  const { locale } = content
  const config = configIn(given, locale.code)
  const baseUrl = baseUrlOf(config, locale)
  const originals = (folder: ParsedFolder | undefined) =>
    first && folder && originalsOf(folder, first.locale, config)
  return {
    config,
    locale,
    baseUrl,
    words: pageWordsOf(htmlLangOf(locale), wordOverridesOf(config, locale)),
    versions: config.docs.versions.map((version, index) =>
      placeVersion(
        version,
        {
          ...(content.versions[index] ?? emptyFolder),
          originals: originals(first?.versions[index]),
        },
        { config, baseUrl },
      ),
    ),
    pages: placeAll(content.pages.docs, originals(first?.pages), { basePath: '/', baseUrl }),
    draftPageOfSource: placeDrafts(content.pages.drafts, '/', baseUrl),
    tags: content.tags,
    facts,
  }
}
