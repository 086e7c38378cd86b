/** Every page that an author writes, planned: docs of all versions and standalone pages. */

import type { Problem } from '../problem.ts'
import type { CompiledVersion } from './compileVersion.ts'
import { callComponents } from './callComponents.ts'
import { genericPageOf } from './docPage.ts'
import { missingImage } from './frontMatterRefs.ts'
import { resolveRefs } from './links.ts'
import type { SharedTargets } from './links.ts'
import type { PagePlan, Planned } from './plan.ts'
import { latestVersionOf } from './site.ts'
import type { Site, SiteDoc } from './site.ts'

export type Article = Planned & {
  readonly placed: SiteDoc
  /** The same page with other words, at the same address. */
  readonly planAgain: (placed: SiteDoc) => Planned
}

type ArticleContext = {
  readonly site: Site
  readonly siblings: readonly Site[]
  readonly targets: SharedTargets
}

export function articlesOf(
  versions: readonly CompiledVersion[],
  { site, siblings, targets }: ArticleContext,
): Article[] {
  const ofVersions = versions.flatMap(({ version, planDoc }) => {
    const { docs, docOfSource, draftOfSource } = version
    const ofVersion = { ...targets, docOfSource, draftOfSource }
    return docs.map(articleMaker((placed) => planDoc(placed, ofVersion)))
  })
  const docOfSource = new Map(site.pages.map((placed) => [placed.doc.source, placed]))
  const ofPages = { ...targets, docOfSource, draftOfSource: site.draftPageOfSource }
  const planPage = (placed: SiteDoc): Planned => {
    const refs = resolveRefs(placed, ofPages)
    const called = callComponents(placed, site.facts)
    const plan: PagePlan = {
      path: placed.path,
      owner: placed.doc.file,
      version: latestVersionOf(site).name,
      isListed: !placed.doc.frontMatter.unlisted && !placed.writtenIn,
      linksTo: refs.flatMap(({ path }) => path ?? []),
      make: () =>
        genericPageOf(placed, {
          site,
          siblings,
          refs: refs.map(({ html }) => html),
          components: called.htmls,
        }),
    }
    if (placed.writtenIn) return { plan, problems: [] }
    const problems = refs.flatMap(({ problem }) => problem ?? [])
    return {
      plan,
      problems: [...missingImage(placed, site.facts), ...problems, ...called.problems],
    }
  }
  return [...ofVersions, ...site.pages.map(articleMaker(planPage))]
}

function articleMaker(planAgain: Article['planAgain']) {
  return (placed: SiteDoc): Article => ({ placed, planAgain, ...planAgain(placed) })
}

/** Problems of the article's Markdown, followed by those of its links. */
export function listArticleProblems({ placed, problems }: Article): readonly Problem[] {
  return placed.writtenIn ? [] : [...placed.doc.problems, ...problems]
}
