/** `themeConfig.navbar` and `footer` of Docusaurus → ours: items keep their keys. */

import type { ImportNote } from '../importPlan.ts'
import { toFields, known, toList, toText, type Fields } from '../read/values.ts'

const kinds: Readonly<Record<string, readonly string[]>> = {
  default: ['label', 'to', 'href', 'position', 'className', 'activeBasePath', 'activeBaseRegex'],
  dropdown: ['label', 'position', 'className', 'items'],
  localeDropdown: ['position', 'className', 'label', 'dropdownItemsBefore', 'dropdownItemsAfter'],
  search: ['position', 'className'],
  html: ['position', 'className', 'value'],
  doc: ['position', 'className', 'docId', 'label'],
  docSidebar: ['position', 'className', 'sidebarId', 'label'],
  docsVersion: ['position', 'className', 'label', 'to'],
  docsVersionDropdown: [
    'position',
    'className',
    'label',
    'dropdownItemsBefore',
    'dropdownItemsAfter',
  ],
}

export function navbarOf(navbar: Fields, notes: ImportNote[]): object {
  const logo = toFields(navbar['logo'])
  const src = toText(logo['src'])
  return known({
    title: toText(navbar['title']),
    logo:
      src === undefined
        ? undefined
        : known({
            src: src.replace(/^\//, ''),
            srcDark: toText(logo['srcDark'])?.replace(/^\//, ''),
            alt: toText(logo['alt']),
          }),
    hideOnScroll: navbar['hideOnScroll'] === true,
    items: toList(navbar['items']).flatMap((each) => toNavbarItem(toFields(each), notes) ?? []),
  })
}

function toNavbarItem(item: Fields, notes: ImportNote[]): object | undefined {
  const type = toText(item['type']) ?? ('items' in item ? 'dropdown' : 'default')
  const keys = kinds[type]
  if (keys === undefined || item['docsPluginId'] !== undefined) {
    notes.push({
      level: 'dropped',
      kind: 'items of the navbar',
      file: 'docusaurus.config',
      text: toText(item['label']) ?? type,
    })
    return undefined
  }
  const lists = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter']
  const kept = Object.entries(item).filter(
    ([key, value]) =>
      keys.includes(key) && (key !== 'to' && key !== 'href' ? true : toText(value) !== undefined),
  )
  const entries = kept.map(
    ([key, value]) =>
      [
        key,
        lists.includes(key)
          ? toList(value).flatMap((each) => toNavbarItem(toFields(each), notes) ?? [])
          : value,
      ] as const,
  )
  const target = type === 'default' ? toTarget(item) : {}
  const label =
    type === 'default' && item['label'] === undefined ? { label: readLinkLabel(item) } : {}
  return {
    ...(item['type'] === undefined ? {} : { type }),
    ...label,
    ...Object.fromEntries(
      entries.filter(([key]) => type !== 'default' || (key !== 'to' && key !== 'href')),
    ),
    ...target,
  }
}

/** Exactly one of the two. */
function toTarget(item: Fields): object {
  const [to, href] = [toText(item['to']), toText(item['href'])]
  if (to !== undefined && !/^[a-z]+:|^\/\//i.test(to))
    return { to: to.startsWith('/') ? to : `/${to}` }
  return { href: to ?? href ?? '/' }
}

/** An icon alone has its name in `aria-label`, or the host that it leads to. */
function readLinkLabel(item: Fields): string {
  const href = toText(item['href']) ?? ''
  return toText(item['aria-label']) ?? (URL.canParse(href) ? new URL(href).hostname : href)
}

export function footerOf(footer: Fields): object | undefined {
  if (Object.keys(footer).length === 0) return undefined
  const link = (item: Fields) => {
    const html = toText(item['html'])
    return html === undefined
      ? { label: toText(item['label']) ?? readLinkLabel(item), ...toTarget(item) }
      : { html }
  }
  const links = toList(footer['links']).map(toFields)
  const isColumns = links.some((each) => 'items' in each)
  const logo = toFields(footer['logo'])
  const src = toText(logo['src'])
  return known({
    style: toText(footer['style']) === 'dark' ? 'dark' : undefined,
    links: links.map((each) =>
      isColumns
        ? {
            title: toText(each['title']) ?? '',
            items: toList(each['items']).map((item) => link(toFields(item))),
          }
        : link(each),
    ),
    logo:
      src === undefined
        ? undefined
        : known({
            src: src.replace(/^\//, ''),
            srcDark: toText(logo['srcDark'])?.replace(/^\//, ''),
            alt: toText(logo['alt']),
            href: toText(logo['href']),
          }),
    copyright: toText(footer['copyright']),
  })
}
