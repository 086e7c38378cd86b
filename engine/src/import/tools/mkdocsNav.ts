/** `nav` of MkDocs, or the folders as it lists them → a sidebar. */

import type { ImportNote, SourcePage } from '../importPlan.ts'
import { fieldsOf, textOf } from '../read/values.ts'

type Item = Readonly<Record<string, unknown>> | string

export function mkdocsSidebar(
  nav: unknown,
  pages: readonly SourcePage[],
  notes: ImportNote[],
): Item[] {
  const ids = new Map(
    pages.map(({ source, file }) => [file.replace(/^[^/]*\//, ''), source.replace(/\.mdx?$/i, '')]),
  )
  if (!Array.isArray(nav)) return folderItems([...ids.values()])
  const itemsOf = (list: readonly unknown[]): Item[] => list.flatMap((each) => itemOf(each))
  const page = (target: string, label?: string): Item[] => {
    const id = ids.get(target.replace(/^\.?\//, '').replace(/\.(?:markdown|mdown|mkdn?)$/i, '.md'))
    if (id !== undefined) return [label === undefined ? id : { type: 'doc', id, label }]
    if (/^(?:https?:)?\/\//.test(target) || target.startsWith('/'))
      return [{ type: 'link', label: label ?? target, href: target }]
    notes.push({
      level: 'decide',
      kind: 'entries of nav that name no page',
      file: 'mkdocs.yml',
      text: target,
    })
    return []
  }
  const itemOf = (each: unknown): Item[] => {
    if (typeof each === 'string') return page(each)
    return Object.entries(fieldsOf(each)).flatMap(([label, value]): Item[] => {
      const target = textOf(value)
      if (target !== undefined) return page(target, label)
      return Array.isArray(value) ? [category(label, itemsOf(value))] : []
    })
  }
  return itemsOf(nav)
}

/** Its first page, when it has no name of its own, is that of the category. */
function category(label: string, items: readonly Item[]): Item {
  const [first, ...rest] = items
  const isIndex = typeof first === 'string' && /(?:^|\/)(?:index|README)$/.test(first)
  return isIndex
    ? { type: 'category', label, link: { type: 'doc', id: first }, items: rest }
    : { type: 'category', label, items }
}

/** Pages of a folder first, its index before them, then its folders. */
function folderItems(ids: readonly string[], prefix = ''): Item[] {
  const inside = ids.filter((id) => id.startsWith(prefix))
  const isIndex = (id: string) => /(?:^|\/)(?:index|README)$/.test(id)
  const own = inside.filter((id) => !id.slice(prefix.length).includes('/'))
  const folders = [
    ...new Set(
      inside.flatMap((id) =>
        id.slice(prefix.length).includes('/') ? [id.slice(prefix.length).split('/')[0] ?? ''] : [],
      ),
    ),
  ]
  return [
    ...own.toSorted((a, b) => Number(isIndex(b)) - Number(isIndex(a)) || (a < b ? -1 : 1)),
    ...folders
      .toSorted()
      .map((folder) => category(folderTitle(folder), folderItems(ids, `${prefix}${folder}/`))),
  ]
}

function folderTitle(folder: string): string {
  const title = folder.replace(/[-_]/g, ' ')
  return title === title.toLowerCase() ? title.charAt(0).toUpperCase() + title.slice(1) : title
}
