/** Converts Hugo's pages: front matter has our names, shortcodes become Markdown or are told. */

import path from 'node:path'
import type { Conversion } from '../importPlan.ts'
import { readToml } from '../read/readToml.ts'
import { isFile } from '../../disk/readFresh.ts'
import { readOwn } from '../read/ownFiles.ts'
import { toFields, toList, toText, type Fields } from '../read/values.ts'
import { lineAt, outsideCode, outsideFences } from './codeSafe.ts'
import { editFrontMatter, splitFrontMatter } from './frontMatterEdit.ts'
import { boxOf, tellLeft, valuesIn } from './paired.ts'

type Site = {
  /** Absolute. */
  readonly content: string
  readonly repository: string
  /** Parameters of the configuration. */
  readonly params: Fields
}

export const convertHugo =
  (site: Site) =>
  (typed: string, { page, note }: Conversion): string => {
    const text = withYaml(typed)
    if (text.startsWith('+++'))
      note({ level: 'decide', kind: 'front matter that is not TOML: it is in the text', line: 1 })
    const { head, body, fields } = splitFrontMatter(text)
    const before = head.split('\n').length - 1
    const told: Conversion['note'] = ({ line, ...rest }) =>
      note({ ...rest, ...(line !== undefined && { line: line + before }) })
    const own = {
      ...site,
      params: {
        ...site.params,
        ...cascade(page.diskPath, site),
        ...toFields(fields['params']),
        ...fields,
      },
    }
    const folder = path.dirname(page.diskPath)
    const shown = shortcodes(highlighted(body), folder, own, told)
    const written = outsideCode(shown, (prose) => fromAddress(prose, page.diskPath))
    return editFrontMatter(head + written, hugoFrontMatter(fields))
  }

/** Values that sections above hand down to their pages. */
function cascade(file: string, { content, repository }: Site): Fields {
  const found: Fields[] = []
  for (let folder = path.dirname(file); folder.startsWith(content); folder = path.dirname(folder))
    found.push(
      toFields(
        splitFrontMatter(withYaml(readOwn(path.join(folder, '_index.md'), repository) ?? ''))
          .fields['cascade'],
      ),
    )
  return Object.assign({}, ...found.toReversed()) as Fields
}

