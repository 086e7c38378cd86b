/** A compiled site and new words in one of its docs → the site, without compiling the rest of it again. */

import type { Doc } from '../content/doc.ts'
import { listArticleProblems } from './articles.ts'
import type { Article } from './articles.ts'
import { bookPlans } from './books.ts'
import type { CompiledSite } from './compileSite.ts'
import type { SiteDoc, SiteVersion } from './site.ts'

/** `undefined` when the site has no such doc, or when other pages show something of what has changed. */
export function reviseDoc(compiled: CompiledSite, doc: Doc): CompiledSite | undefined {
  const before = findArticle(doc, compiled)
  if (!before || outsideOf(before.placed.doc) !== outsideOf(doc)) return undefined
  return withArticle(compiled, before, doc)
}

/** The doc in place of its stub, which has its address: what other pages show of it stays that of the stub. */
export function fillStub(compiled: CompiledSite, doc: Doc): CompiledSite {
  const before = findArticle(doc, compiled)
  return before ? withArticle(compiled, before, doc) : compiled
}

function findArticle({ file }: Doc, { articles }: CompiledSite): Article | undefined {
  return articles.find(({ placed }) => placed.doc.file === file)
}

function withArticle(compiled: CompiledSite, before: Article, doc: Doc): CompiledSite {
  const placed = { ...before.placed, doc }
  const after: Article = { ...before, ...before.planAgain(placed), placed }
  const { site, versions, plans, articles } = compiled
  const inVersion = (version: SiteVersion) => withDoc(version, before.placed, placed)
  const past = new Set(listArticleProblems(before))
  const revisedArticles = replace(articles, before, after)
  const books = new Map(
    bookPlans(versions, site, () => revisedArticles).map((book) => [book.path, book]),
  )
  return {
    ...compiled,
    site: {
      ...site,
      versions: site.versions.map(inVersion),
      pages: replace(site.pages, before.placed, placed),
    },
    versions: versions.map((each) => ({ ...each, version: inVersion(each.version) })),
    plans: replace(plans, before.plan, after.plan).map((plan) =>
      plan.isBook ? (books.get(plan.path) ?? plan) : plan,
    ),
    articles: revisedArticles,
    problems: [
      ...compiled.problems.filter((problem) => !past.has(problem)),
      ...listArticleProblems(after),
    ],
  }
}

/** Returns a key of everything that menus, tags, cards and other pages' links show of a doc. */
function outsideOf({
  source,
  id,
  title,
  titleHtml,
  description,
  frontMatter,
  keyLines,
  anchors,
  titleAnchor,
}: Doc): string {
  const shown = [source, id, title, titleHtml, description, frontMatter, keyLines]
  return JSON.stringify([...shown, anchors, titleAnchor])
}

function withDoc(version: SiteVersion, before: SiteDoc, after: SiteDoc): SiteVersion {
  if (version.docOfSource.get(before.doc.source) !== before) return version
  const { docOfId } = version
  const hasId = docOfId.get(before.doc.id) === before
  return {
    ...version,
    docs: replace(version.docs, before, after),
    docOfId: hasId ? new Map(docOfId).set(after.doc.id, after) : docOfId,
    docOfSource: new Map(version.docOfSource).set(after.doc.source, after),
  }
}

function replace<Item>(items: readonly Item[], before: Item, after: Item): readonly Item[] {
  return items.map((item) => (item === before ? after : item))
}
