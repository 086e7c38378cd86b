/** Navbar settings → items with links. An item that names what does not exist is a problem, and shown as broken. */

import type { Config } from '../config/config.ts'
import type { DropdownEntryConfig, NavbarItemConfig } from '../config/navbarSchema.ts'
import type { Problem } from '../problem.ts'
import { configuredAddress } from './address.ts'
import { mainDocOf } from './mainDoc.ts'
import { buildLink } from './navLink.ts'
import type { Fault, NavContext, Unplaced } from './navLink.ts'
import type { NavDropdownItem, NavItem } from './navItem.ts'
import { hrefOf } from './paths.ts'
import { baseUrlOf } from './placeDocs.ts'

/** The items of the navbar, in order; a search item is added at the end when none is there. */
export function buildNavbar(context: NavContext): { items: NavItem[]; problems: Problem[] } {
  const problems: Problem[] = []
  const configured = context.site.config.navbar.items
  const items = configured.map((item, index): NavItem => {
    const { position, className } = item
    const built = buildItem(item, context)
    const placed = { position, ...(className !== undefined && { className }) }
    if (!('fault' in built)) return { ...built, ...placed }
    problems.push({
      kind: 'config',
      file: context.site.config.file,
      message: `navbar.items[${index}] (${JSON.stringify(item)}): ${built.fault}`,
      ...(built.hint && { hint: built.hint }),
    })
    return {
      kind: 'broken',
      message: built.fault,
      item: JSON.stringify(item),
      ...placed,
    }
  })
  const hasSearch =
    context.site.config.search === false || items.some(({ kind }) => kind === 'search')
  return { items: hasSearch ? items : [...items, { kind: 'search', position: 'right' }], problems }
}

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
  const extra = [...item.dropdownItemsBefore, ...item.dropdownItemsAfter]
  const links = extra
    .map((entry) => dropdownEntry(entry, context))
    .filter((entry) => 'kind' in entry && entry.kind === 'link')
  return {
    kind: 'versions',
    label: item.label ?? context.version.label,
    items,
    extra: links,
  }
}
