/** Docs of one version → what search indexes (spec §3): the sections of listed docs only. */

import type { Doc, Section } from '../content/doc.ts'
import {
  built,
  type BuiltIndex,
  createWords,
  filesOfIndex,
  type IndexOptions,
  type PagesIndexOptions,
} from '../search/buildIndex.ts'
import { INDEX_FORMAT } from '../search/indexFile.ts'
import { keepSections, type KeptSections } from '../search/keptSections.ts'
import type { WordCounter } from '../search/countWords.ts'
import type { IndexedPage } from '../search/indexedPage.ts'
import type { CompiledVersion } from '../site/compileVersion.ts'
import { searchedText } from '../site/callComponents.ts'
import type { Site, SiteDoc } from '../site/site.ts'
import { hashContent } from '../disk/hashContent.ts'

/** Its sections are read when they are wanted: those of a page that has not changed may not be. */
export type PageToIndex = {
  readonly facts: IndexedPage
  readonly doc: Pick<Doc, 'sections' | 'sectionsHash'>
}

/** With what is not translated, where the site has it found too. */
export function listPagesToIndex(
  compiled: CompiledVersion,
  { config, facts }: Pick<Site, 'config' | 'facts'>,
): PageToIndex[] {
  const withFallback = config.i18n.searchFallback
  return compiled.version.docs
    .filter(({ doc, writtenIn }) => !doc.frontMatter.unlisted && (!writtenIn || withFallback))
    .map((placed) => ({ facts: toIndexedPage(placed, compiled), doc: searchedText(placed, facts) }))
}

function toIndexedPage({ doc, href }: SiteDoc, compiled: CompiledVersion): IndexedPage {
  return {
    href,
    title: doc.title,
    tags: (compiled.tagIndex.linksOf.get(href) ?? []).map(({ label }) => label),
    categories: compiled.categoriesOf(href),
  }
}

export const keptSectionsOf = (sections: readonly Section[], count: WordCounter): KeptSections =>
  keepSections(
    sections.map(({ anchor, ...section }) => ({
      ...section,
      anchor: anchor === undefined ? '' : encodeURIComponent(anchor),
    })),
    count,
  )

/** Here and now, with nothing that was kept. */
export function buildSearchIndex(pages: readonly PageToIndex[], options: IndexOptions): BuiltIndex {
  const words = createWords()
  const indexed = pages.map(({ facts, doc }) => ({
    facts,
    sections: keptSectionsOf(doc.sections, words.count),
    key: doc.sectionsHash ?? hashContent(JSON.stringify(doc.sections)),
  }))
  return built(filesOfIndex(indexed, { ...options, words, textStampOf: textStampsOf(options) }))
}

/** The address is that of the first page: no other run of its index has it. */
export const textStampsOf =
  ({ settings }: IndexOptions): PagesIndexOptions['textStampOf'] =>
  (pages) => {
    const keys = pages.map(({ key }) => key)
    const parts = [INDEX_FORMAT, settings.textPackLength, pages[0]?.facts.href, keys]
    return shortenHash(hashContent(JSON.stringify(parts)))
  }

/** Shortens the hash of everything that decides the files' content, for their names. */
export const shortenHash = (hash: string): string => hash.slice(0, 8)
