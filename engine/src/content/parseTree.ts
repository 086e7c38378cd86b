/** The text of a file → its Markdown tree, or what keeps it from being read. */

import { markdownToMdast, mdxToMdast, type MdastNode } from 'satteri'
import { hidePlainDollars, restoreDollars } from './formula/dollars.ts'
import { frontMatterIn } from './frontMatter.ts'
import { withoutMdx } from './mdxAsMarkdown.ts'
import { readMarkdown, type MdxMark } from './mdxInMarkdown.ts'
import { featuresFor, parserFeatures } from './parserFeatures.ts'
import { deepCode, deepest, deepMarkdown, tooDeep } from './tooDeep.ts'
import { linePrefix, openingFence, unreadableHint, type Syntax } from './sourceText.ts'

type Root = Extract<MdastNode, { type: 'root' }>
export type ParsedTree =
  | {
      readonly tree: Root
      readonly source: string
      readonly marks: readonly MdxMark[]
      /** Another one than asked for where MDX cannot be read. */
      readonly syntax: Syntax
    }
  | { readonly error: MdxMark }

/** `source` in the answer is what positions count in: lines are those of the text given. `marks` are of MDX, in Markdown. */
export function parseTree(
  text: string,
  syntax: Syntax,
  { hasFormulas = false }: { readonly hasFormulas?: boolean } = {},
): ParsedTree {
  const refused = deepMarkdown(text)
  if (refused) return { error: refused }
  const parsed = parse(text, syntax, hasFormulas && text.includes('$'))
  const deep = 'tree' in parsed ? nodeBelow(parsed.tree, deepest) : undefined
  if (!deep) return parsed
  const { line = 1, column = 1 } = deep.position?.start ?? {}
  return {
    error: {
      line,
      column,
      ...tooDeep,
    },
  }
}

/** The first node that so many hold. */
function nodeBelow(root: MdastNode, depth: number): MdastNode | undefined {
  let level: MdastNode[] = [root]
  for (let below = 0; below <= depth && level.length > 0; below++)
    level = level.flatMap((node) => ('children' in node ? (node.children as MdastNode[]) : []))
  return level[0]
}

function parse(text: string, syntax: Syntax, hasFormulas: boolean): ParsedTree {
  // What a stub is when its title is in its front matter: of ten thousand, a fifth of a second.
  if (frontMatterIn(text) === text)
    return { tree: { type: 'root', children: [] }, source: text, marks: [], syntax }
  const joined = joinColons(text)
  const parseMarkdown = markdownParser(hasFormulas)
  if (syntax === 'md') return { tree: parseMarkdown(joined), source: joined, marks: [], syntax }
  if (syntax === 'presumed md') return { ...readMarkdown(joined, parseMarkdown), syntax }
  const source = hideHtmlComments(joined)
  const deep = deepCode(source)
  if (deep) return readAsMarkdown(joined, { ...deep, message: notMdx(deep.message) }, parseMarkdown)
  try {
    const features = { ...parserFeatures, math: hasFormulas }
    const tree = readDollars(source, hasFormulas, (each) => rootOf(mdxToMdast(each, { features })))
    return { tree, source, marks: [], syntax }
  } catch (error) {
    return readAsMarkdown(joined, toMdxMark(error, syntax), parseMarkdown)
  }
}

const markdownParser =
  (hasFormulas: boolean) =>
  (text: string): Root =>
    readDollars(text, hasFormulas, (each) =>
      rootOf(markdownToMdast(each, { features: featuresFor(each, hasFormulas) })),
    )

/** Only dollars of formulas are the parser's. */
function readDollars(text: string, hasFormulas: boolean, read: (text: string) => Root): Root {
  if (!hasFormulas) return read(text)
  const tree = read(hidePlainDollars(text))
  restoreDollars(tree)
  return tree
}

/** A page is never lost for a component. */
function readAsMarkdown(
  text: string,
  mark: MdxMark,
  parseMarkdown: (text: string) => Root,
): ParsedTree {
  const { source, marks } = withoutMdx(text)
  const read = readMarkdown(source, parseMarkdown)
  return { ...read, marks: [mark, ...marks, ...read.marks], syntax: 'presumed md' }
}

function toMdxMark(error: unknown, syntax: Syntax): MdxMark {
  const message = error instanceof Error ? error.message : String(error)
  const [, line = '1', column = '1', said = message] =
    /^(\d+):(\d+): ([\s\S]*)$/.exec(message) ?? []
  return {
    line: Number(line),
    column: Number(column),
    message: notMdx(said.replace(/\s*\([\w-]+:[\w-]+\)$/, '')),
    hint: unreadableHint(syntax),
  }
}

const notMdx = (said: string): string =>
  `This cannot be read as MDX, it is read as Markdown: ${said}`

function rootOf(node: MdastNode): Root {
  if (node.type !== 'root') throw new Error(`The parser gave a ${node.type} for a root`)
  return node
}

/** Several tools read `::: tip Titre`: `:::tip  Titre` is as long. */
function joinColons(text: string): string {
  if (!text.includes('::: ')) return text
  return text.replace(CODE_OR_SPACED, (match, _fence, prefix?: string, colons = '', name = '') =>
    prefix === undefined ? match : `${prefix}${colons}${name} `,
  )
}

const BOX =
  'note|tip|info|warning|danger|caution|important|success|secondary|details|code-group|tabs?'
const CODE_OR_SPACED = new RegExp(
  [
    String.raw`${openingFence}[^\n]*\n[\s\S]*?^[ \t>]*\1[\x60~]*[ \t]*$`,
    String.raw`^(${linePrefix})(:{3,}) (${BOX})(?![\w-])`,
  ].join('|'),
  'gm',
)

/** MDX has no HTML comments, but Docusaurus' authors write them: they become `{/* … *\/}`, outside code. */
function hideHtmlComments(text: string): string {
  if (!text.includes('<!--')) return text
  return text.replace(CODE_OR_COMMENT, (match, _fence, _ticks, comment?: string) =>
    comment === undefined
      ? match
      : `{/*${comment.replace(/\*\//g, '* ')}*/}`.padStart(match.length),
  )
}

const CODE_OR_COMMENT = new RegExp(
  [
    String.raw`${openingFence}[^\n]*\n[\s\S]*?^[ \t>]*\1[\x60~]*[ \t]*$`,
    String.raw`(\x60+)(?!\x60)(?:(?!\n\n)[\s\S])*?\2(?!\x60)`,
    String.raw`\{\s*/\*[\s\S]*?\*/\s*\}`,
    String.raw`<!--([\s\S]*?)-->`,
  ].join('|'),
  'gm',
)
