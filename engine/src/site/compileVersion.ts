/** One version of the docs → its frame, its pages still to be made, and its problems. */

import type { Problem } from '../problem.ts'
import { branchSidebar } from './branches.ts'
import type { BranchedSidebar } from './branches.ts'
import { docPageOf } from './docPage.ts'
import { buildFrame } from './frame.ts'
import { resolveRefs } from './links.ts'
import type { LinkTargets } from './links.ts'
import type { CategoryPage, Frame, Page, SidebarBranches, SidebarItem } from './page.ts'
import { fileHrefOf, hrefOf, pathOf } from './paths.ts'
import type { PagePlan, PageTitles } from './plan.ts'
import { landingHref, placesOf, sidebarItemsOf } from './sidebar.ts'
import type { SidebarPlace } from './sidebar.ts'
import { buildSidebarTrees } from './sidebarTree.ts'
import { searchTagOf } from './site.ts'
import type { Site, SiteDoc, SiteVersion } from './site.ts'
import { groupTags, indexTags } from './tags.ts'
import type { Tag, TagIndex } from './tags.ts'
import type { GroupLanding, TreeGroup, TreeNode } from './tree.ts'

export type VersionContext = {
  readonly site: Site
  readonly siblings: readonly Site[]
  readonly titles: PageTitles
}

export type CompiledVersion = {
  readonly version: SiteVersion
  readonly frame: Frame
  readonly tagIndex: TagIndex
  /** Pages other than docs: tags and generated indexes. */
  readonly plans: readonly PagePlan[]
  readonly planDoc: (
    placed: SiteDoc,
    targets: LinkTargets,
  ) => { plan: PagePlan; problems: readonly Problem[] }
  /** Branches of a large sidebar, by address: JSON files of their own. */
  readonly branches: ReadonlyMap<string, readonly SidebarItem[]>
  /** Addresses of the pages that some sidebar shows. */
  readonly sidebarHrefs: ReadonlySet<string>
  /** Sidebar categories of a page, nearest first, by its address. */
  readonly categoriesOf: (href: string) => readonly string[]
  readonly problems: readonly Problem[]
}

/** Everything of a version but its articles. */
export function compileVersion(version: SiteVersion, context: VersionContext): CompiledVersion {
  const { site } = context
  const { sidebars } = site.config.docs
  if (typeof sidebars === 'string') throw new Error(`The sidebars file ${sidebars} was not read`)
  const { trees, problems: treeProblems } = buildSidebarTrees(sidebars, version)
  const places = mergePlaces(trees, site.baseUrl)
  const branched = new Map(
    [...trees].map(([name, tree]) => [name, branchTree(name, tree, { site, version })] as const),
  )
  const { frame, problems: navProblems } = buildFrame({
    site,
    version,
    sidebars: Object.fromEntries([...branched].map(([name, { items }]) => [name, items])),
    sidebarOf: (href) => places.get(href)?.sidebar,
  })
  const tagIndex = indexTags({
    docs: version.docs,
    definitions: site.tags,
    basePath: version.basePath,
    baseUrl: site.baseUrl,
  })
  const pageContext = { ...context, version, places, branched }
  return {
    version,
    frame,
    tagIndex,
    plans: [
      ...tagPlans(tagIndex, pageContext),
      ...[...trees.values()].flatMap((tree) => indexPlans(tree, pageContext)),
    ],
    planDoc: (placed, targets) => planDoc(placed, { ...pageContext, tagIndex, targets }),
    branches: new Map([...branched.values()].flatMap((each) => [...each.branches])),
    sidebarHrefs: new Set(places.keys()),
    categoriesOf: (href) =>
      places
        .get(href)
        ?.trail.map(({ label }) => label)
        .toReversed() ?? [],
    problems: [...treeProblems, ...navProblems, ...tagIndex.problems],
  }
}

function branchTree(
  name: string,
  tree: readonly TreeNode[],
  { site, version }: { site: Site; version: SiteVersion },
) {
  const addressOf = (index: number) =>
    fileHrefOf(site.baseUrl, `sidebars/${version.name}-${name}-${index}.json`)
  return branchSidebar(sidebarItemsOf(tree, site.baseUrl), addressOf)
}

/** The branches that a page in a large sidebar carries with it. */
function carriedBranches(
  href: string,
  { places, branched }: Pick<PageContext, 'places' | 'branched'>,
): { branches?: SidebarBranches } {
  const sidebar = branched.get(places.get(href)?.sidebar ?? '')
  const trail = sidebar?.trailOf.get(href) ?? []
  if (!sidebar || trail.length === 0) return {}
  return {
    branches: Object.fromEntries(trail.map((more) => [more, sidebar.branches.get(more) ?? []])),
  }
}

/** A doc in two sidebars belongs to the first. */
function mergePlaces(
  trees: ReadonlyMap<string, readonly TreeNode[]>,
  baseUrl: string,
): Map<string, SidebarPlace> {
  const places = new Map<string, SidebarPlace>()
  for (const [name, tree] of trees)
    for (const [href, place] of placesOf(name, tree, baseUrl))
      if (!places.has(href)) places.set(href, place)
  return places
}

type PageContext = VersionContext & {
  readonly version: SiteVersion
  readonly places: ReadonlyMap<string, SidebarPlace>
  readonly branched: ReadonlyMap<string, BranchedSidebar>
}

