/** Components and expressions of an MDX page that scripts of its site explain → what they show, in Markdown. */

import { parse } from '@babel/parser'
import { parseTree } from '../../content/parseTree.ts'
import type { Conversion } from '../importPlan.ts'
import { lineAt } from '../convert/codeSafe.ts'
import { splitFrontMatter } from '../convert/frontMatterEdit.ts'
import { readScript, type ScriptValues } from '../read/readScript.ts'
import { joinOnOneLine, writeMarkdown, toPieces, ShownPieces, type Piece } from './pieces.ts'
import { buildReadingPage, type ImportedSite } from './site.ts'

type Tree = Extract<ReturnType<typeof parseTree>, { tree: unknown }>['tree']
type Node = Tree | Tree['children'][number]
type Jsx = Extract<Node, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>
type Edit = { readonly start: number; readonly end: number; readonly text: string }

type Page = {
  readonly text: string
  /** Absolute. */
  readonly file: string
  readonly site: ImportedSite
  /** Imports and exports of the page. */
  readonly modules: string
  readonly note: Conversion['note']
}

export function showComponents(
  text: string,
  file: string,
  site: ImportedSite,
  note: Conversion['note'],
): string {
  if (!/<[A-Z]|\{/.test(text)) return text
  const parsed = parseTree(text, 'mdx')
  if (!('tree' in parsed) || parsed.syntax !== 'mdx') return text
  const statements = parsed.tree.children.filter(({ type }) => type === 'mdxjsEsm')
  const modules = statements.map((each) => sliceSource(each, text)).join('\n')
  const page: Page = { text, file, site, modules, note }
  const edits = parsed.tree.children.flatMap((node) => editsOf(node, page))
  if (edits.length === 0) return text
  const body = edited(
    text,
    [...edits, ...statements.map((each) => ({ ...readOffsets(each), text: '' }))],
    0,
  )
  const code = (body.match(/<[A-Za-z][^<>]*>|\{[^{}]*\}/g) ?? [])
    .join('\n')
    .replace(/="[^"]*"|='[^']*'/g, '')
  const unused = statements.flatMap((each) => unusedIn(each, { page, edits, code }))
  return edited(text, [...edits, ...unused], 0)
}

function editsOf(node: Node, page: Page): Edit[] {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return isKnown(node.value, page) ? replaced(node, `<>{${node.value}}</>`, page) : []
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const own = isOwn(node.name, page)
        ? replaced(
            node,
            `<${node.name} ${writeJsxAttributes(node)}>{${CHILDREN}}</${node.name}>`,
            page,
          )
        : []
      return own.length > 0 ? own : [...attributeEdits(node, page), ...below(node, page)]
    }
    default:
      return below(node, page)
  }
}

const below = (node: Node, page: Page): Edit[] =>
  'children' in node ? (node.children as Node[]).flatMap((child) => editsOf(child, page)) : []

/** Name of what an element encloses, in the script that it is read as. */
const CHILDREN = 'childrenOfThePage'

function replaced(node: Node, element: string, page: Page): Edit[] {
  const { start, end } = readOffsets(node)
  const children = 'children' in node ? enclosed(node as Jsx, page) : []
  const { value, unread } = read(`() => ${element}`, page, children)
  const pieces = typeof value === 'function' ? toPieces((value as () => unknown)()) : []
  const isFlow = node.type === 'mdxFlowExpression' || node.type === 'mdxJsxFlowElement'
  const shown = isFlow ? writeMarkdown(pieces) : joinOnOneLine(pieces)
  if (shown === '') return []
  const line = lineAt(page.text, start)
  page.note({
    level: 'converted',
    kind: 'components and values of the site → what they show',
    line,
  })
  for (const each of new Map(unread.map((one) => [one.text, one])).values())
    page.note({
      level: 'decide',
      kind: 'code of components: what it shows is not there',
      line,
      text: each.text,
    })
  const indent = /(?:^|\n)([ \t]*)$/.exec(page.text.slice(0, start))?.[1] ?? ''
  return [{ start, end, text: shown.replaceAll(/\n(?=.)/g, `\n${indent}`) }]
}

/** Returns what an element encloses, in Markdown as it stands in the page. */
function enclosed(node: Jsx, page: Page): Piece[] {
  const [first] = node.children
  const last = node.children.at(-1)
  if (!first || !last) return []
  const start = readOffsets(first).start
  const inner = edited(
    page.text.slice(start, readOffsets(last).end),
    (node.children as Node[]).flatMap((child) => editsOf(child, page)),
    start,
  )
  return [{ kind: node.type === 'mdxJsxFlowElement' ? 'block' : 'words', text: dedented(inner) }]
}

