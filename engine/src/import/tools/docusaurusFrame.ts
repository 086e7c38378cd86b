/** `themeConfig.navbar` and `footer` of Docusaurus → ours: items keep their keys. */

import type { ImportNote } from '../importPlan.ts'
import { fieldsOf, known, listOf, textOf, type Fields } from '../read/values.ts'

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
  const logo = fieldsOf(navbar['logo'])
  const src = textOf(logo['src'])
  return known({
    title: textOf(navbar['title']),
    logo:
      src === undefined
        ? undefined
        : known({
            src: src.replace(/^\//, ''),
            srcDark: textOf(logo['srcDark'])?.replace(/^\//, ''),
            alt: textOf(logo['alt']),
          }),
    hideOnScroll: navbar['hideOnScroll'] === true,
    items: listOf(navbar['items']).flatMap((each) => itemOf(fieldsOf(each), notes) ?? []),
  })
}

function itemOf(item: Fields, notes: ImportNote[]): object | undefined {
  const type = textOf(item['type']) ?? ('items' in item ? 'dropdown' : 'default')
  const keys = kinds[type]
  if (keys === undefined || item['docsPluginId'] !== undefined) {
    notes.push({
      level: 'dropped',
      kind: 'items of the navbar',
      file: 'docusaurus.config',
      text: textOf(item['label']) ?? type,
    })
    return undefined
  }
  const lists = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter']
  const kept = Object.entries(item).filter(
    ([key, value]) =>
      keys.includes(key) && (key !== 'to' && key !== 'href' ? true : textOf(value) !== undefined),
  )
  const entries = kept.map(
    ([key, value]) =>
      [
        key,
        lists.includes(key)
          ? listOf(value).flatMap((each) => itemOf(fieldsOf(each), notes) ?? [])
          : value,
      ] as const,
  )
  const target = type === 'default' ? targetOf(item) : {}
  const label = type === 'default' && item['label'] === undefined ? { label: labelOf(item) } : {}
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
function targetOf(item: Fields): object {
  const [to, href] = [textOf(item['to']), textOf(item['href'])]
  if (to !== undefined && !/^[a-z]+:|^\/\//i.test(to))
    return { to: to.startsWith('/') ? to : `/${to}` }
  return { href: to ?? href ?? '/' }
}

/** An icon alone has its name in `aria-label`, or the host that it leads to. */
function labelOf(item: Fields): string {
  const href = textOf(item['href']) ?? ''
  return textOf(item['aria-label']) ?? (URL.canParse(href) ? new URL(href).hostname : href)
}

export function footerOf(footer: Fields): object | undefined {
  if (Object.keys(footer).length === 0) return undefined
  const link = (item: Fields) => {
    const html = textOf(item['html'])
    return html === undefined
      ? { label: textOf(item['label']) ?? labelOf(item), ...targetOf(item) }
      : { html }
  }
  const links = listOf(footer['links']).map(fieldsOf)
  const isColumns = links.some((each) => 'items' in each)
  const logo = fieldsOf(footer['logo'])
  const src = textOf(logo['src'])
  return known({
    style: textOf(footer['style']) === 'dark' ? 'dark' : undefined,
    links: links.map((each) =>
      isColumns
        ? {
            title: textOf(each['title']) ?? '',
            items: listOf(each['items']).map((item) => link(fieldsOf(item))),
          }
        : link(each),
    ),
    logo:
      src === undefined
        ? undefined
        : known({
            src: src.replace(/^\//, ''),
            srcDark: textOf(logo['srcDark'])?.replace(/^\//, ''),
            alt: textOf(logo['alt']),
            href: textOf(logo['href']),
          }),
    copyright: textOf(footer['copyright']),
  })
}
