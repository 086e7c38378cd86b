import { expect, test } from 'vitest'
import type { NavItem } from '../../site/navItem.ts'
import { factsOf, navLink } from '../../testing/pages.ts'
import { wordsOf } from '../words.ts'
import { navGroupOf, navLinkOf } from './navEntries.ts'

const context = {
  page: factsOf(),
  location: { pathname: '/Apache/', search: '?v=1', hash: '#tls' },
  words: wordsOf({}),
  baseUrl: '/',
}
type LinkItem = Extract<NavItem, { kind: 'link' }>
const activeOf = (active: LinkItem['active'], href = '/autre/') => {
  const link = navLinkOf({ ...navLink('Lien', href), active }, context)
  return link.kind === 'link' ? link.current : undefined
}

test('a link to the page itself is the current page', () => {
  expect(activeOf({}, '/Apache/')).toBe('page')
})

test('the home page is not the parent of everything', () => {
  expect(activeOf({}, '/')).toBeUndefined()
})

test.each([
  [{ prefix: '/Apa' }, 'true'],
  [{ prefix: '/Plesk/' }, undefined],
  [{ pattern: '^/apache/$' }, 'true'],
  [{ exact: '/Apache/' }, 'true'],
  [{ exact: '/Apache' }, undefined],
  [{ sidebar: 'docs' }, 'true'],
  [{ sidebar: 'api' }, undefined],
] as const)('on /Apache/, of the sidebar docs, %j is current: %s', (active, current) => {
  expect(activeOf(active)).toBe(current)
})

test('a language leads to the same page when it has it, with query and anchor', () => {
  const item: NavItem = {
    kind: 'locales',
    position: 'right',
    label: 'Français',
    items: [
      { locale: 'fr', label: 'Français', htmlLang: 'fr', homeHref: '/' },
      { locale: 'en', label: 'English', htmlLang: 'en', homeHref: '/en/' },
    ],
  }
  const { menuLabel, entries } = navGroupOf(item, context)
  expect(menuLabel).toBe('Langues')
  expect(entries).toEqual([
    expect.objectContaining({ href: '/Apache/?v=1#tls', lang: 'fr', current: 'true' }),
    expect.not.objectContaining({ current: 'true' }),
  ])
  expect(entries[1]).toMatchObject({ href: '/en/?v=1#tls', lang: 'en' })
})

test('a version leads to the same page when it has it, else to its home', () => {
  const item: NavItem = {
    kind: 'versions',
    position: 'right',
    label: 'Next',
    items: [
      { version: 'current', label: 'Next', homeHref: '/' },
      { version: '1.0', label: '1.0', homeHref: '/1.0/' },
    ],
    extra: [{ label: 'Toutes', href: '/versions/' }],
  }
  const { menuLabel, entries } = navGroupOf(item, context)
  expect(menuLabel).toBe('Versions')
  expect(entries).toMatchObject([
    { label: 'Next', href: '/Apache/?v=1#tls', version: 'current', current: 'true' },
    { label: '1.0', href: '/1.0/?v=1#tls', version: '1.0' },
    { label: 'Toutes', href: '/versions/' },
  ])
})

test('a group that holds the current page is current', () => {
  const item: NavItem = {
    kind: 'dropdown',
    position: 'left',
    label: 'Guides',
    items: [{ kind: 'link', label: 'Apache', href: '/Apache/', external: false }],
  }
  expect(navGroupOf(item, context)).toMatchObject({
    isCurrent: true,
    entries: [{ label: 'Apache', current: 'page' }],
  })
})
