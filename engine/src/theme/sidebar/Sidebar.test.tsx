import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Frame } from '../../site/frame.ts'
import type { SidebarItem } from '../../site/sidebarItem.ts'
import { makeFacts, frameOf } from '../../testing/pages.ts'
import { AppContext } from '../appContext.ts'
import { inertHost, still } from '../inertHost.ts'
import { appWordsOf } from '../../words/languageWords.ts'
import { Sidebar } from './Sidebar.tsx'

function htmlAt(href: string, changes: Partial<Frame> = {}): string {
  const frame = frameOf(changes)
  const shown = still({ page: makeFacts({ href }), html: '' })
  return renderToStaticMarkup(
    <AppContext value={{ frame, shown, host: inertHost, words: appWordsOf('fr') }}>
      <Sidebar name="docs" items={frame.sidebars['docs'] ?? []} />
    </AppContext>,
  )
}

/** `▾` open, `▸` closed, `(page)` the current one, `→` a link. */
function drawnAt(href: string, items?: readonly SidebarItem[]): string {
  let depth = -1
  const lines: string[] = []
  const marks = /<ul|<\/ul>|<details( open="")?|<summary[^>]*>([^<]*)|<a ([^>]*)>([^<]*)/g
  let caret = ''
  for (const [mark, open, summary, attributes, label] of htmlAt(
    href,
    items ? { sidebars: { docs: items } } : {},
  ).matchAll(marks)) {
    if (mark === '<ul') depth += 1
    else if (mark === '</ul>') depth -= 1
    else if (mark.startsWith('<details')) caret = open === undefined ? '▸' : '▾'
    else if (summary !== undefined)
      lines.push('  '.repeat(depth) + (summary ? `${caret} ${summary}` : caret))
    else {
      const isCurrent = attributes?.includes('aria-current="page"')
      lines.push('  '.repeat(depth) + `→ ${label}${isCurrent ? ' (page)' : ''}`)
    }
  }
  return lines.join('\n')
}

test('the branch of the page is open, the others are closed, all links are there', () => {
  expect(drawnAt('/Apache/')).toBe(`\
→ Introduction
▾ Serveurs
  → Apache (page)
  → HAProxy
  ▸
    → Certificats
▸ Données
  → MySQL`)
})

test('a category with a page of its own is a link, and a caret beside it', () => {
  expect(drawnAt('/Haproxy/')).toBe(`\
→ Introduction
▾ Serveurs
  → Apache
  → HAProxy (page)
  ▾
    → Certificats
▸ Données
  → MySQL`)
})

test('an unlisted page shows only while it is the current one', () => {
  expect(drawnAt('/')).not.toContain('Cachée')
  expect(drawnAt('/cachee/')).toContain('→ Cachée (page)')
})

test('a category of unlisted pages shows only while one of them is the current one', () => {
  const items: SidebarItem[] = [
    { kind: 'page', label: 'Accueil', href: '/' },
    {
      kind: 'group',
      label: 'Secret',
      unlisted: true,
      collapsible: true,
      collapsed: true,
      items: [{ kind: 'page', label: 'Plan', href: '/plan/', unlisted: true }],
    },
  ]
  expect(drawnAt('/', items)).toBe('→ Accueil (page)')
  expect(drawnAt('/plan/', items)).toBe(`\
→ Accueil
▾ Secret
  → Plan (page)`)
})

test('a page that is its category and an entry of it is current once, in the list', () => {
  const items: SidebarItem[] = [
    {
      kind: 'group',
      label: 'Plesk',
      href: '/Plesk/',
      collapsible: true,
      collapsed: true,
      items: [{ kind: 'page', label: 'Découvrir', href: '/Plesk/' }],
    },
  ]
  expect(drawnAt('/Plesk/', items)).toBe(`\
→ Plesk
▾
  → Découvrir (page)`)
})

test('a category that does not collapse has no caret', () => {
  const items: SidebarItem[] = [
    {
      kind: 'group',
      label: 'Fixe',
      collapsible: false,
      collapsed: true,
      items: [{ kind: 'page', label: 'Page', href: '/p/' }],
    },
  ]
  expect(drawnAt('/', items)).toBe('  → Page')
  expect(htmlAt('/', { sidebars: { docs: items } })).toContain('<span>Fixe</span>')
})

test('the caret of a category says what it does, by name', () => {
  const html = htmlAt('/Haproxy/')
  expect(html).toContain(
    'aria-label="Réduire la catégorie «\u00A0HAProxy\u00A0» de la barre latérale"',
  )
  expect(htmlAt('/')).toContain(
    'aria-label="Développer la catégorie «\u00A0HAProxy\u00A0» de la barre latérale"',
  )
})

test('where opening a category closes its neighbours, they share a name', () => {
  expect(htmlAt('/', { autoCollapse: true }).match(/name="[^"]*"/g)).toEqual([
    'name="~sidebar"',
    'name="~sidebar/Serveurs"',
    'name="~sidebar"',
  ])
})
