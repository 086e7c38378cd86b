/** A compiled version → its search index, with the site's own glossary. */

import path from 'node:path'
import type { SearchConfig } from '../config/searchSchema.ts'
import { htmlLangOf } from '../config/htmlLangs.ts'
import type { Glossary } from '../content/glossary.ts'
import { readTextIfThere } from '../content/readText.ts'
import type { Problem } from '../problem.ts'
import type { BuiltIndex } from '../search/buildIndex.ts'
import { INDEX_FORMAT } from '../search/indexFile.ts'
import type { SearchIndex } from '../search/openIndex.ts'
import { openWhole } from '../search/openWhole.ts'
import { readGlossary } from '../search/readGlossary.ts'
import { collectSettings } from '../search/searchSettings.ts'
import type { CompiledVersion } from '../site/compileVersion.ts'
import { searchTagOf, type Site, type SiteVersion } from '../site/site.ts'
import { primaryLanguageOf } from '../words/languageNames.ts'
import type { IndexTask } from './buildIndexWorker.ts'
import { hashContent, hashContents } from '../disk/hashContent.ts'
import { readLocaleGlossary } from '../parse/siteGlossaries.ts'
import {
  buildSearchIndex,
  type PageToIndex,
  listPagesToIndex,
  shortenHash,
} from './searchDocuments.ts'

export type SiteGlossary = { readonly lines: string; readonly problems: readonly Problem[] }

/** Empty when the site has no such file, and explains no term by several names. */
export function readSiteGlossary(
  siteDir: string,
  site: Pick<Site, 'config' | 'locale'>,
): SiteGlossary {
  const { search } = site.config
  if (search === false) return { lines: '', problems: [] }
  const { text, problems } = readTextIfThere(path.join(siteDir, search.glossary), search.glossary)
  const read = text === undefined ? undefined : readGlossary(text, search.glossary)
  const { glossary } = readLocaleGlossary(site.locale, { siteDir, config: site.config })
  return {
    lines: [read?.lines ?? '', ...(glossary ? synonymsIn(glossary) : [])]
      .filter(Boolean)
      .join('\n'),
    problems: [...problems, ...(read?.problems ?? [])],
  }
}

/** Returns the names of each term, one term per line, without `,` and `>`, which are syntax. */
const synonymsIn = ({ terms }: Glossary): string[] =>
  terms
    .filter(({ also }) => also.length > 0)
    .map(({ name, also }) => [name, ...also].map((each) => each.replace(/[,>]/g, ' ')).join(', '))

export type IndexInput = {
  readonly site: Site
  readonly search: SearchConfig
  readonly glossary: string
}

/** With the sections of every page at hand. */
export type WholeTask = Omit<IndexTask, 'kind' | 'pages'> & {
  readonly pages: readonly PageToIndex[]
}

/** Returns the task that builds the index of a version. `hash` identifies all of its input. */
export function indexTaskOf(
  version: CompiledVersion,
  { site, search, glossary }: IndexInput,
): WholeTask & { readonly hash: string } {
  const pages = listPagesToIndex(version, site)
  const language = primaryLanguageOf(htmlLangOf(site.locale))
  const options = {
    tag: searchTagOf(site, version.version),
    settings: collectSettings(search, language === 'fr' ? undefined : language),
    glossary,
  }
  const hash = hashContents(hashedParts(pages, options))
  return {
    name: wordsNameOf(site, version.version),
    pages,
    options: { ...options, stamp: shortenHash(hash) },
    hash,
  }
}

/** Name under which an index's word counts are kept between builds. */
export const wordsNameOf = (
  site: Pick<Site, 'config' | 'locale'>,
  version: Pick<SiteVersion, 'name'>,
): string => hashContent(`${site.locale.code} ${searchTagOf(site, version)}`)

/** One page at a time: the text of a large site, in one string, would weigh as much as the site. */
function* hashedParts(pages: readonly PageToIndex[], options: object): Generator<string> {
  yield JSON.stringify([INDEX_FORMAT, options])
  for (const { facts, doc } of pages)
    yield JSON.stringify([facts, doc.sectionsHash ?? doc.sections])
}

/** The files the browser searches in; the first is `search-index-{tag}.json`. */
export function buildVersionIndex(version: CompiledVersion, input: IndexInput): BuiltIndex {
  const { pages, options } = indexTaskOf(version, input)
  return buildSearchIndex(pages, options)
}

/** The same index whole and open, texts included, to be searched here. */
export function openVersionIndex(version: CompiledVersion, input: IndexInput): SearchIndex {
  const { pages, options } = indexTaskOf(version, input)
  const settings = { ...options.settings, shardThreshold: Number.MAX_SAFE_INTEGER }
  const { files } = buildSearchIndex(pages, { ...options, settings })
  const json = new Map(
    files.map(({ name, bytes }) => [name, JSON.parse(new TextDecoder().decode(bytes)) as unknown]),
  )
  return openWhole(json, files[0]?.name ?? '')
}