function dedented(text: string): string {
  const [, ...rest] = text.split('\n')
  const indents = rest.flatMap((line) => /^[ \t]*(?=\S)/.exec(line)?.[0].length ?? [])
  const least = indents.length === 0 ? 0 : Math.min(...indents)
  return text.replaceAll(new RegExp(`\n[ \\t]{0,${least}}`, 'g'), '\n')
}

const writeJsxAttributes = (node: Jsx): string =>
  node.attributes
    .map((each) => {
      if (each.type === 'mdxJsxExpressionAttribute') return `{${each.value}}`
      const { name, value } = each
      if (value === null || value === undefined) return name
      return `${name}={${typeof value === 'string' ? JSON.stringify(value) : value.value}}`
    })
    .join(' ')

/** Values of attributes that are computed: a component of the engine reads only what is written out. */
function attributeEdits(node: Jsx, page: Page): Edit[] {
  const { start, end } = readOffsets(node)
  return node.attributes.flatMap((each): Edit[] => {
    if (each.type !== 'mdxJsxAttribute' || typeof each.value !== 'object' || !each.value) return []
    const code = each.value.value
    if (
      !isKnown(code, page) ||
      /^\s*(?:["'`\d[{(]|true|false|null|require\(|useBaseUrl\()/.test(code)
    )
      return []
    const { value } = read(code, page)
    const typed = `${each.name}={${code}}`
    const at = page.text.slice(start, end).indexOf(typed)
    if (at === -1 || (typeof value !== 'string' && typeof value !== 'number')) return []
    const text = `${each.name}=${JSON.stringify(String(value))}`
    return [{ start: start + at, end: start + at + typed.length, text }]
  })
}

/** Reads an expression among the statements of its page. */
const read = (expression: string, page: Page, children: readonly Piece[] = []): ScriptValues =>
  readScript(page.file, {
    repository: page.site.repository,
    text: `${page.modules}\nexport default ${expression}`,
    page: buildReadingPage(page.site, new Map(), {
      [CHILDREN]: () => new ShownPieces(children),
      frontMatter: () => splitFrontMatter(page.text).fields,
    }),
  })

/** Tells a component that a script of the site is: those of the engine keep their meaning. */
const isOwn = (name: string | null, page: Page): boolean =>
  name !== null &&
  /^[A-Z]\w*$/.test(name) &&
  new RegExp(`\\b${name}\\b`).test(page.modules) &&
  typeof read(name, page).value === 'function'

/** Tells an expression that names something of the page. */
const isKnown = (code: string, page: Page): boolean =>
  (/\bfrontMatter\./.test(code) ||
    [...code.matchAll(/[A-Za-z_$][\w$]*/g)].some(([name]) =>
      new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(page.modules),
    )) &&
  !/^\s*\/\*/.test(code)

const readOffsets = ({ position }: Node): { start: number; end: number } => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
})

const sliceSource = (node: Node, text: string): string => {
  const { start, end } = readOffsets(node)
  return text.slice(start, end)
}

/** `offset` is where `text` starts in what the edits count in. */
function edited(text: string, edits: readonly Edit[], offset: number): string {
  let result = text
  for (const { start, end, text: by } of edits.toSorted((a, b) => b.start - a.start))
    result = result.slice(0, start - offset) + by + result.slice(end - offset)
  return result
}

type Rest = { readonly page: Page; readonly edits: readonly Edit[]; readonly code: string }

/** Statements whose names only what was replaced used. `code` is what is left of tags and expressions. */
function unusedIn(node: Node, { page, edits, code }: Rest): Edit[] {
  const { start } = readOffsets(node)
  const uses = (text: string, name: string) =>
    new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text)
  return statementsOf(sliceSource(node, page.text)).flatMap(({ names, from, to }) => {
    const wasUsed = edits.some((each) =>
      names.some((name) => uses(page.text.slice(each.start, each.end), name)),
    )
    const others = page.modules.replace(page.text.slice(start + from, start + to), '')
    if (!wasUsed || names.some((name) => uses(code, name) || uses(others, name))) return []
    const end = /^[ \t]*\n/.exec(page.text.slice(start + to))?.[0].length ?? 0
    return [{ start: start + from, end: start + to + end, text: '' }]
  })
}

type Statement = { readonly names: readonly string[]; readonly from: number; readonly to: number }

function statementsOf(source: string): Statement[] {
  try {
    const { program } = parse(source, { sourceType: 'module', plugins: ['jsx'] })
    return program.body.map((statement) => {
      const text = source.slice(statement.start ?? 0, statement.end ?? 0)
      const names =
        statement.type === 'ImportDeclaration'
          ? statement.specifiers.map(({ local }) => local.name)
          : [...text.matchAll(/^export\s+(?:const|let|var|function)\s+(\w+)/g)].map(
              ([, name = '']) => name,
            )
      return { names, from: statement.start ?? 0, to: statement.end ?? 0 }
    })
  } catch {
    return []
  }
}
