import { expect, test } from 'vitest'
import type { NavItemFacts, NavLinkFacts } from '../../site/navItem.ts'
import { makeFacts, navLink } from '../../testing/pages.ts'
import { appWordsOf } from '../../words/languageWords.ts'
import { navGroupOf, navLinkOf } from './navEntries.ts'

type GroupItem = Extract<NavItemFacts, { kind: 'locales' | 'versions' }>

const context = {
  page: makeFacts(),
  location: { pathname: '/Apache/', search: '?v=1', hash: '#tls' },
  words: appWordsOf('fr'),
  baseUrl: '/',
  version: makeFacts().version,
}
const activeOf = (active: NavLinkFacts['active'], href = '/autre/') => {
  const link = navLinkOf({ ...navLink('Lien', href), active }, context)
  return link.kind === 'link' ? link.current : undefined
}

test('a link to the page itself is the current page', () => {
  expect(activeOf({}, '/Apache/')).toBe('page')
})

test('a link that says nothing of it is current on the pages below its own', () => {
  const below = { ...context, page: { ...makeFacts(), href: '/Apache/journaux/' } }
  expect(navLinkOf(navLink('Apache', '/Apache/'), below).current).toBe('true')
  expect(navLinkOf(navLink('Plesk', '/Plesk/'), below).current).toBeUndefined()
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

const notesIn = (lang: string) => ({ start: `start ${lang}`, untranslated: `untranslated ${lang}` })

test('a language leads to the same page when it has it, with query and anchor, and says what else it is', () => {
  const item: GroupItem = {
    kind: 'locales',
    position: 'right',
    label: 'Français',
    items: [
      { locale: 'fr', label: 'Français', htmlLang: 'fr', homeHref: '/', notes: notesIn('fr') },
      { locale: 'en', label: 'English', htmlLang: 'en', homeHref: '/en/', notes: notesIn('en') },
    ],
    before: [],
    after: [],
  }
  const { menuLabel, entries } = navGroupOf(item, context)
  expect(menuLabel).toBe('Langues')
  expect(entries).toEqual([
    expect.objectContaining({ href: '/Apache/?v=1#tls', lang: 'fr', current: 'true' }),
    expect.not.objectContaining({ current: 'true' }),
  ])
  expect(entries[1]).toMatchObject({
    label: 'English (start en)',
    href: '/en/?v=1#tls',
    lang: 'en',
  })
  const page = {
    ...context.page,
    locales: { ...context.page.locales, en: '/en/Apache/' },
    untranslated: ['en'],
  }
  expect(navGroupOf(item, { ...context, page }).entries[1]).toMatchObject({
    label: 'English (untranslated en)',
    href: '/en/Apache/?v=1#tls',
  })
})

test('a version leads to the same page when it has it, else to its home, and says so', () => {
  const item: GroupItem = {
    kind: 'versions',
    position: 'right',
    label: 'Next',
    items: [
      { version: 'current', label: 'Next', homeHref: '/' },
      { version: '1.0', label: '1.0', homeHref: '/1.0/' },
    ],
    startNote: 'accueil',
    before: [{ kind: 'html', html: '<b>Versions</b>' }],
    after: [navLink('Toutes', '/versions/')],
  }
  const { menuLabel, entries } = navGroupOf(item, context)
  expect(menuLabel).toBe('Versions')
  expect(entries).toMatchObject([
    { html: '<b>Versions</b>' },
    { label: 'Next', href: '/Apache/?v=1#tls', version: 'current', current: 'true' },
    { label: '1.0 (accueil)', href: '/1.0/?v=1#tls', version: '1.0' },
    { label: 'Toutes', href: '/versions/' },
  ])
})

const dropdownOf = (...items: readonly NavLinkFacts[]) =>
  navGroupOf({ kind: 'dropdown', position: 'left', label: 'Guides', items }, context)

test('a group that holds the current page is current', () => {
  expect(dropdownOf(navLink('Apache', '/Apache/'))).toMatchObject({
    isCurrent: true,
    entries: [{ label: 'Apache', current: 'page' }],
  })
})

test.each([{ sidebar: 'docs' }, { pattern: '^/apa' }])(
  'an entry of a group is current by its own rules: %j',
  (active) => {
    const group = dropdownOf({ ...navLink('Premiers pas', '/debuter/'), active })
    expect(group).toMatchObject({ isCurrent: true, entries: [{ current: 'true' }] })
  },
)

test('an entry that leads to an unlisted page is shown on that page alone', () => {
  const unlisted = (href: string) => ({ ...navLink(href, href), unlisted: true })
  expect(dropdownOf(unlisted('/Apache/'), unlisted('/autre/')).entries).toMatchObject([
    { label: '/Apache/' },
  ])
})
