/** MyST, Jupyter Book and Sphinx: `myst.yml`, `_toc.yml`, or the `toctree` of each page → a sidebar. */

import path from 'node:path'
import { convertMyst } from '../convert/myst.ts'
import type { ImportNote } from '../importPlan.ts'
import { readYamlConfig } from '../read/readYamlConfig.ts'
import { isMarkdown } from '../read/sourceFiles.ts'
import { toFields, toList, toText, type Fields } from '../read/values.ts'
import { idOf } from './linkList.ts'
import { inContent } from './listMenus.ts'
import type { Folder, Menu, MenuItem } from './menu.ts'

type Places = {
  /** Menu, from the folder that is imported. */
  readonly file: string
  readonly files: readonly string[]
  readonly notes: ImportNote[]
}

export function sphinxMenu({ files, read }: Folder): Menu | undefined {
  const found = files.find((file) =>
    /^(?:(?:docs|book|source|docs\/source)\/)?(?:myst\.yml|_toc\.yml|conf\.py)$/.test(file),
  )
  const folder = (name: string) => files.find((file) => file === name || file.endsWith(`/${name}`))
  if (found === undefined) return undefined
  const content = path.posix.dirname(found).replace(/^\.$/, '')
  const at = (name: string) => path.posix.join(content, name)
  const notes: ImportNote[] = []
  const own = inContent(files, content).filter(isMarkdown)
  const rest = inContent(files, content).filter((file) => /\.(?:rst|ipynb)$/.test(file))
  for (const file of rest)
    notes.push({
      level: 'decide',
      kind: 'pages that are not Markdown (.rst, .ipynb) are not read',
      file: at(file),
    })
  const myst = toFields(toFields(readYamlConfig(read(at('myst.yml')) ?? ''))['project'])
  const toc = readYamlConfig(read(at('_toc.yml')) ?? '')
  const config = toFields(readYamlConfig(read(at('_config.yml')) ?? ''))
  const conf = folder('conf.py') === undefined ? '' : (read(at('conf.py')) ?? '')
  const places = { files: own, notes }
  const items =
    toList(myst['toc']).length > 0
      ? entriesOf(toList(myst['toc']), { ...places, file: at('myst.yml') })
      : toc !== undefined && toc !== null
        ? tocItems(toc, { ...places, file: at('_toc.yml') })
        : toctreeItems('index', read, { ...places, file: at('index.md') }, content)
  return {
    tool: 'Sphinx',
    content,
    statics: at('_static'),
    title:
      toText(myst['title']) ??
      toText(config['title']) ??
      /^project\s*=\s*["']([^"']+)["']/m.exec(conf)?.[1],
    language: /^language\s*=\s*["']([^"']+)["']/m.exec(conf)?.[1],
    ...(items.length > 0 && { items }),
    isLeftOut: (file) =>
      /(?:^|\/)(?:conf\.py|Makefile|make\.bat|requirements\.txt)$|^_(?:build|templates|static)\//.test(
        file,
      ),
    hasHtmlAddresses: true,
    notes,
    convert: convertMyst,
  }
}

/** Jupyter Book: `root`, then `parts`, `chapters` or `sections`; before it, a list. */
function tocItems(toc: unknown, places: Places): MenuItem[] {
  if (Array.isArray(toc)) return entriesOf(toc, places)
  const fields = toFields(toc)
  const root = toText(fields['root'])
  return [
    ...(root === undefined ? [] : entriesOf([{ file: root }], places)),
    ...below(fields, places),
  ]
}

const below = (fields: Fields, places: Places): MenuItem[] =>
  ['parts', 'chapters', 'sections', 'children', 'subtrees', 'entries'].flatMap((key) =>
    entriesOf(toList(fields[key]), places),
  )

function entriesOf(entries: readonly unknown[], places: Places): MenuItem[] {
  return entries.flatMap((entry): MenuItem[] => {
    const fields = typeof entry === 'string' ? { file: entry } : toFields(entry)
    const target = toText(fields['file']) ?? toText(fields['root'])
    const label = toText(fields['title']) ?? toText(fields['caption']) ?? toText(fields['part'])
    const url = toText(fields['url'])
    if (url !== undefined) return [{ type: 'link', label: label ?? url, href: url }]
    if (fields['glob'] !== undefined || fields['pattern'] !== undefined)
      return [
        told(
          'patterns of the menu: their pages have no place in it',
          toText(fields['glob'] ?? fields['pattern']) ?? '',
          places,
        ),
      ].flat()
    const id = target === undefined ? undefined : idOf(target, places)
    if (target !== undefined && id === undefined)
      told('entries of the menu that name no page, left out', target, places)
    const items = below(fields, places)
    if (items.length > 0 && (label !== undefined || id !== undefined))
      return [
        {
          type: 'category',
          label: label ?? nameOf(id ?? ''),
          ...(id !== undefined && { link: { type: 'doc', id } }),
          items,
        },
      ]
    if (items.length > 0) return items
    return id === undefined ? [] : [label === undefined ? id : { type: 'doc', id, label }]
  })
}

function told(kind: string, text: string, { notes, file }: Places): MenuItem[] {
  notes.push({ level: 'decide', kind, file, text })
  return []
}

const nameOf = (id: string): string => path.posix.basename(id.replace(/\/(?:index|README)$/, ''))

const TOCTREE = /^([ \t]*)(`{3,}|:{3,})\{toctree\}[^\n]*\n([\s\S]*?)^\1\2[ \t]*$/gm

/** Pages that `toctree` names, with those below them; each once. */
function toctreeItems(
  page: string,
  read: Folder['read'],
  places: Places,
  content: string,
  taken = new Set<string>(),
): MenuItem[] {
  const id = idOf(page, places)
  const file = id === undefined ? undefined : places.files.find((each) => each.startsWith(`${id}.`))
  if (id === undefined || file === undefined || taken.has(id)) return []
  taken.add(id)
  const text = read(path.posix.join(content, file)) ?? ''
  return [...text.matchAll(TOCTREE)].flatMap(([, , , body = '']): MenuItem[] => {
    const caption = /^[ \t]*:?caption:[ \t]*(.+)$/m.exec(body)?.[1]?.trim()
    const entries = body
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith(':'))
    const items = entries.flatMap((entry): MenuItem[] => {
      const [, label, target = entry] = /^(.*?)\s*<([^>]+)>$/.exec(entry) ?? []
      if (/^https?:/.test(target)) return [{ type: 'link', label: label ?? target, href: target }]
      const own = idOf(
        target.startsWith('/') ? target : path.posix.join(path.posix.dirname(file), target),
        places,
      )
      if (own === undefined)
        return told('entries of the menu that name no page, left out', target, {
          ...places,
          file: path.posix.join(content, file),
        })
      const inner = toctreeItems(own, read, places, content, taken)
      if (inner.length > 0)
        return [
          {
            type: 'category',
            label: label ?? titleOf(own, read, places, content),
            link: { type: 'doc', id: own },
            items: inner,
          },
        ]
      return [label === undefined ? own : { type: 'doc', id: own, label }]
    })
    return caption === undefined || items.length === 0
      ? items
      : [{ type: 'category', label: caption, collapsible: false, items }]
  })
}

function titleOf(id: string, read: Folder['read'], { files }: Places, content: string): string {
  const file = files.find((each) => each.startsWith(`${id}.`)) ?? ''
  return /^#[ \t]+(.*\S)/m.exec(read(path.posix.join(content, file)) ?? '')?.[1] ?? nameOf(id)
}
