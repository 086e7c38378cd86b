/** Navbar items + current page → links ready to show, the same in the bar and in the mobile menu. */

import type { AppLocation } from '../appContext.ts'
import type { NavItem } from '../../site/navItem.ts'
import type { Frame, PageFacts } from '../../site/page.ts'
import type { Words } from '../words.ts'

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
  /** What the mobile menu calls it. */
  readonly menuLabel: string
  readonly isCurrent: boolean
  readonly entries: readonly NavEntry[]
}

export type NavContext = {
  readonly page: PageFacts
  readonly location: AppLocation
  readonly words: Words
  readonly baseUrl: Frame['baseUrl']
}

type ItemOf<Kind extends NavItem['kind']> = Extract<NavItem, { kind: Kind }>
type Link = Extract<NavEntry, { kind: 'link' }>

export function navLinkOf(
  item: ItemOf<'link'>,
  { page, baseUrl }: Pick<NavContext, 'page' | 'baseUrl'>,
): Link {
  const { label, href, external } = item
  const current = external ? undefined : currentOf(item, page, baseUrl)
  return { kind: 'link', label, href, external, ...(current && { current }) }
}

/** A group of one version or locale that leads nowhere else is a plain link: the caller decides. */
export function navGroupOf(
  item: ItemOf<'dropdown'> | ItemOf<'locales'> | ItemOf<'versions'>,
  context: NavContext,
): NavGroup {
  const entries = entriesOf(item, context)
  const { words } = context
  const menuLabels = { dropdown: item.label, locales: words.languages, versions: words.versions }
  const isCurrent =
    item.kind === 'dropdown' && entries.some((entry) => entry.kind === 'link' && entry.current)
  return { label: item.label, menuLabel: menuLabels[item.kind], isCurrent, entries }
}

function entriesOf(
  item: ItemOf<'dropdown'> | ItemOf<'locales'> | ItemOf<'versions'>,
  { page, location, baseUrl }: NavContext,
): NavEntry[] {
  // A reader who changes version or language stays where they were in the page.
  const rest = location.search + location.hash
  switch (item.kind) {
    case 'dropdown':
      return item.items.map((entry) => {
        if (entry.kind === 'html') return entry
        const isHere = !entry.external && entry.href === page.href
        const isInside =
          !entry.external && entry.href !== baseUrl && page.href.startsWith(entry.href)
        const current = isHere ? 'page' : isInside ? 'true' : undefined
        return { ...entry, ...(current && { current }) }
      })
    case 'locales':
      return item.items.map(({ locale, label, htmlLang, homeHref }) => {
        const href = (page.locales[locale] ?? homeHref) + rest
        const isHere = page.locales[locale] === page.href
        return {
          kind: 'link',
          label,
          href,
          external: false,
          lang: htmlLang,
          ...(isHere && { current: 'true' }),
        }
      })
    case 'versions':
      return [
        ...item.items.map(({ version, label, homeHref }): NavEntry => {
          const href = (page.versions[version] ?? homeHref) + rest
          const current = version === page.version ? 'true' : undefined
          return {
            kind: 'link',
            label,
            href,
            external: false,
            version,
            ...(current && { current }),
          }
        }),
        ...item.extra.map((link): NavEntry => ({ kind: 'link', external: false, ...link })),
      ]
  }
}

function currentOf(
  { href, active }: ItemOf<'link'>,
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
