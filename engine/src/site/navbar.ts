/** Navbar settings → items with links. An item that names what does not exist is a problem, and shown as broken. */

import type { Config, LocaleConfig } from '../config/config.ts'
import { htmlLangOf } from '../config/htmlLangs.ts'
import { wordOverridesOf } from '../config/wordOverrides.ts'
import { pageWordsOf } from '../words/languageWords.ts'
import type { DropdownEntryConfig, NavbarItemConfig } from '../config/navbarSchema.ts'
import type { Problem } from '../problem.ts'
import { buildLink } from './navLink.ts'
import type { UnmadeLink, LinkContext } from './navLink.ts'
import type { NavDropdownItem, NavItemFacts } from './navItem.ts'
import { baseUrlOf } from './placeDocs.ts'

/** The items of the navbar, in order; a search item is added at the end when none is there. */
export function buildNavbar(context: LinkContext): { items: NavItemFacts[]; problems: Problem[] } {
  const problems: Problem[] = []
  const configured = context.site.config.navbar.items
  const items = configured.flatMap((item, index): NavItemFacts[] => {
    const { position, className } = item
    const report = ({ fault, hint, isHidden }: UnmadeLink) =>
      problems.push({
        kind: isHidden ? 'content' : 'config',
        file: context.site.config.file,
        message: `navbar.items[${index}] (${JSON.stringify(item)}): ${fault}`,
        ...(hint && { hint }),
      })
    for (const hidden of hiddenIn(item, context)) report(hidden)
    const built = buildItem(item, context)
    if (!built) return []
    const placed = { position, ...(className !== undefined && { className }) }
    if (!('fault' in built)) return [{ ...built, ...placed }]
    if (built.isHidden) return []
    report(built)
    return [{ kind: 'broken', message: built.fault, item: JSON.stringify(item), ...placed }]
  })
  const hasSearch =
    context.site.config.search === false || items.some(({ kind }) => kind === 'search')
  return { items: hasSearch ? items : [...items, { kind: 'search', position: 'right' }], problems }
}

/** Its links that are left out, with the reason. */
function hiddenIn(item: NavbarItemConfig, context: LinkContext): UnmadeLink[] {
  return linksIn(item).flatMap((entry) => {
    const link = entry.type === 'html' ? undefined : buildLink(entry, context)
    return link && 'fault' in link && link.isHidden ? [link] : []
  })
}

function linksIn(item: NavbarItemConfig): readonly DropdownEntryConfig[] {
  switch (item.type) {
    case 'search':
      return []
    case 'dropdown':
      return item.items
    case 'localeDropdown':
    case 'docsVersionDropdown':
      return [...item.dropdownItemsBefore, ...item.dropdownItemsAfter]
    default:
      return [item]
  }
}

type Built = Unplaced<NavItemFacts> | UnmadeLink
/** An item before its place in the bar. */
type Unplaced<Item> = Item extends unknown ? Omit<Item, 'position' | 'className'> : never

/** `undefined` where nothing is to be shown. */
function buildItem(item: NavbarItemConfig, context: LinkContext): Built | undefined {
  switch (item.type) {
    case 'search':
      return { kind: 'search' }
    case 'html':
      return { kind: 'html', html: item.value }
    case 'dropdown': {
      const items = buildDropdown(item.items, context)
      if ('fault' in items) return items
      return items.length === 0 ? undefined : { kind: 'dropdown', label: item.label, items }
    }
    case 'localeDropdown':
      return buildLocales(item, context)
    case 'docsVersionDropdown':
      return buildVersions(item, context)
    default:
      return buildLink(item, context)
  }
}

type ItemConfig<Type extends NavbarItemConfig['type']> = Extract<NavbarItemConfig, { type: Type }>

function buildLocales(item: ItemConfig<'localeDropdown'>, context: LinkContext): Built {
  const { config, locale } = context.site
  const around = entriesAround(item, context)
  if ('fault' in around) return around
  return {
    kind: 'locales',
    label: item.label ?? locale.label,
    items: buildLocaleMenu(config),
    ...around,
  }
}

function buildLocaleMenu(config: Config) {
  return config.locales.map((locale) => ({
    locale: locale.code,
    label: locale.label,
    htmlLang: htmlLangOf(locale),
    homeHref: baseUrlOf(config, locale),
    notes: notesOf(locale, config),
  }))
}

function notesOf(locale: LocaleConfig, config: Config) {
  const words = pageWordsOf(htmlLangOf(locale), wordOverridesOf(config, locale))
  return { start: words.startPage, untranslated: words.notTranslated }
}

/**
 * Lists the versions that have a page in the locale. A single one, with nothing around it, becomes a plain link; none,
 * nothing.
 */
function buildVersions(
  item: ItemConfig<'docsVersionDropdown'>,
  context: LinkContext,
): Built | undefined {
  const items = context.site.versions.flatMap(({ name, label }) => {
    const homeHref = context.mainHrefs.get(name)
    return homeHref === undefined ? [] : [{ version: name, label, homeHref }]
  })
  const around = entriesAround(item, context)
  if ('fault' in around) return around
  if (items.length + around.before.length + around.after.length === 0) return undefined
  const [only] = items
  if (only && items.length + around.before.length + around.after.length === 1)
    return {
      kind: 'link',
      label: only.label,
      href: only.homeHref,
      external: false,
      active: { exact: only.homeHref },
    }
  return {
    kind: 'versions',
    label: item.label ?? context.version.label,
    items,
    startNote: context.site.words.startPage,
    ...around,
  }
}

type Around = Pick<ItemConfig<'localeDropdown'>, 'dropdownItemsBefore' | 'dropdownItemsAfter'>

function entriesAround(item: Around, context: LinkContext) {
  const before = buildDropdown(item.dropdownItemsBefore, context)
  const after = buildDropdown(item.dropdownItemsAfter, context)
  if ('fault' in before) return before
  return 'fault' in after ? after : { before, after }
}

/** Or the first that cannot be made. */
function buildDropdown(
  entries: readonly DropdownEntryConfig[],
  context: LinkContext,
): readonly NavDropdownItem[] | UnmadeLink {
  const built = entries.flatMap((entry): (NavDropdownItem | UnmadeLink)[] => {
    if (entry.type === 'html') return [{ kind: 'html', html: entry.value }]
    const link = buildLink(entry, context)
    return link && !('fault' in link && link.isHidden) ? [link] : []
  })
  const isMade = (entry: NavDropdownItem | UnmadeLink): entry is NavDropdownItem =>
    !('fault' in entry)
  return built.find((entry) => 'fault' in entry) ?? built.filter(isMade)
}
