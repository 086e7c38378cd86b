/** Merges the sidebars of a site's languages into one, with labels per language. */

import { toFields, toList, toText, type Fields } from '../read/values.ts'

type Item = Fields | string
type Sidebars = Readonly<Record<string, readonly Item[]>>
type Translated = { readonly code: string; readonly sidebars: Sidebars }

/** A label that no other language has, or has alike, stays one text. `code`: locale of `sidebars`. */
export function withTranslatedLabels(
  { code, sidebars }: Translated,
  others: readonly Translated[],
): Record<string, Item[]> {
  const labels = others.map((other) => ({
    code: other.code,
    byKey: new Map(Object.values(other.sidebars).flatMap((items) => labelsOf(items, 0))),
  }))
  const translate = (item: Item, depth: number): Item => {
    const label = toText(toFields(item)['label'])
    if (typeof item === 'string' || label === undefined) return item
    const own = labels.flatMap((each) => {
      const text = each.byKey.get(identifyItem(item, depth))
      return text === undefined || text === label ? [] : [[each.code, text] as const]
    })
    const items = Array.isArray(item['items'])
      ? { items: (item['items'] as Item[]).map((each) => translate(each, depth + 1)) }
      : {}
    const texts = own.length === 0 ? label : { [code]: label, ...Object.fromEntries(own) }
    return { ...item, label: texts, ...items }
  }
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [
      name,
      items.map((item) => translate(item, 0)),
    ]),
  )
}

function labelsOf(items: readonly unknown[], depth: number): (readonly [string, string])[] {
  return items.flatMap((each) => {
    const item = toFields(each)
    const label = toText(item['label'])
    const inner = labelsOf(toList(item['items']), depth + 1)
    return label === undefined ? inner : [[identifyItem(item, depth), label] as const, ...inner]
  })
}

/** A category is known by its depth and the first page in it: it may have no address of its own. */
function identifyItem(item: Fields, depth: number): string {
  if (item['type'] !== 'category') return `${String(item['type'])} ${readTarget(item)}`
  let first: Fields = item
  while (first['type'] === 'category') first = toFields(toList(first['items'])[0])
  return `category ${depth} ${readTarget(first)}`
}

const readTarget = (item: Fields): string => toText(item['id']) ?? toText(item['href']) ?? ''
