/** Converts VitePress' Markdown: Vue code is removed, its text is kept. */

import type { Conversion } from '../importPlan.ts'
import { toList, toText, type Fields } from '../read/values.ts'
import { outsideCode, outsideFences, lineAt } from './codeSafe.ts'
import { linkComponents } from './componentLinks.ts'
import { editFrontMatter, splitFrontMatter } from './frontMatterEdit.ts'
import { landingChanges } from './landing.ts'

type Note = Conversion['note']

/** Shows the components of a page in its text without code; `scripts` are those of the page. */
export type ShowComponents = (
  prose: string,
  page: { readonly scripts: string; readonly fields: Fields; readonly note: Note },
) => string

export function convertVue(
  text: string,
  note: Note,
  showComponents: ShowComponents = (prose) => prose,
): string {
  const { fields, head, body } = splitFrontMatter(text)
  const before = head.split('\n').length - 1
  const told: Note = ({ line, ...rest }) =>
    note({ ...rest, ...(line !== undefined && { line: line + before }) })
  const fenced = body.replace(
    /^([ >]*(?:[-*+][ ]+)?)(`{3,}|~{3,})([^\n`]*)$/gm,
    (whole, prefix: string, fence: string, info: string) => {
      const changed = vueFence(info)
      return changed === info ? whole : prefix + fence + changed
    },
  )
  const bare = outsideFences(withoutMarks(fenced, told), (prose) => withoutScripts(prose, told))
  const scripts = scriptsIn(body)
  const written = outsideCode(bare, (prose) =>
    vueProse(showComponents(prose, { scripts, fields, note: told }), fields, told),
  )
  const isHome = fields['layout'] === 'home'
  return editFrontMatter(head + written, vueFrontMatter(fields, isHome))
}

