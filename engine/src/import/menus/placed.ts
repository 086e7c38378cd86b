/** The items of a menu → those that have a place, and what is told of the pages that it does not name. */

import type { ImportNote, SourcePage } from '../importPlan.ts'
import type { MenuItem } from './menu.ts'

/** A page is in the sidebar once: the first time that the menu names it. */
export function placedItems(
  items: readonly MenuItem[],
  pages: readonly SourcePage[],
  notes: ImportNote[],
): MenuItem[] {
  const named = new Set<string>()
  const ids = new Set(pages.map(({ source }) => withoutEnd(source)))
  const first = (id: unknown): boolean => {
    if (typeof id !== 'string' || !ids.has(id) || named.has(id)) return false
    named.add(id)
    return true
  }
  const placed = (id: string): string => (ids.has(id) ? id : plainId(id))
  const kept = (list: readonly MenuItem[]): MenuItem[] =>
    list.flatMap((item): MenuItem[] => {
      if (typeof item === 'string') return first(placed(item)) ? [placed(item)] : []
      if (item['type'] === 'doc') {
        const id = placed(String(item['id']))
        return first(id) ? [{ ...item, id }] : []
      }
      if (!Array.isArray(item['items'])) return [item]
      const { link, ...rest } = item
      const written = (link as { readonly id?: unknown } | undefined)?.id
      const id = typeof written === 'string' ? placed(written) : undefined
      const own = first(id)
      const inner = kept(item['items'] as MenuItem[])
      if (inner.length > 0)
        return [{ ...rest, ...(own && { link: { type: 'doc', id } }), items: inner }]
      return own ? [{ type: 'doc', id, label: item['label'] }] : []
    })
  const result = kept(items)
  for (const { source, file } of pages)
    if (!named.has(withoutEnd(source)))
      notes.push({
        level: 'decide',
        kind: 'pages that the menu does not name: they have an address, and no place in the sidebar',
        file,
      })
  return result
}

export const withoutEnd = (file: string): string =>
  file.replace(/\.(?:mdx?|markdown|mdown|mkdn?)$/i, '')

/** Without the `_` that names of its path start with. */
export const plainId = (id: string): string =>
  id
    .split('/')
    .map((name) => name.replace(/^_+(?=.)/, ''))
    .join('/')

/** Ids of pages that items name, in order. */
export const idsIn = (items: readonly MenuItem[]): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return [item]
    const link = item['link'] as { readonly id?: unknown } | undefined
    const own = item['id'] ?? link?.id
    const inner = Array.isArray(item['items']) ? idsIn(item['items'] as MenuItem[]) : []
    return [...(typeof own === 'string' ? [own] : []), ...inner]
  })
