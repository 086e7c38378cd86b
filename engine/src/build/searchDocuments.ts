/** Docs of one version → what search indexes (spec §3): listed docs only, one document per section. */

import type { SearchDocument } from '../search/searchDocument.ts'
import type { CompiledVersion } from '../site/compileVersion.ts'
import type { SiteDoc } from '../site/site.ts'

export function searchDocumentsOf(compiled: CompiledVersion): SearchDocument[] {
  const listed = compiled.version.docs.filter(({ doc }) => !doc.frontMatter.unlisted)
  return listed
    .flatMap((placed) => documentsOf(placed, compiled))
    .map((document, index) => ({ ...document, id: index + 1 }))
}

function documentsOf(
  { doc, href }: SiteDoc,
  compiled: CompiledVersion,
): Omit<SearchDocument, 'id'>[] {
  const tags = (compiled.tagIndex.linksOf.get(href) ?? []).map(({ label }) => label)
  const sidebarParentCategories = compiled.categoriesOf(href)
  return doc.sections.map(({ level, title, anchor, content, linkShare }) => ({
    pageTitle: doc.title,
    sectionTitle: title,
    sectionRoute: anchor === undefined ? href : `${href}#${encodeURIComponent(anchor)}`,
    level,
    content,
    tags,
    sidebarParentCategories,
    ...(linkShare !== undefined && { linkShare }),
    ...(doc.textHash !== undefined && { textHash: doc.textHash }),
  }))
}
