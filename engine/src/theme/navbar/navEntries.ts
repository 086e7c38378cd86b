/** Navbar items + current page → links ready to show, the same in the bar and in the mobile menu. */

import type { AppLocation } from '../appContext.ts'
import type { NavDropdownItem, NavItemFacts, NavLinkFacts } from '../../site/navItem.ts'
import type { Frame } from '../../site/frame.ts'
import type { PageFacts } from '../../site/page.ts'
import type { Words } from '../../words/wordTable.ts'

export type NavEntry =
  | {
      readonly kind: 'link'
      readonly label: string
      readonly href: string
      readonly external: boolean
      /** `page`: the very page; `true`: the page is inside. */
      readonly current?: 'page' | 'true'
      readonly lang?: string
      /** The docs version that this entry chooses. */
      readonly version?: string
    }
  | { readonly kind: 'html'; readonly html: string }

export type NavGroup = {
  readonly label: string
  /** Label in the mobile menu. */
  readonly menuLabel: string
  readonly isCurrent: boolean
  readonly entries: readonly NavEntry[]
}

export type NavbarView = {
  readonly page: PageFacts
  readonly location: AppLocation
  readonly words: Words
  readonly baseUrl: Frame['baseUrl']
  /** Version of the navbar: on a page that belongs to none, the one chosen. */
  readonly version: Frame['version']
}

type ItemOf<Kind extends NavItemFacts['kind']> = Extract<NavItemFacts, { kind: Kind }>
type Link = Extract<NavEntry, { kind: 'link' }>

export function navLinkOf(
  item: NavLinkFacts,
  { page, baseUrl }: Pick<NavbarView, 'page' | 'baseUrl'>,
): Link {
  const { label, href, external } = item
  const current = external ? undefined : currentOf(item, page, baseUrl)
  return { kind: 'link', label, href, external, ...(current && { current }) }
}

/** An unlisted page shows its links only to those who have found it. */
export const isShown = (item: NavDropdownItem, page: PageFacts): boolean =>
  item.kind === 'html' || !item.unlisted || item.href === page.href

export function navGroupOf(
  item: ItemOf<'dropdown'> | ItemOf<'locales'> | ItemOf<'versions'>,
  context: NavbarView,
): NavGroup {
  const entries = buildEntries(item, context)
  const { words } = context
  const menuLabels = { dropdown: item.label, locales: words.languages, versions: words.versions }
  const isCurrent =
    item.kind === 'dropdown' && entries.some((entry) => entry.kind === 'link' && entry.current)
  return { label: item.label, menuLabel: menuLabels[item.kind], isCurrent, entries }
}

function buildEntries(
  item: ItemOf<'dropdown'> | ItemOf<'locales'> | ItemOf<'versions'>,
  context: NavbarView,
): NavEntry[] {
  const { page, location } = context
  // A reader who changes version or language stays where they were in the page.
  const rest = location.search + location.hash
  const given = (items: readonly NavDropdownItem[]) =>
    items
      .filter((entry) => isShown(entry, page))
      .map((entry) => (entry.kind === 'html' ? entry : navLinkOf(entry, context)))
  if (item.kind === 'dropdown') return given(item.items)
  const own = (label: string, href: string, isHere: boolean): Link => ({
    kind: 'link',
    label,
    href: href + rest,
    external: false,
    ...(isHere && { current: 'true' }),
  })
  const entries =
    item.kind === 'locales'
      ? item.items.map(({ locale, label, htmlLang, homeHref, notes }) => {
          const href = page.locales[locale]
          const isLacking = page.untranslated?.includes(locale)
          const start = hasTwins(page.locales) ? notes.start : undefined
          const note = href === undefined ? start : isLacking ? notes.untranslated : undefined
          const isHere = href === page.href
          return {
            ...own(noted(label, isHere ? undefined : note), href ?? homeHref, isHere),
            lang: htmlLang,
          }
        })
      : item.items.map(({ version, label, homeHref }) => {
          const isHere = version === context.version
          const href = page.versions[version]
          const note =
            href === undefined && hasTwins(page.versions) && !isHere ? item.startNote : undefined
          return { ...own(noted(label, note), href ?? homeHref, isHere), version }
        })
  return [...given(item.before), ...entries, ...given(item.after)]
}

/** Adds a note on the page that stands in for a missing one. */
const noted = (label: string, note: string | undefined): string =>
  note === undefined ? label : `${label} (${note})`

/**
 * Says whether the page exists in other versions or locales. On one that does not (search results), all entries lead to
 * their first page.
 */
const hasTwins = (hrefs: Readonly<Record<string, string>>): boolean => Object.keys(hrefs).length > 0

function currentOf(
  { href, active }: NavLinkFacts,
  page: PageFacts,
  baseUrl: string,
): Link['current'] {
  if (href === page.href) return 'page'
  if (active.sidebar !== undefined) return active.sidebar === page.sidebar ? 'true' : undefined
  if (active.pattern !== undefined) {
    return new RegExp(active.pattern, 'i').test(page.href) ? 'true' : undefined
  }
  if (active.exact !== undefined) return active.exact === page.href ? 'true' : undefined
  const prefix = active.prefix ?? href
  // The home page is the prefix of everything: only itself makes it current.
  return prefix !== baseUrl && page.href.startsWith(prefix) ? 'true' : undefined
}
