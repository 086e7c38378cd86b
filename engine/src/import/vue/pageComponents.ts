/** Components of a page of VitePress, whose files are known → what they show, in Markdown. */

import path from 'node:path'
import { lineAt } from '../convert/codeSafe.ts'
import type { Conversion } from '../importPlan.ts'
import { joinOnOneLine, writeMarkdown, type Piece } from '../react/pieces.ts'
import { readOwn } from '../read/ownFiles.ts'
import { filesIn } from '../read/sourceFiles.ts'
import type { Fields } from '../read/values.ts'
import { camel, importsOf, type VueSite } from './component.ts'
import { showComponent } from './template.ts'

/** Components that the theme names to Vue, or that stand in its folders. */
export function vueSite(root: string, repository: string): VueSite {
  const theme = path.join(root, '.vitepress/theme')
  const folders = [theme, path.join(root, '.vitepress/components'), path.join(root, 'components')]
  const components = new Map(
    folders.flatMap((folder) =>
      filesIn(folder, root)
        .filter((file) => file.endsWith('.vue'))
        .map((file) => [path.basename(file, '.vue'), path.join(folder, file)] as const),
    ),
  )
  for (const end of ['ts', 'mts', 'js', 'mjs']) {
    const text = readOwn(path.join(theme, `index.${end}`), repository) ?? ''
    const imports = importsOf(text)
    for (const [, name = '', local = ''] of text.matchAll(
      /\.component\(\s*['"]([\w-]+)['"]\s*,\s*(\w+)/g,
    )) {
      const target = imports.get(local)
      if (target !== undefined) components.set(name, path.resolve(theme, target))
    }
  }
  return { repository, components }
}

type Page = {
  readonly site: VueSite
  /** Absolute. */
  readonly file: string
  /** Scripts of the page. */
  readonly scripts: string
  /** Result of `useData()`. */
  readonly data: Fields
  readonly note: Conversion['note']
}

const ATTRIBUTES = String.raw`((?:\s+[\w:@.#-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*`
const TAG = new RegExp(
  String.raw`^([ \t]*)<([A-Z]\w*|[a-z]+(?:-[a-z]+)+)${ATTRIBUTES}(?:\/>|>([\s\S]*?)<\/\2\s*>)(?=[ \t]*$)|<([A-Z]\w*)${ATTRIBUTES}(?:\/>|>([^\n]*?)<\/\5\s*>)`,
  'gm',
)

export function showVueComponents(prose: string, page: Page): string {
  if (!/<[A-Z]|<[a-z]+-[a-z]/.test(prose)) return prose
  const imports = importsOf(page.scripts)
  return prose.replace(TAG, (whole, ...groups: unknown[]) => {
    const [indent, flow, flowProps, flowInner, inline, inlineProps, inlineInner, offset] =
      groups as [string?, string?, string?, string?, string?, string?, string?, number?]
    const name = flow ?? inline ?? ''
    const inner = (flowInner ?? inlineInner ?? '').trim()
    const file = findComponentFile(name, imports, page)
    if (file === undefined) return whole
    const slot: Piece[] = inner === '' ? [] : [{ kind: flow ? 'block' : 'words', text: inner }]
    const props = propsIn(flowProps ?? inlineProps ?? '')
    const { pieces, unread } = showComponent({ file, props, slot }, page.site, page.data)
    const shown = flow ? writeMarkdown(pieces) : joinOnOneLine(pieces)
    if (shown === '') return whole
    const line = lineAt(prose, offset ?? 0)
    page.note({ level: 'converted', kind: 'components of Vue → what they show', line, text: name })
    for (const each of new Map(unread.map((one) => [one.text, one])).values())
      page.note({
        level: 'decide',
        kind: 'code of components: what it shows is not there',
        line,
        text: `${path.basename(file)}: ${each.text}`,
      })
    return flow ? `${indent}${shown.replaceAll(/\n(?=.)/g, `\n${indent}`)}` : shown
  })
}

function findComponentFile(
  name: string,
  imports: ReadonlyMap<string, string>,
  { site, file }: Page,
): string | undefined {
  const own = imports.get(name)
  if (own === undefined) return site.components.get(name)
  const [alias, folder] = [...(site.aliases ?? [])].find(([start]) => own.startsWith(start)) ?? []
  return alias === undefined
    ? path.resolve(path.dirname(file), own)
    : path.join(folder ?? '', own.slice(alias.length))
}

/** Returns the values that are written out: text, numbers and truth, of `name="text"` and `:name="'text'"`. */
function propsIn(attributes: string): Fields {
  return Object.fromEntries(
    [...attributes.matchAll(/\s([:@]?)([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g)].flatMap(
      ([, sign, name = '', double, single]): [string, unknown][] => {
        const typed = double ?? single
        if (sign === '@') return []
        if (typed === undefined) return [[camel(name), true]]
        return [[camel(name), sign === ':' ? literalOf(typed) : typed]]
      },
    ),
  )
}

function literalOf(code: string): unknown {
  const quoted = /^\s*(['"`])(.*)\1\s*$/.exec(code)?.[2]
  if (quoted !== undefined) return quoted
  try {
    return JSON.parse(code.replaceAll("'", '"')) as unknown
  } catch {
    return undefined
  }
}