const TARGET = /(\]\(\s*<?)([^\s"'<>()#?]+)(?=[\s>)#?])/g

/** Paths that count from the address of a page, as a browser does, where no file is at the same path from its own. */
function fromAddress(prose: string, file: string): string {
  const folder = path.dirname(file)
  if (/^_?index\.md$/.test(path.basename(file))) return prose
  const address = file.replace(/\.\w+$/, '')
  return prose.replace(TARGET, (whole, before: string, target: string) => {
    if (/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(target) || fileAt(folder, target)) return whole
    const found = fileAt(address, target)
    if (found === undefined) return whole
    const relative = path.relative(folder, found).split(path.sep).join('/')
    return before + (relative.startsWith('.') ? relative : `./${relative}`)
  })
}

const fileAt = (folder: string, target: string): string | undefined =>
  ['', '.md', '/_index.md', '/index.md']
    .map((end) => path.join(folder, target.replace(/\/$/, '')) + end)
    .find(isFile)

/** `+++` and TOML → `---` and YAML. */
function withYaml(text: string): string {
  const toml = /^\+\+\+[ \t]*\n([\s\S]*?)^\+\+\+[ \t]*(?:\n|$)/m.exec(text)
  if (toml?.index !== 0) return text
  const fields = readToml(toml[1] ?? '')
  if (!fields) return text
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n${text.slice(toml[0].length)}`
}

function hugoFrontMatter(fields: Fields): Fields {
  const weight = fields['weight']
  const label = toText(fields['linkTitle']) ?? toText(fields['linktitle'])
  const changes: Record<string, unknown> = {}
  if (typeof weight === 'number' && weight !== 0) changes['sidebar_position'] = weight
  if (label !== undefined) changes['sidebar_label'] = label
  const url = toText(fields['url'])
  const slug = toText(fields['slug'])
  if (url !== undefined) changes['slug'] = `/${url.replace(/^\/|\/$/g, '')}`
  else if (slug !== undefined) changes['slug'] = slug.replace(/^\/|\/$/g, '')
  const aliases = toList(fields['aliases'])
    .flatMap((each) => toText(each) ?? [])
    .filter((each) => each.startsWith('/'))
  if (aliases.length > 0) changes['redirect_from'] = aliases
  const updated = toText(fields['lastmod'])
  if (updated !== undefined) changes['last_update'] = { date: updated.slice(0, 10) }
  if (fields['toc'] === false) changes['hide_table_of_contents'] = true
  for (const key of ['weight', 'linkTitle', 'linktitle', 'url', 'aliases', 'lastmod', 'toc'])
    if (key in fields) changes[key] = undefined
  return changes
}

const highlighted = (body: string): string =>
  body.replace(
    /^([ \t]*)\{\{[<%]\s*highlight\s+"?([\w+#-]+)"?[^>%]*[>%]\}\}[ \t]*\n([\s\S]*?)^[ \t]*\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/gm,
    '$1```$2\n$3$1```',
  )

const MARK = /\{\{[<%]\s*(\/?)\s*(\w[\w/.-]*)((?:"[^"]*"|`[^`]*`|[^"`])*?)\s*(\/?)\s*[>%]\}\}/g

function shortcodes(body: string, folder: string, site: Site, note: Conversion['note']): string {
  const escaped = /\{\{[<%]\/\*\s*([\s\S]*?)\s*\*\/[>%]\}\}/g
  return outsideFences(body, (prose) => {
    const shown = prose.replace(
      MARK,
      (whole, close: string, name: string, given: string, _own: string, offset: number) => {
        const read = shortcode({ name, isEnd: close !== '', given, folder, site })
        const line = lineAt(prose, offset)
        if (read !== undefined) {
          if (close === '')
            note({ level: 'converted', kind: 'shortcodes of Hugo → Markdown', line, text: name })
          return read
        }
        if (close === '')
          note({
            level: 'dropped',
            kind: 'shortcodes of Hugo: what they enclose is shown',
            line,
            text: whole.replace(/\s+/g, ' '),
          })
        return ''
      },
    )
    tellLeft(
      shown,
      /\{\{[<%](?!\/\*)[^\n]*?[>%]\}\}/g,
      'shortcodes of Hugo: shown as they are',
      note,
    )
    return shown
  }).replace(escaped, (whole, inner: string) =>
    whole.startsWith('{{<') ? `{{< ${inner} >}}` : `{{% ${inner} %}}`,
  )
}

type Mark = {
  readonly name: string
  readonly isEnd: boolean
  readonly given: string
  readonly folder: string
  readonly site: Site
}

/** `undefined` for one that means nothing here. */
function shortcode({ name, isEnd, given, folder, site }: Mark): string | undefined {
  const values = valuesIn(given)
  const first = /^\s*"?([^"\s=]+)"?(?:\s|$)/.exec(given)?.[1]
  switch (name) {
    case 'ref':
    case 'relref':
      return refOf(values.get('path') ?? first ?? '', folder, site)
    case 'figure':
    case 'img':
    case 'image': {
      const source = values.get('src') ?? first
      if (source === undefined) return undefined
      const caption = values.get('caption') ?? values.get('title')
      const image = `![${values.get('alt') ?? caption ?? ''}](${source})`
      return caption === undefined ? image : `${image}\n\n*${caption}*`
    }
    case 'alert':
    case 'hint':
    case 'callout':
    case 'admonition':
    case 'notice':
    case 'pageinfo': {
      if (isEnd) return '\n:::\n'
      const kind = values.get('color') ?? values.get('type') ?? values.get('context') ?? first
      const title = values.get('title')
      return `\n:::${boxOf(kind)}${title === undefined ? '' : `[${title}]`}\n`
    }
    case 'note':
    case 'tip':
    case 'info':
    case 'warning':
    case 'caution':
    case 'danger':
    case 'important':
      return isEnd ? '\n:::\n' : `\n:::${boxOf(name)}\n`
    case 'details':
    case 'expand': {
      const title = values.get('title') ?? values.get('summary') ?? /"([^"]*)"/.exec(given)?.[1]
      return isEnd ? '\n:::\n' : `\n:::details[${title ?? ''}]\n`
    }
    case 'tabs':
    case 'tabpane':
      return isEnd ? '\n::::\n' : '\n::::tabs\n'
    case 'tab':
      return isEnd
        ? '\n:::\n'
        : `\n:::tab[${values.get('header') ?? values.get('name') ?? /"([^"]*)"/.exec(given)?.[1] ?? ''}]\n`
    case 'param': {
      const value = (values.get('name') ?? first ?? '')
        .split('.')
        .reduce<unknown>((each, key) => toFields(each)[key], site.params)
      return toText(value)
    }
    case 'youtube':
      return `<https://www.youtube.com/watch?v=${values.get('id') ?? first ?? ''}>`
    case 'vimeo':
      return `<https://vimeo.com/${values.get('id') ?? first ?? ''}>`
    default:
      return undefined
  }
}

/** A path from the content, or from the page, with its end or without. */
function refOf(target: string, folder: string, { content }: Site): string {
  const [, file = '', hash = ''] = /^([^#]*)(.*)$/.exec(target) ?? []
  if (file === '') return hash
  const bases = file.startsWith('/') ? [content] : [folder, content]
  const found = bases.map((base) => fileAt(base, file)).find((each) => each !== undefined)
  if (found === undefined) return target
  const relative = path.relative(folder, found).split(path.sep).join('/')
  return (relative.startsWith('.') ? relative : `./${relative}`) + hash
}
