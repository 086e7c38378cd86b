import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { hashContent } from '../disk/hashContent.ts'
import { branchSidebar, fillBranches, wholeSidebarPages } from '../site/branches.ts'
import type { Frame } from '../site/frame.ts'
import type { SidebarGroup, SidebarItem } from '../site/sidebarItem.ts'
import { makeFacts, frameOf } from '../testing/pages.ts'
import { AppContext } from '../theme/appContext.ts'
import { inertHost, still } from '../theme/inertHost.ts'
import { Sidebar } from '../theme/sidebar/Sidebar.tsx'
import { appWordsOf } from '../words/languageWords.ts'
import { createSidebarRenderer } from './sidebarHtml.tsx'

const page = (label: string, changes = {}): SidebarItem => ({
  kind: 'page',
  label,
  href: `/${label}/`,
  ...changes,
})
const group = (
  label: string,
  items: readonly SidebarItem[],
  changes: Partial<SidebarGroup> = {},
): SidebarGroup => ({ kind: 'group', label, items, collapsible: true, collapsed: true, ...changes })

const small = [
  page('accueil'),
  group('Web', [page('apache'), group('PHP', [page('fpm'), page('opcache')], { href: '/php/' })]),
  group('$& et $1', [page('prix'), { kind: 'html', html: '<hr>' }], { collapsed: false }),
  group('Toujours', [page('cron'), page('cachee', { unlisted: true })], { collapsible: false }),
  group('Divers', [group('Notes', [page('un')]), group('Notes', [page('deux')])]),
  group('Divers', [page('trois')]),
  group('Notes', [page('quatre')]),
  group('Notes', [page('secret', { unlisted: true })], { unlisted: true }),
  group('TCP', [group('IP', [page('un-seul')])]),
  group('TCP/IP', [page('les-deux')]),
  // In two places: open in the first, current in both.
  group('Encore', [page('apache'), page('fpm', { className: 'neuf' })], { href: '/apache/' }),
  { kind: 'link', label: 'Ailleurs', href: 'https://a.example/', external: true } as const,
]
const hrefs =
  '/accueil/ /apache/ /php/ /fpm/ /opcache/ /prix/ /cron/ /cachee/ /secret/ /quatre/ /un/ /deux/ /un-seul/ /les-deux/ /inconnue/'.split(
    ' ',
  )
/** Forward, back, and each twice: what is kept for one page must not show in another. */
const visits = [...hrefs, ...hrefs.toReversed()].flatMap((href) => [href, href])

/** Returns the HTML that the browser hydrates. */
function reactHtmlAt(href: string, frame: Frame, items: readonly SidebarItem[]): string {
  const shown = still({ page: makeFacts({ href }), html: '' })
  const nav = renderToString(
    <AppContext value={{ frame, shown, host: inertHost, words: appWordsOf('fr') }}>
      <Sidebar name="docs" items={items} />
    </AppContext>,
  )
  return nav.replace(/^<nav[^>]*>|<\/nav>$/g, '')
}

describe('the sidebar is what React renders, whatever was rendered before', () => {
  test.each([{ autoCollapse: false }, { autoCollapse: true }])('%o', (changes) => {
    const frame = frameOf({ sidebars: { docs: small }, ...changes })
    const render = createSidebarRenderer(frame)
    for (const href of visits)
      expect(render(makeFacts({ href })), href).toBe(reactHtmlAt(href, frame, small))
  })

  test('cut at its branches, filled with those of the page', () => {
    const many = Array.from({ length: wholeSidebarPages }, (_, index) => page(`p${index}`))
    // Two that hold the same have the same address.
    const twins = ['Jumelle', 'Jumeau'].map((label) => group(label, [page('double')]))
    const large = [...small, ...twins, group('Tout', many)]
    const cut = branchSidebar(large, (json) => `/assets/branch-${hashContent(json)}.json`)
    const frame = frameOf({ sidebars: { docs: cut.items } })
    const render = createSidebarRenderer(frame)
    for (const href of [...visits, '/p0/', '/p7/', '/double/', '/accueil/', '/p7/']) {
      const trail = cut.trailOf.get(href) ?? []
      const branches = Object.fromEntries(trail.map((at) => [at, cut.branches.get(at) ?? []]))
      const whole = fillBranches(cut.items, branches)
      expect(render(makeFacts({ href, branches })), href).toBe(reactHtmlAt(href, frame, whole))
    }
  })
})
