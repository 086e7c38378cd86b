/** Two built sites → what the second one lost of the first, page by page. Pure. */

import type { BuiltPage } from './builtPage.ts'
import type { BuiltSite } from './readBuiltSite.ts'
import type { ToolWords } from './toolWords.ts'

export type PageDifference = {
  readonly path: string
  /** Current address, if it has changed. */
  readonly movedTo?: string
  readonly title?: readonly [before: string, after: string]
  readonly anchors: readonly string[]
  readonly words: readonly string[]
  readonly codeBlocks: readonly string[]
  readonly images: readonly string[]
  readonly links: readonly string[]
  /** Number of words that were not there before. */
  readonly addedWords: number
}

export type Comparison = {
  readonly pages: number
  readonly lost: readonly string[]
  readonly added: readonly string[]
  /** Files of both sites that took too long to read: nothing is said of them. */
  readonly unread: readonly string[]
  readonly redirected: number
  readonly differences: readonly PageDifference[]
  /** Totals of all pages of the first site. */
  readonly totals: Readonly<Record<'anchors' | 'words' | 'codeBlocks' | 'images' | 'links', number>>
  /** Words of the first site that its tool wrote by itself, by what they are: they are not compared. */
  readonly toolWords: ToolWords
}

/** `isIgnored` says which paths are of no article: lists that a tool makes. */
export function compareSites(before: BuiltSite, after: BuiltSite): Comparison {
  const old = [...before.pages.values()]
  const found = old.map((page) => ({ page, now: follow(page.path, after) }))
  const lost = found.filter(({ now, page }) => now === undefined && !leadsOn(page, after))
  const differences = found.flatMap(({ page, now }) =>
    now === undefined || page.redirect !== undefined
      ? []
      : differenceOf(page, now, { before, after }),
  )
  const count = (of: (page: BuiltPage) => readonly unknown[]) =>
    old.reduce((sum, page) => sum + of(page).length, 0)
  return {
    pages: old.length,
    lost: lost.map(({ page }) => page.path),
    added: [...after.pages.keys()].filter((path) => !before.pages.has(path)),
    unread: [...before.unread, ...after.unread],
    redirected: found.filter(({ page, now }) => now !== undefined && now.path !== page.path).length,
    differences,
    totals: {
      anchors: count(({ anchors }) => anchors),
      words: count(({ words }) => words),
      codeBlocks: count(({ codeBlocks }) => codeBlocks),
      images: count(({ images }) => images),
      links: count(({ links }) => links),
    },
    toolWords: toolWordsOf(found),
  }
}

function toolWordsOf(
  found: readonly { readonly page: BuiltPage; readonly now: BuiltPage | undefined }[],
): ToolWords {
  const sums: Record<string, number> = {}
  const add = (kind: string, count: number) => {
    sums[kind] = (sums[kind] ?? 0) + count
  }
  for (const { page, now } of found) {
    for (const [kind, count] of Object.entries(page.toolWords)) add(kind, count)
    if (now && page.title !== now.title && isNameOfList(page, now))
      add(
        'titles around a name',
        missingOf(plain(page.title).split(' '), plain(now.title).split(' ')).length,
      )
  }
  return sums
}

/** A list is called by the name alone that the tool had put into a sentence. */
const isNameOfList = (page: BuiltPage, now: BuiltPage): boolean =>
  page.isListOfTool === true && now.title !== '' && plain(page.title).includes(plain(now.title))

/** The page that a reader gets at a path, redirects followed. */
function follow(path: string, { pages }: BuiltSite, hops = 5): BuiltPage | undefined {
  const page = pages.get(path)
  if (page?.redirect === undefined || hops === 0) return page
  return follow(withoutHash(page.redirect), { pages } as BuiltSite, hops - 1)
}

/** A redirect of the old site to another host, or to a page that is still there, is not lost with its address alone. */
const leadsOn = ({ redirect }: BuiltPage, after: BuiltSite): boolean =>
  redirect !== undefined && /^[a-z][a-z0-9+.-]*:/i.test(redirect) && after.pages.size === 0

const withoutHash = (target: string): string => target.replace(/#.*$/s, '')

function differenceOf(
  page: BuiltPage,
  now: BuiltPage,
  sites: { before: BuiltSite; after: BuiltSite },
): PageDifference[] {
  const isTitle = (id: string) => id === page.titleAnchor
  const known = new Set([
    ...now.anchors,
    ...(now.titleAnchor === undefined ? [] : [now.titleAnchor]),
  ])
  const anchors = page.anchors.filter((id) => !known.has(id) && !isTitle(id))
  const words = missingOf(page.words, now.words)
  const difference: PageDifference = {
    path: page.path,
    ...(now.path !== page.path && { movedTo: now.path }),
    ...(page.title !== '' &&
      plain(now.title) !== plain(page.title) &&
      !isNameOfList(page, now) && { title: [page.title, now.title] }),
    anchors,
    words,
    addedWords: missingOf(now.words, page.words).length,
    codeBlocks: missingOf(page.codeBlocks, now.codeBlocks),
    images: missingOf(page.images, now.images),
    links: missingLinks(page, now, sites),
  }
  const isSame =
    !difference.title &&
    words.length === 0 &&
    anchors.length === 0 &&
    difference.codeBlocks.length === 0 &&
    difference.images.length === 0 &&
    difference.links.length === 0
  return isSame ? [] : [difference]
}

const plain = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')

/** Returns the elements of the first list that the second lacks, counting duplicates. */
export function missingOf(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const each of after) left.set(each, (left.get(each) ?? 0) + 1)
  return before.filter((each) => {
    const count = left.get(each) ?? 0
    if (count > 0) left.set(each, count - 1)
    return count === 0
  })
}

/** Links are the same when they lead to the same page, by a redirect or not. */
function missingLinks(
  page: BuiltPage,
  now: BuiltPage,
  { before, after }: { before: BuiltSite; after: BuiltSite },
): string[] {
  const settle = (link: string, own: string, site: BuiltSite): string => {
    if (/^[a-z][a-z0-9+.-]*:/i.test(link)) return link.replace(/\/$/, '')
    const path = link.startsWith('#') ? own : withoutHash(link)
    const end = follow(path, after)?.path ?? follow(path, site)?.path ?? path
    const hash = /#.*$/s.exec(link)?.[0] ?? ''
    return end + (hash.slice(1) === site.pages.get(path)?.titleAnchor ? '' : hash)
  }
  const have = now.links.map((link) => settle(link, now.path, after))
  const wanted = page.links.map((link) => settle(link, page.path, before))
  const bare = new Set(have.map(withoutHash))
  // A file that is published has another name here.
  return [...new Set(wanted)].filter(
    (link) => !have.includes(link) && !(bare.has(link) || /\.\w{2,5}\/$/.test(link)),
  )
}
