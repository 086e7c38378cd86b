/** Navbar and footer settings → links. An item that names what does not exist is a problem, and shown as broken. */

import type { Config } from '../config/config.ts'
import type {
  DropdownEntryConfig,
  FooterItemConfig,
  NavbarItemConfig,
} from '../config/navbarSchema.ts'
import type { Problem } from '../problem.ts'
import { firstLinkOf } from './firstLink.ts'
import type { Footer, FooterItem } from './footer.ts'
import type { NavDropdownItem, NavItem, SidebarItem } from './page.ts'
import { hrefOf, splitTarget } from './paths.ts'
import { baseUrlOf } from './placeDocs.ts'
import { addressOf } from './sidebar.ts'
import { mainDocOf } from './mainDoc.ts'
import { missingDoc } from './sidebarTree.ts'
import type { Site, SiteVersion } from './site.ts'

export type NavContext = {
  readonly site: Site
  readonly version: SiteVersion
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>
  /** Sidebar of each doc, by address: a doc item is active on every page of its sidebar. */
  readonly sidebarOf: (href: string) => string | undefined
}

/** The items of the navbar, in order; a search item is added at the end when none is there. */
export function buildNavbar(context: NavContext): { items: NavItem[]; problems: Problem[] } {
  const problems: Problem[] = []
  const configured = context.site.config.navbar.items
  const items = configured.map((item, index) => {
    const { position, className } = item
    const built = buildItem(item, context)
    const placed = { position, ...(className !== undefined && { className }) }
    if (!('fault' in built)) return { ...built, ...placed } as NavItem
    problems.push({
      kind: 'config',
      file: 'lucarne.config',
      message: `navbar.items[${index}] (${JSON.stringify(item)}): ${built.fault}`,
      ...(built.hint && { hint: built.hint }),
    })
    return {
      kind: 'broken',
      message: built.fault,
      item: JSON.stringify(item),
      ...placed,
    } as NavItem
  })
  const hasSearch =
    context.site.config.search === false || items.some(({ kind }) => kind === 'search')
  return { items: hasSearch ? items : [...items, { kind: 'search', position: 'right' }], problems }
}

type Fault = { readonly fault: string; readonly hint?: string }
type Unplaced<Item> = Item extends unknown ? Omit<Item, 'position' | 'className'> : never
type Built = Unplaced<NavItem> | Fault

function buildItem(item: NavbarItemConfig, context: NavContext): Built {
  switch (item.type) {
    case 'search':
      return { kind: 'search' }
    case 'html':
      return { kind: 'html', html: item.value }
    case 'dropdown':
      return buildDropdown(item, context)
    case 'localeDropdown':
      return {
        kind: 'locales',
        label: item.label ?? context.site.locale.label,
        items: localesOf(context.site.config),
      }
    case 'docsVersionDropdown':
      return buildVersions(item, context)
    default:
      return buildLink(item, context)
  }
}

type LinkConfig = Exclude<DropdownEntryConfig, { type: 'html' }>

function buildLink(item: LinkConfig, context: NavContext): Built {
  switch (item.type) {
    case 'default': {
      const address = configuredAddress(item, context.site.baseUrl)
      return {
        kind: 'link',
        label: item.label,
        ...address,
        active: activeOf(item, address, context),
      }
    }
    case 'doc': {
      const placed = context.version.docOfId.get(item.docId)
      const [fault, hint] = placed ? [] : missingDoc(item.docId, context.version)
      if (!placed) return { fault: fault ?? '', hint: hint ?? '' }
      const sidebar = context.sidebarOf(placed.href)
      const active = { exact: placed.href, ...(sidebar && { sidebar }) }
      return {
        kind: 'link',
        label: item.label ?? placed.label,
        href: placed.href,
        external: false,
        active,
      }
    }
    case 'docSidebar':
      return buildSidebarLink(item, context)
    case 'docsVersion': {
      const main = mainDocOf(context.version, context.sidebars)
      const href =
        item.to === undefined ? main?.href : addressOf(item.to, context.site.baseUrl).href
      if (href === undefined)
        return { fault: `the version "${context.version.name}" has no doc to link to` }
      const label = item.label ?? context.version.label
      return { kind: 'link', label, href, external: false, active: { exact: href } }
    }
  }
}

function buildSidebarLink(
  item: { sidebarId: string; label?: string | undefined },
  context: NavContext,
): Built {
  const sidebar = context.sidebars[item.sidebarId]
  if (!sidebar)
    return {
      fault: `no sidebar "${item.sidebarId}" in version "${context.version.name}"`,
      hint: `The sidebars are ${Object.keys(context.sidebars).join(', ')}.`,
    }
  const first = firstLinkOf(sidebar)
  if (!first) return { fault: `the sidebar "${item.sidebarId}" has no link to lead to` }
  return {
    kind: 'link',
    label: item.label ?? first.label,
    href: first.href,
    external: false,
    active: { sidebar: item.sidebarId },
  }
}

