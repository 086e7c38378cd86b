/** Each version of the docs → its frame, its pages still to be made, and its problems. */

import type { Problem } from '../problem.ts'
import { callComponents, copiedCalls } from './callComponents.ts'
import { printedWith } from './bookLinks.ts'
import { branchSidebar } from './branches.ts'
import { categoryPlans } from './categoryPlans.ts'
import { unknownInCategoryFiles } from './categoryRefs.ts'
import { buildDocPage } from './docPage.ts'
import { buildFrame } from './buildFrame.ts'
import { missingImage, unknownRefs } from './frontMatterRefs.ts'
import { resolveRefs } from './links.ts'
import type { LinkTargets } from './links.ts'
import type { Frame } from './frame.ts'
import type { SidebarItem } from './sidebarItem.ts'
import { mainDocOf } from './mainDoc.ts'
import { addressOfRefs, hasCopy } from './markdownCopy.ts'
import { carriedBranches } from './pageContext.ts'
import type { PageContext, VersionContext } from './pageContext.ts'
import { fileHrefOf } from './paths.ts'
import type { PagePlan, Planned } from './plan.ts'
import { indexPlaces, sidebarItemsOf } from './sidebar.ts'
import type { SidebarPlace } from './sidebar.ts'
import { withShownLabels } from './shownLabels.ts'
import { sidebarSettingsOf } from './sidebarSettings.ts'
import { buildSidebarTrees } from './sidebarTree.ts'
import { withSidebarTexts } from './sidebarTexts.ts'
import type { Site, SiteDoc, SiteLocales, SiteVersion } from './site.ts'
import { tagPlans } from './tagPlans.ts'
import { indexTags } from './tags.ts'
import type { TagIndex } from './tags.ts'
import { refusedSlugs } from './tree.ts'
import type { TreeNode } from './tree.ts'

export type CompiledVersion = {
  readonly version: SiteVersion
  readonly frame: Frame
  readonly tagIndex: TagIndex
  /** Pages other than docs: tags and generated indexes. */
  readonly plans: readonly PagePlan[]
  readonly planDoc: (placed: SiteDoc, targets: LinkTargets) => Planned
  /** Branches of a large sidebar, by address: JSON files of their own. */
  readonly branches: ReadonlyMap<string, readonly SidebarItem[]>
  /** Addresses of the pages that some sidebar shows. */
  readonly sidebarHrefs: ReadonlySet<string>
  /** Sidebar categories of a page, nearest first, by its address. */
  readonly categoriesOf: (href: string) => readonly string[]
  readonly trees: ReadonlyMap<string, readonly TreeNode[]>
  readonly problems: readonly Problem[]
}

/** Everything of the versions but their articles. */
export function compileVersions(context: SiteLocales): CompiledVersion[] {
  const { versions } = context.site
  const menus = new Map(versions.map((version) => [version, menusOf(version, context)] as const))
  const mainHrefs = new Map(
    [...menus].flatMap(([version, { sidebars }]) => {
      const main = mainDocOf(version, sidebars)
      return main ? [[version.name, main.href] as const] : []
    }),
  )
  return [...menus].map(([version, menu]) =>
    compileVersion(version, menu, { ...context, mainHrefs }),
  )
}

type Menus = ReturnType<typeof menusOf>

function menusOf(version: SiteVersion, context: SiteLocales) {
  const { site } = context
  const sidebars = version.config.sidebars ?? sidebarSettingsOf(site.config).sidebars
  const { trees: built, problems } = buildSidebarTrees(
    withShownLabels(sidebars, site.config),
    version,
    context,
  )
  const texts = site.config.sidebarTexts?.get(version.name)
  const trees = new Map(
    [...built].map(([name, tree]) => [name, texts ? withSidebarTexts(tree, name, texts) : tree]),
  )
  const branched = new Map(
    [...trees].map(([name, tree]) => [name, branchTree(tree, site)] as const),
  )
  const shown = Object.fromEntries([...branched].map(([name, { items }]) => [name, items]))
  return { trees, problems, branched, sidebars: shown }
}

