import { describe, expect, test } from 'vitest'
import { hashContent } from '../disk/hashContent.ts'
import { drawSidebar } from '../testing/siteOf.ts'
import { branchSidebar, fillBranches, wholeSidebarPages } from './branches.ts'
import type { SidebarGroup, SidebarItem } from './sidebarItem.ts'

const page = (label: string): SidebarItem => ({ kind: 'page', label, href: `/${label}/` })
const group = (label: string, items: readonly SidebarItem[]): SidebarGroup => ({
  kind: 'group',
  label,
  items,
  collapsible: true,
  collapsed: true,
})
const many = Array.from({ length: wholeSidebarPages }, (_, index) => page(`p${index}`))
const large = [
  page('accueil'),
  group('Web', [page('apache'), group('PHP', [page('fpm')])]),
  group('Tout', many),
]
const expectedAddress = (json: string) => `/assets/branch-${hashContent(json)}.json`

test('a small sidebar is whole on every page', () => {
  const small = [group('Web', [page('apache')])]
  expect(branchSidebar(small, expectedAddress)).toEqual({
    items: small,
    branches: new Map(),
    trailOf: new Map(),
  })
})

test('a large sidebar is cut at its branches, each with an address and a page to reach it by', () => {
  const { items, branches } = branchSidebar(large, expectedAddress)
  expect(drawSidebar(items)).toBe(`
accueil
Web → /apache/
Tout → /p0/`)
  expect(branches.size).toBe(3)
})

test('a page carries the branches that lead to it, and no other', () => {
  const { items, branches, trailOf } = branchSidebar(large, expectedAddress)
  const carried = Object.fromEntries(
    (trailOf.get('/fpm/') ?? []).map((more) => [more, branches.get(more) ?? []]),
  )
  expect(drawSidebar(fillBranches(items, carried))).toBe(`
accueil
Web → /apache/
  apache
  PHP → /fpm/
    fpm
Tout → /p0/`)
})

test('a page under a category that is always open carries the branch around it', () => {
  const always = { ...group('Mail', [page('postfix')]), collapsible: false }
  const { items, trailOf } = branchSidebar(
    [group('Web', [always]), ...large.slice(2)],
    expectedAddress,
  )
  expect(trailOf.get('/postfix/')).toEqual([items[0]?.kind === 'group' && items[0].more])
})

describe('a branch is named by what it shows', () => {
  const addresses = (items: readonly SidebarItem[]) => {
    const { branches } = branchSidebar(items, expectedAddress)
    return new Map(
      [...branches].map(([more, held]) => [drawSidebar(held).trim().split(/\s/)[0], more]),
    )
  }
  const before = addresses(large)

  test('its address stays when another one comes before it', () => {
    const after = addresses([group('Mail', [page('postfix')]), ...large])
    expect([...after]).toEqual([['postfix', after.get('postfix')], ...before])
  })

  test('its address changes with a page below it, and those of its neighbours stay', () => {
    const web = group('Web', [page('apache'), group('PHP', [page('fpm'), page('opcache')])])
    const after = addresses([page('accueil'), web, ...large.slice(2)])
    expect(after.get('apache')).not.toBe(before.get('apache'))
    expect(after.get('fpm')).not.toBe(before.get('fpm'))
    expect(after.get('p0')).toBe(before.get('p0'))
  })
})
