import { expect, test } from 'vitest'
import type { ImportNote } from '../importPlan.ts'
import { footerOf, navbarOf } from './docusaurusFrame.ts'

test('items of the navbar keep their keys, and those that have no equivalent are told', () => {
  const notes: ImportNote[] = []
  const items = [
    { to: 'guides', label: 'Guides', position: 'left', prependBaseUrlToHref: true },
    { href: 'https://blog.example/', 'aria-label': 'Blog' },
    { to: 'https://etat.example/', label: 'État' },
    { label: 'Plus', items: [{ type: 'doc', docId: 'a', label: 'A' }, { type: 'custom-x' }] },
    { type: 'docSidebar', sidebarId: 'api', docsPluginId: 'api', label: 'API' },
    { type: 'localeDropdown', dropdownItemsAfter: [{ to: '/aide', label: 'Aide' }] },
    { href: 'https://forge.example/x' },
  ]
  expect(navbarOf({ title: 'T', logo: { src: '/l.svg' }, items }, notes)).toEqual({
    title: 'T',
    logo: { src: 'l.svg' },
    hideOnScroll: false,
    items: [
      { label: 'Guides', position: 'left', to: '/guides' },
      { label: 'Blog', href: 'https://blog.example/' },
      { label: 'État', href: 'https://etat.example/' },
      { label: 'Plus', items: [{ type: 'doc', docId: 'a', label: 'A' }] },
      { type: 'localeDropdown', dropdownItemsAfter: [{ label: 'Aide', to: '/aide' }] },
      { label: 'forge.example', href: 'https://forge.example/x' },
    ],
  })
  expect(notes.map(({ level, text }) => [level, text])).toEqual([
    ['dropped', 'custom-x'],
    ['dropped', 'API'],
  ])
})

test('a site without a footer is given none; columns and a single row stay what they are', () => {
  expect(footerOf({})).toBeUndefined()
  const row = footerOf({ style: 'dark', links: [{ label: 'A', to: '/a' }] })
  expect(row).toMatchObject({ style: 'dark', links: [{ label: 'A', to: '/a' }] })
  const columns = footerOf({
    links: [{ title: 'Aide', items: [{ html: '<b>x</b>' }, { href: 'https://b.example/' }] }],
  })
  expect(columns).toMatchObject({
    links: [
      {
        title: 'Aide',
        items: [{ html: '<b>x</b>' }, { label: 'b.example', href: 'https://b.example/' }],
      },
    ],
  })
})
