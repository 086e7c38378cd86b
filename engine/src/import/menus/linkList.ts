/** A menu that is a list of links in Markdown → a sidebar: `SUMMARY.md` of mdBook and GitBook, `_sidebar.md` of Docsify. */

import path from 'node:path'
import type { ImportNote } from '../importPlan.ts'
import type { MenuItem } from './menu.ts'
import { withoutEnd } from './placed.ts'

type Line = {
  readonly depth: number
  readonly label: string
  /** Absent for what leads nowhere. */
  readonly target?: string
  readonly line: number
}
type Places = {
  /** Path of the menu from the folder that is imported. */
  readonly file: string
  /** Files of the content, from its folder. */
  readonly files: readonly string[]
  readonly notes: ImportNote[]
}

/** `#` headings of the list, but the first one, are names of parts. */
export function linkListItems(text: string, places: Places): MenuItem[] {
  const items: MenuItem[] = []
  let part: MenuItem[] = items
  let lines: Line[] = []
  const end = () => {
    part.push(...itemsOf(lines, places))
    lines = []
  }
  let isFirst = true
  for (const [index, line] of withoutComments(text).split('\n').entries()) {
    const heading = /^#{1,3}[ \t]+(.*\S)/.exec(line)?.[1]
    if (heading !== undefined) {
      end()
      if (!isFirst || !/^#[ \t]/.test(line)) {
        part = []
        items.push({ type: 'category', label: plain(heading), collapsible: false, items: part })
      }
      isFirst = false
    }
    if (/^ {0,3}(?:-{3,}|\*{3,}|_{3,})[ \t]*$/.test(line)) {
      end()
      part = items
    }
    const read = lineOf(line, index + 1)
    if (read) lines.push(read)
    if (read) isFirst = false
  }
  end()
  return items.filter((item) => typeof item === 'string' || !isEmpty(item))
}

const isEmpty = (item: Exclude<MenuItem, string>): boolean =>
  Array.isArray(item['items']) && item['items'].length === 0

const withoutComments = (text: string): string =>
  text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''))

function lineOf(typed: string, line: number): Line | undefined {
  const [, indent = '', bullet, rest = ''] =
    /^([ \t]*)([-*+]|\d+[.)])?[ \t]*(\S.*)$/.exec(typed) ?? []
  const depth = bullet === undefined ? 0 : indent.replaceAll('\t', '    ').length + 1
  const [, label, target] =
    /^!?\[((?:\\.|[^[\]]|\[[^\]]*\])*)\]\(\s*<?([^)>\s]*)>?[^)]*\)/.exec(rest) ?? []
  if (label !== undefined)
    return { depth, label: plain(label), line, ...(target && { target: decoded(target) }) }
  return bullet === undefined || rest === '' ? undefined : { depth, label: plain(rest), line }
}

function itemsOf(lines: readonly Line[], places: Places): MenuItem[] {
  const [first] = lines
  if (!first) return []
  const starts = lines.flatMap(({ depth }, at) => (depth <= first.depth ? [at] : []))
  return starts.flatMap((at, nth): MenuItem[] => {
    const line = lines[at]
    if (!line) return []
    const below = itemsOf(lines.slice(at + 1, starts[nth + 1]), places)
    return below.length === 0 ? single(line, places) : [category(line, below, places)]
  })
}

function single(line: Line, places: Places): MenuItem[] {
  const { label, target } = line
  if (target === undefined) {
    tell('entries of the menu that lead nowhere, left out', line, places)
    return []
  }
  if (isElsewhere(target)) return [{ type: 'link', label, href: target }]
  const id = idOf(target, places)
  if (id === undefined) {
    tell('entries of the menu that name no page, left out', line, places)
    return []
  }
  return target.includes('#')
    ? [
        {
          type: 'link',
          label,
          href: `/${id.replace(/(?:^|\/)(?:index|README)$/i, '')}${target.slice(target.indexOf('#'))}`,
        },
      ]
    : [{ type: 'doc', id, label }]
}

function category(line: Line, items: readonly MenuItem[], places: Places): MenuItem {
  const { label, target } = line
  const id = target === undefined || isElsewhere(target) ? undefined : idOf(target, places)
  if (target !== undefined && id === undefined)
    tell('entries of the menu that name no page, left out', line, places)
  return {
    type: 'category',
    label,
    ...(id !== undefined && { link: { type: 'doc', id } }),
    items,
  }
}

const isElsewhere = (target: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target)

/** Id of the page that a target is: with or without `.md`, a folder, from the menu or from the content. */
export function idOf(target: string, { files }: Pick<Places, 'files'>): string | undefined {
  const bare = path.posix.normalize(target.replace(/[?#].*$/, '')).replace(/^(?:\.?\/)+|\/$/g, '')
  const stem = bare === '.' ? '' : bare.replace(/\.(?:mdx?|markdown|html)$/i, '')
  const wanted = [stem, ...['README', 'index', '_index'].map((name) => path.posix.join(stem, name))]
  const found = wanted
    .flatMap((each) => files.filter((file) => withoutEnd(file) === each))
    .find((file) => file !== '')
  return found === undefined ? undefined : withoutEnd(found)
}

function tell(kind: string, { line, label, target }: Line, { notes, file }: Places): void {
  notes.push({
    level: 'decide',
    kind,
    file,
    line,
    text: target === undefined ? label : `${label}: ${target}`,
  })
}

const plain = (text: string): string =>
  text
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(\*\*|__|\*|_)(?=\S)(.*?\S)\1(?!\w)/g, '$2')
    .replace(/<[^>]*>/g, '')
    .replace(/\\(?=[^\w\s])/g, '')
    .trim()

function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}
