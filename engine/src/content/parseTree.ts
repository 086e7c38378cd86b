/** The text of a file → its Markdown tree, or what keeps it from being read. */

import { markdownToMdast, mdxToMdast, type MdastNode } from 'satteri'
import { frontMatterIn } from './frontMatter.ts'
import { parserFeatures } from './parserFeatures.ts'

type Root = Extract<MdastNode, { type: 'root' }>
export type ParsedTree =
  | { readonly tree: Root; readonly source: string }
  | { readonly error: { readonly line: number; readonly column: number; readonly message: string } }

/** `source` in the answer is what positions count in: offsets and lines are those of the text given. */
export function parseTree(text: string, syntax: 'md' | 'mdx'): ParsedTree {
  // What a sketch is when its title is in its front matter: of ten thousand, a fifth of a second.
  if (frontMatterIn(text) === text) return { tree: { type: 'root', children: [] }, source: text }
  if (syntax === 'md') return { tree: rootOf(markdownToMdast(text, options)), source: text }
  const source = hideHtmlComments(text)
  try {
    return { tree: rootOf(mdxToMdast(source, options)), source }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const [, line = '1', column = '1', said = message] =
      /^(\d+):(\d+): ([\s\S]*)$/.exec(message) ?? []
    return {
      error: {
        line: Number(line),
        column: Number(column),
        message: said.replace(/\s*\([\w-]+:[\w-]+\)$/, ''),
      },
    }
  }
}

const options = { features: parserFeatures }

function rootOf(node: MdastNode): Root {
  if (node.type !== 'root') throw new Error(`The parser gave a ${node.type} for a root`)
  return node
}

/** MDX has no HTML comments, but Docusaurus' authors write them: they become `{/* … *\/}`, outside code. */
function hideHtmlComments(text: string): string {
  if (!text.includes('<!--')) return text
  const codeOrComment =
    /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1?[ \t>]*\2[`~]*[ \t]*$|(`+)(?!`)(?:(?!\n\n)[\s\S])*?\3(?!`)|<!--([\s\S]*?)-->/gm
  return text.replace(codeOrComment, (match, _indent, _fence, _ticks, comment?: string) =>
    comment === undefined
      ? match
      : `{/*${comment.replace(/\*\//g, '* ')}*/}`.padStart(match.length),
  )
}
