/** Docs of one version → what search indexes (spec §3): listed docs only, one document per section. */

import type { Doc, Section } from '../content/doc.ts'
import type { SearchDocument } from '../search/searchDocument.ts'
import type { CompiledVersion } from '../site/compileVersion.ts'
import type { SiteDoc } from '../site/site.ts'

/** What the sections of a page have in common; plain data. */
export type PageFacts = {
  readonly href: string
  readonly title: string
  /** Labels. */
  readonly tags: readonly string[]
  /** Nearest first. */
  readonly categories: readonly string[]
}

/** Its sections are read when they are wanted: those of a page that has not changed may not be. */
export type SearchPage = {
  readonly facts: PageFacts
  readonly doc: Pick<Doc, 'sections' | 'sectionsHash'>
}

export function searchPagesOf(compiled: CompiledVersion): SearchPage[] {
  return compiled.version.docs
    .filter(({ doc }) => !doc.frontMatter.unlisted)
    .map((placed) => ({ facts: factsOf(placed, compiled), doc: placed.doc }))
}

function factsOf({ doc, href }: SiteDoc, compiled: CompiledVersion): PageFacts {
  return {
    href,
    title: doc.title,
    tags: (compiled.tagIndex.linksOf.get(href) ?? []).map(({ label }) => label),
    categories: compiled.categoriesOf(href),
  }
}

/** `before` of them come before, in the index. */
export function documentsOf(
  { href, title: pageTitle, tags, categories }: PageFacts,
  sections: readonly Section[],
  before: number,
): SearchDocument[] {
  return sections.map(({ level, title, anchor, content, linkShare }, index) => ({
    id: before + index + 1,
    pageTitle,
    sectionTitle: title,
    sectionRoute: anchor === undefined ? href : `${href}#${encodeURIComponent(anchor)}`,
    level,
    content,
    tags,
    sidebarParentCategories: categories,
    ...(linkShare !== undefined && { linkShare }),
  }))
}

export function allDocumentsOf(pages: readonly SearchPage[]): SearchDocument[] {
  const documents: SearchDocument[] = []
  for (const { facts, doc } of pages)
    documents.push(...documentsOf(facts, doc.sections, documents.length))
  return documents
}
