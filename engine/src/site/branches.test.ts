import { expect, test } from 'vitest'
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
const addressOf = (index: number) => `/sidebars/${index}.json`

test('a small sidebar is whole on every page', () => {
  const small = [group('Web', [page('apache')])]
  expect(branchSidebar(small, addressOf)).toEqual({
    items: small,
    branches: new Map(),
    trailOf: new Map(),
  })
})

test('a large sidebar is cut at its branches, each with an address and a page to reach it by', () => {
  const { items, branches } = branchSidebar(large, addressOf)
  expect(drawSidebar(items)).toBe(`
accueil
Web → /apache/
Tout → /p0/`)
  expect(branches.size).toBe(3)
})

test('a page carries the branches that lead to it, and no other', () => {
  const { items, branches, trailOf } = branchSidebar(large, addressOf)
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
