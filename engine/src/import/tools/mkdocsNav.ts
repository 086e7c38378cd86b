/** `nav` of MkDocs, or the folders as it lists them → a sidebar. */

import path from 'node:path'
import type { ImportNote, SourcePage } from '../importPlan.ts'
import { toFields, toText } from '../read/values.ts'
import { folderNav } from './mkdocsPages.ts'

type Places = { readonly notes: ImportNote[]; readonly docsDir: string }
type Item = Readonly<Record<string, unknown>> | string

export function mkdocsSidebar(
  nav: unknown,
  pages: readonly SourcePage[],
  { notes, docsDir }: Places,
): Item[] {
  const ids = new Map(
    pages.flatMap(({ source, diskPath }) =>
      [source, path.relative(docsDir, diskPath).split(path.sep).join('/')].map(
        (name) => [name, source.replace(/\.mdx?$/i, '')] as const,
      ),
    ),
  )
  if (!Array.isArray(nav)) return folderItems([...new Set(ids.values())], docsDir)
  const toItems = (list: readonly unknown[]): Item[] => list.flatMap((each) => toItem(each))
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
  const toItem = (each: unknown): Item[] => {
    if (typeof each === 'string') return page(each)
    return Object.entries(toFields(each)).flatMap(([label, value]): Item[] => {
      const target = toText(value)
      if (target !== undefined) return page(target, label)
      return Array.isArray(value) ? [category(label, toItems(value))] : []
    })
  }
  return toItems(nav)
}

/** Names that `nav` gives to pages, by their paths. */
export function labelsIn(nav: unknown): Map<string, string> {
  if (Array.isArray(nav)) return new Map(nav.flatMap((each) => [...labelsIn(each)]))
  return new Map(
    Object.entries(toFields(nav)).flatMap(([label, value]): (readonly [string, string])[] => {
      const target = toText(value)
      return target === undefined ? [...labelsIn(value)] : [[target.replace(/^\.?\//, ''), label]]
    }),
  )
}

/** Its first page, when it has no name of its own, is that of the category. */
function category(label: string, items: readonly Item[]): Item {
  const [first, ...rest] = items
  return typeof first === 'string' && isIndex(first)
    ? { type: 'category', label, link: { type: 'doc', id: first }, items: rest }
    : { type: 'category', label, items }
}

/** Pages of a folder first, its index before them, then its folders; or as the folder says itself. */
function folderItems(ids: readonly string[], docsDir: string, prefix = ''): Item[] {
  const names = [
    ...new Set(
      ids
        .filter((id) => id.startsWith(prefix))
        .map((id) => id.slice(prefix.length).replace(/\/.*$/, '/')),
    ),
  ]
  const own = folderNav(path.join(docsDir, prefix))
  const sorted = names.toSorted(
    (a, b) =>
      Number(isFolder(a)) - Number(isFolder(b)) ||
      Number(isIndex(b)) - Number(isIndex(a)) ||
      (a < b ? -1 : 1) * (own?.isDescending ? -1 : 1),
  )
  const readNavEntry = (name: string, label?: string): Item[] => {
    if (!isFolder(name))
      return [label === undefined ? prefix + name : { type: 'doc', id: prefix + name, label }]
    const inner = folderNav(path.join(docsDir, prefix, name))
    if (inner?.isHidden) return []
    const title = label ?? inner?.title ?? folderTitle(name.slice(0, -1))
    return [category(title, folderItems(ids, docsDir, prefix + name))]
  }
  if (!own || own.entries.length === 0) return sorted.flatMap((name) => readNavEntry(name))
  const findNavName = (target: string): string | undefined =>
    [target.replace(/\.md$/i, ''), `${target.replace(/\/$/, '')}/`].find((each) =>
      names.includes(each),
    )
  const listed = new Set(own.entries.flatMap(({ target }) => findNavName(target) ?? []))
  return own.entries.flatMap(({ target, label }): Item[] => {
    if (target === '...')
      return sorted.filter((name) => !listed.has(name)).flatMap((name) => readNavEntry(name))
    const name = findNavName(target)
    if (name !== undefined) return readNavEntry(name, label)
    return /^https?:/.test(target) ? [{ type: 'link', label: label ?? target, href: target }] : []
  })
}

const isFolder = (name: string): boolean => name.endsWith('/')
const isIndex = (name: string): boolean => /(?:^|\/)(?:index|README)$/.test(name)

function folderTitle(folder: string): string {
  const title = folder.replace(/[-_]/g, ' ')
  return title === title.toLowerCase() ? title.charAt(0).toUpperCase() + title.slice(1) : title
}