function planDoc(
  placed: SiteDoc,
  context: PageContext & { tagIndex: TagIndex; targets: LinkTargets },
) {
  const { version, places, tagIndex, targets } = context
  const refs = resolveRefs(placed, targets)
  const make = () =>
    docPageOf(placed, {
      ...context,
      place: places.get(placed.href),
      tags: tagIndex.linksOf.get(placed.href) ?? [],
      refs: refs.map(({ html }) => html),
      ...carriedBranches(placed.href, context),
    })
  const plan: PagePlan = {
    path: placed.path,
    owner: placed.doc.file,
    version: version.name,
    isListed: version.isLatest && !placed.doc.frontMatter.unlisted,
    linksTo: refs.flatMap(({ path }) => path ?? []),
    make,
  }
  return { plan, problems: refs.flatMap(({ problem }) => problem ?? []) }
}

/** What every page that is not a doc has in common. */
export function plainPageOf(path: string, { site, version }: { site: Site; version: SiteVersion }) {
  const href = hrefOf(site.baseUrl, path)
  return {
    path,
    href,
    description: '',
    canonical: site.config.url + href,
    noIndex: !version.isLatest,
    version: version.name,
    searchTag: searchTagOf(site, version),
    versions: {},
    locales: {},
  }
}

function tagPlans({ tags }: TagIndex, context: PageContext): PagePlan[] {
  if (tags.length === 0) return []
  const { version, titles } = context
  const listPath = pathOf(version.basePath, 'tags')
  const common = { version: version.name, linksTo: [] }
  const list: PagePlan = {
    ...common,
    path: listPath,
    owner: 'the list of tags',
    isListed: version.isLatest,
    make: (): Page => ({
      ...plainPageOf(listPath, context),
      kind: 'tagList',
      title: titles.tagList,
      groups: groupTags(tags),
    }),
  }
  const each = tags.map((tag): PagePlan => ({
    ...common,
    path: tag.path,
    owner: `the tag "${tag.label}"`,
    isListed: version.isLatest && !tag.unlisted,
    make: () => tagPageOf(tag, hrefOf(context.site.baseUrl, listPath), context),
  }))
  return [list, ...each]
}

function tagPageOf(tag: Tag, allTagsHref: string, context: PageContext): Page {
  const plain = plainPageOf(tag.path, context)
  return {
    ...plain,
    kind: 'tag',
    title: context.titles.tag(tag.label, tag.docs.length),
    description: tag.description ?? '',
    noIndex: plain.noIndex || tag.unlisted,
    label: tag.label,
    ...(tag.description !== undefined && { tagDescription: tag.description }),
    allTagsHref,
    unlisted: tag.unlisted,
    docs: tag.docs.map(({ doc, href }) => ({
      label: doc.title,
      href,
      description: doc.description,
    })),
  }
}

/** A plan for each category whose page is made of its items. */
function indexPlans(nodes: readonly TreeNode[], context: PageContext): PagePlan[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'group') return []
    const inner = indexPlans(node.items, context)
    const { landing } = node
    if (landing?.kind !== 'index') return inner
    const own: PagePlan = {
      path: landing.path,
      owner: `the category "${node.label}"`,
      version: context.version.name,
      isListed: context.version.isLatest,
      linksTo: [],
      make: () => categoryPageOf(node, landing, context),
    }
    return [own, ...inner]
  })
}

type IndexLanding = Extract<GroupLanding, { kind: 'index' }>

function categoryPageOf(
  group: TreeGroup,
  landing: IndexLanding,
  context: PageContext,
): CategoryPage {
  const { site, places, titles } = context
  const plain = plainPageOf(landing.path, context)
  const place = places.get(plain.href)
  return {
    ...plain,
    kind: 'category',
    title: landing.title,
    description: landing.description,
    ...(landing.keywords && { keywords: landing.keywords }),
    breadcrumbs: [...(place?.trail ?? []), { label: group.label, href: plain.href }],
    ...(place && { sidebar: place.sidebar, ...carriedBranches(plain.href, context) }),
    ...(place?.previous && { previous: place.previous }),
    ...(place?.next && { next: place.next }),
    cards: group.items.flatMap((node) => cardsOf(node, site, titles)),
  }
}

function cardsOf(node: TreeNode, site: Site, titles: PageTitles): CategoryPage['cards'] {
  if (node.kind === 'page')
    return [
      {
        label: node.label,
        href: node.doc.href,
        description: node.doc.doc.description,
        icon: 'page',
      },
    ]
  if (node.kind === 'link')
    return [{ label: node.label, href: node.href, description: '', icon: 'external' }]
  if (node.kind === 'html') return []
  const href = node.landing
    ? landingHref(node.landing, site.baseUrl)
    : firstHrefOf(node.items, site.baseUrl)
  if (href === undefined) return []
  return [
    { label: node.label, href, description: titles.itemCount(node.items.length), icon: 'category' },
  ]
}

function firstHrefOf(nodes: readonly TreeNode[], baseUrl: string): string | undefined {
  for (const node of nodes) {
    if (node.kind === 'page') return node.doc.href
    const inner =
      node.kind === 'group'
        ? node.landing
          ? landingHref(node.landing, baseUrl)
          : firstHrefOf(node.items, baseUrl)
        : undefined
    if (inner !== undefined) return inner
  }
  return undefined
}