/** `js{1,3}:line-numbers=2 [name]` → `js {1,3} showLineNumbers=2 [name]`. */
function vueFence(info: string): string {
  const [, language, rest = ''] = /^\s*([\w+#-]+?)(?:-vue)?(?=[\s:{]|$)(.*)$/.exec(info) ?? []
  if (language === undefined || !/:(?:no-)?line-numbers|-vue\b/.test(info)) return info
  const [, first] = /:line-numbers(?:=(\d+))?/.exec(rest) ?? []
  const numbered = /(?<!no-)line-numbers/.test(rest.replace(/:no-line-numbers/, ''))
  const others = rest.replace(/:(?:no-)?line-numbers(?:=\d+)?/, '').trim()
  return [language, others, numbered && (first ? `showLineNumbers=${first}` : 'showLineNumbers')]
    .filter(Boolean)
    .join(' ')
}

function scriptsIn(body: string): string {
  let found = ''
  outsideFences(body, (prose) => {
    found = [...prose.matchAll(/^<script\b[^>]*>([\s\S]*?)^<\/script>/gm)]
      .map(([, code = '']) => code)
      .join('\n')
    return prose
  })
  return found
}

function withoutScripts(text: string, note: Note): string {
  return text.replace(
    /^<(script|style)\b[^>]*>[\s\S]*?^<\/\1>[ \t]*\n?/gm,
    (whole, tag: string, offset: number) => {
      note({ level: 'dropped', kind: `<${tag}> of a page`, line: lineAt(text, offset) })
      return ''
    },
  )
}

/** `::: v-pre` and `::: raw`, with what ends them. */
function withoutMarks(text: string, note: Note): string {
  const open: string[] = []
  let fence = ''
  const kept = text.split('\n').flatMap((line, index): string[] => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (mark && (fence === '' || (mark.startsWith(fence) && line.trim() === mark)))
      fence = fence === '' ? mark : ''
    if (fence !== '') return [line]
    const [, colons, name] = /^\s*(:{3,})[ \t]*([\w-]*)/.exec(line) ?? []
    if (colons === undefined)
      return /^\s*\[\[toc\]\]\s*$/i.test(line) ? toldToc(note, index) : [line]
    if (name) open.push(name)
    const own = name ? name : open.pop()
    if (own !== 'v-pre' && own !== 'raw') return [line]
    if (name)
      note({ level: 'converted', kind: '::: v-pre and raw: their marks go', line: index + 1 })
    return []
  })
  return kept.join('\n')
}

function toldToc(note: Note, index: number): string[] {
  note({
    level: 'dropped',
    kind: '[[toc]]: the table of contents is made of the headings',
    line: index + 1,
  })
  return []
}

function vueProse(text: string, fields: Fields, note: Note): string {
  const badges = text.replace(
    /<Badge\b((?:"[^"]*"|'[^']*'|[^>"'])*?)(?:\/>|>([\s\S]*?)<\/Badge>)/g,
    (_, attributes: string, inner = '') => {
      const type = /\btype="(\w+)"/.exec(attributes)?.[1]
      const label = /\btext="([^"]*)"/.exec(attributes)?.[1] ?? String(inner).trim()
      return `:badge[${label}]${type && type !== 'info' ? `{type=${type}}` : ''}`
    },
  )
  const boxes = badges.replace(
    /^([ \t>]*:{3,})[ \t]*([\w-]+)[ \t]*([^\n{}]*?)[ \t]*\{([^{}\n]*)\}[ \t]*$/gm,
    (_, colons: string, name: string, title: string, attributes: string) =>
      `${colons}${name}${title && `[${title}]`}${/(?:^|\s)open(?:\s|$)/.test(attributes) ? '{open}' : ''}`,
  )
  const linked = linkComponents(boxes, (name) => name === 'Badge', note)
  const tags = linked.replace(
    /(?<!\\)<\/?([A-Z][\w.]*|component|slot|template|[a-z]+(?:-[a-z]+)+)((?:\s+[\w:@.#[\]-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>\x60]+))?)*)\s*\/?>/g,
    (whole, name: string, _attributes: string, offset: number) => {
      if (
        /^[a-z]/.test(name) &&
        !/^(?:component|slot|template)$/.test(name) &&
        text.includes(`</${name}>`) &&
        !/\s[:@]/.test(whole)
      )
        return whole
      if (!whole.startsWith('</') && name !== 'ClientOnly')
        note({
          level: 'dropped',
          kind: `<${name}>: a component of Vue; what it encloses is shown`,
          line: lineAt(linked, offset),
        })
      return ''
    },
  )
  const plain = tags.replace(/(?<!\\)<[a-z][\w-]*\b(?:"[^"]*"|'[^']*'|[^>"'])*>/g, (tag) =>
    tag.replace(/\s(?::|@|v-)[\w:.-]+(?:=(?:"[^"]*"|'[^']*'))?/g, ''),
  )
  const values = plain.replace(
    /\{\{\s*(?:\$frontmatter|frontmatter)\.(\w+)\s*\}\}/g,
    (whole, key: string) => toText(fields[key]) ?? whole,
  )
  for (const { index } of values.matchAll(/\{\{[^}\n]+\}\}/g))
    note({
      level: 'decide',
      kind: '{{ expressions }}: they are shown as they are',
      line: lineAt(values, index),
    })
  return values.replace(/(\]\([^()\n]*\))\{[^{}\n]*\}/g, '$1')
}

/** Keys that mean something here under another name; VitePress' own are kept for what they are. */
function vueFrontMatter(fields: Fields, isHome: boolean): Fields {
  const changes: Record<string, unknown> = {}
  const { outline } = fields
  if (outline === false || fields['aside'] === false) changes['hide_table_of_contents'] = true
  if (outline === 'deep')
    Object.assign(changes, { toc_min_heading_level: 2, toc_max_heading_level: 6 })
  if (Array.isArray(outline))
    Object.assign(changes, {
      toc_min_heading_level: toList(outline)[0],
      toc_max_heading_level: toList(outline)[1],
    })
  if (fields['prev'] === false) changes['pagination_prev'] = null
  if (fields['next'] === false) changes['pagination_next'] = null
  if (fields['editLink'] === false) changes['custom_edit_url'] = null
  if ('lastUpdated' in fields) changes['lastUpdated'] = undefined
  if (isHome) Object.assign(changes, landingChanges(fields))
  return changes
}