type Address = { readonly href: string; readonly external: boolean }

/** A `to` is a page of the site and gets its trailing slash; a `href` is left as it is. */
function configuredAddress(
  item: { to?: string | undefined; href?: string | undefined },
  baseUrl: string,
): Address {
  if (item.to === undefined) return addressOf(item.href ?? '', baseUrl)
  const { path, query, hash } = splitTarget(item.to)
  return { href: `${hrefOf(baseUrl, path)}${query}${hash}`, external: false }
}

type ActiveRules = { activeBasePath?: string | undefined; activeBaseRegex?: string | undefined }

function activeOf(item: ActiveRules, { href, external }: Address, { site }: NavContext) {
  if (item.activeBaseRegex) return { pattern: item.activeBaseRegex }
  if (item.activeBasePath) return { prefix: hrefOf(site.baseUrl, item.activeBasePath) }
  return external || href === site.baseUrl ? { exact: href } : { prefix: splitTarget(href).path }
}

function buildDropdown(
  item: Extract<NavbarItemConfig, { type: 'dropdown' }>,
  context: NavContext,
): Built {
  const items = item.items.map((entry) => dropdownEntry(entry, context))
  const faulty = items.find((entry) => 'fault' in entry)
  if (faulty && 'fault' in faulty) return faulty
  const hasTarget = item.to !== undefined || item.href !== undefined
  return {
    kind: 'dropdown',
    label: item.label,
    ...(hasTarget && { href: configuredAddress(item, context.site.baseUrl).href }),
    items: items.filter((entry): entry is NavDropdownItem => !('fault' in entry)),
  }
}

function dropdownEntry(entry: DropdownEntryConfig, context: NavContext): NavDropdownItem | Fault {
  if (entry.type === 'html') return { kind: 'html', html: entry.value }
  const built = buildLink(entry, context)
  if ('fault' in built) return built
  if (built.kind !== 'link') throw new Error(`A dropdown entry became a ${built.kind}`)
  return { kind: 'link', label: built.label, href: built.href, external: built.external }
}

function localesOf(config: Config) {
  return config.locales.map((locale) => ({
    locale: locale.code,
    label: locale.label,
    htmlLang: locale.htmlLang ?? locale.code,
    homeHref: baseUrlOf(config, locale),
  }))
}

function buildVersions(
  item: Extract<NavbarItemConfig, { type: 'docsVersionDropdown' }>,
  context: NavContext,
): Built {
  const items = context.site.versions.map((version) => ({
    version: version.name,
    label: version.label,
    homeHref: mainDocOf(version)?.href ?? hrefOf(context.site.baseUrl, version.basePath),
  }))
  const [only] = items
  if (items.length === 1 && only)
    return {
      kind: 'link',
      label: only.label,
      href: only.homeHref,
      external: false,
      active: { exact: only.homeHref },
    }
  const extra = [...item.dropdownItemsBefore, ...item.dropdownItemsAfter] as DropdownEntryConfig[]
  const links = extra
    .map((entry) => dropdownEntry(entry, context))
    .filter((entry) => 'kind' in entry && entry.kind === 'link')
  return {
    kind: 'versions',
    label: item.label ?? context.version.label,
    items,
    extra: links as { label: string; href: string }[],
  }
}

/** Columns as given; a flat list becomes one column without a title. */
export function buildFooter({ config, baseUrl }: Site): Footer | undefined {
  const { footer } = config
  if (!footer) return undefined
  const itemOf = (item: FooterItemConfig): FooterItem =>
    'html' in item
      ? { kind: 'html', html: item.html }
      : { kind: 'link', label: item.label, ...configuredAddress(item, baseUrl) }
  const columns: Footer['columns'] = isColumns(footer.links)
    ? footer.links.map(({ title, items }) => ({ title, items: items.map(itemOf) }))
    : footer.links.length > 0
      ? [{ items: footer.links.map(itemOf) }]
      : []
  const { logo } = footer
  return {
    style: footer.style,
    columns,
    ...(logo && { logo: buildLogo(logo, baseUrl) }),
    ...(footer.copyright !== undefined && { copyright: footer.copyright }),
  }
}

type Columns = { title: string; items: FooterItemConfig[] }[]
const isColumns = (links: Columns | FooterItemConfig[]): links is Columns =>
  links.some((link) => 'title' in link)

type LogoConfig = {
  src: string
  srcDark?: string | undefined
  alt: string
  href?: string | undefined
}

export function buildLogo(logo: LogoConfig, baseUrl: string) {
  return {
    // Markup goes into the page as it is: no request before the first view.
    src: logo.src.startsWith('<svg') ? logo.src : addressOf(logo.src, baseUrl).href,
    ...(logo.srcDark !== undefined && { srcDark: addressOf(logo.srcDark, baseUrl).href }),
    alt: logo.alt,
    ...(logo.href !== undefined && { href: addressOf(logo.href, baseUrl).href }),
  }
}