function compileVersion(
  version: SiteVersion,
  { trees, problems: treeProblems, branched, sidebars }: Menus,
  context: VersionContext,
): CompiledVersion {
  const { site } = context
  const { file: sidebarsFile } = sidebarSettingsOf(site.config)
  const places = mergePlaces(trees, site.baseUrl)
  const { frame, problems: navProblems } = buildFrame({
    ...context,
    version,
    sidebars,
    sidebarOf: (href) => places.get(href)?.sidebar,
  })
  const tagIndex = indexTags({
    docs: version.docs,
    definitions: site.tags,
    basePath: version.basePath,
    baseUrl: site.baseUrl,
    config: site.config,
    locale: site.locale,
  })
  const books = site.config.printPage
    ? printedWith([...trees.values()].flat())
    : new Map<string, string>()
  const pageContext = { ...context, version, places, branched, books }
  return {
    version,
    frame,
    tagIndex,
    plans: [
      ...tagPlans(tagIndex, pageContext),
      ...[...trees.values()].flatMap((tree) => categoryPlans(tree, pageContext)),
    ],
    planDoc: (placed, targets) => planDoc(placed, { tagIndex, targets, ...pageContext }),
    branches: new Map([...branched.values()].flatMap((each) => [...each.branches])),
    sidebarHrefs: new Set(places.keys()),
    categoriesOf: (href) =>
      places
        .get(href)
        ?.trail.map(({ label }) => label)
        .toReversed() ?? [],
    trees,
    problems: [
      ...treeProblems,
      ...[...trees.values()].flatMap((tree) => refusedSlugs(tree, sidebarsFile)),
      ...unknownInCategoryFiles(version, site.facts),
      ...navProblems,
      ...tagIndex.problems,
    ],
  }
}

function branchTree(tree: readonly TreeNode[], { baseUrl, facts, config }: Site) {
  return branchSidebar(sidebarItemsOf(tree, baseUrl), (json) =>
    fileHrefOf(config.baseUrl, `assets/branch-${facts.hashOf(json)}.json`),
  )
}

/** A doc in two sidebars belongs to the first. */
function mergePlaces(
  trees: ReadonlyMap<string, readonly TreeNode[]>,
  baseUrl: string,
): Map<string, SidebarPlace> {
  const places = new Map<string, SidebarPlace>()
  for (const [name, tree] of trees)
    for (const [href, place] of indexPlaces(name, tree, baseUrl))
      if (!places.has(href)) places.set(href, place)
  return places
}

function planDoc(
  placed: SiteDoc,
  context: PageContext & { tagIndex: TagIndex; targets: LinkTargets },
): Planned {
  const { version, places, tagIndex, targets } = context
  const refs = resolveRefs(placed, targets)
  const called = callComponents(placed, context.site.facts)
  const make = () =>
    buildDocPage(placed, {
      ...context,
      place: places.get(placed.href),
      tags: tagIndex.linksOf.get(placed.href) ?? [],
      refs: refs.map(({ html }) => html),
      components: called.htmls,
      ...carriedBranches(placed.href, context),
    })
  const plan: PagePlan = {
    path: placed.path,
    owner: placed.doc.file,
    version: version.name,
    isListed: version.isLatest && !placed.doc.frontMatter.unlisted && !placed.writtenIn,
    linksTo: refs.flatMap(({ path }) => path ?? []),
    make,
    ...(hasCopy(placed, context.site, version) && {
      copyAddressOf: addressOfRefs(placed, refs),
      ...(placed.doc.components && { copyCalls: copiedCalls(placed, called) }),
    }),
  }
  // What is wrong in it is told in its own language.
  if (placed.writtenIn) return { plan, problems: [] }
  const problems = [
    ...unknownRefs(placed, version, context.branched),
    ...missingImage(placed, context.site.facts),
    ...refs.flatMap(({ problem }) => problem ?? []),
    ...called.problems,
  ]
  return { plan, problems }
}
