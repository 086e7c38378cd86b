/** JSX of an `.mdx` file, read as data: known components and HTML elements, nothing else. */

import { placeOf, report, writeChildren, writeText, type Node, type Writing } from './writing.ts'

export type Jsx = Extract<Node, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

export function writeJsx(node: Jsx, writing: Writing): void {
  writeChildren(node.children, writing)
}

export function writeExpression(
  node: Extract<Node, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>,
  writing: Writing,
): void {
  const { value } = node
  if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(value) || value.trim() === '') return
  const text = /^\s*(["'`])([\s\S]*)\1\s*$/.exec(value)?.[2]
  if (text !== undefined) return writeText(text, writing)
  report(writing, placeOf(node, writing), {
    message: `The expression “{${value}}” is not evaluated.`,
  })
}
