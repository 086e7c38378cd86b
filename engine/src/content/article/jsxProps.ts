/** The attributes of a JSX tag → plain values, without running anything. */

import json5 from 'json5'
import { locateNode, report } from './updateState.ts'
import type { Node, ArticleState } from './state.ts'

export type Jsx = Extract<Node, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>
export type JsxProps = ReadonlyMap<string, unknown>

/** Attributes whose value cannot be known without running code are reported and left out. */
export function readProps(node: Jsx, state: ArticleState): JsxProps {
  const props = new Map<string, unknown>()
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      reportCode(`{${attribute.value}}`, node, state)
      continue
    }
    const { name, value } = attribute
    if (value === null || value === undefined) props.set(name, true)
    else if (typeof value === 'string') props.set(name, value)
    else {
      const literal = readLiteral(value.value, state)
      if (literal) props.set(name, literal.value)
      else reportCode(`${name}={${value.value}}`, node, state)
    }
  }
  return props
}

export const textProp = (props: JsxProps, name: string): string | undefined => {
  const value = props.get(name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** `undefined` when the expression is not a value written out: text, number, list, object, or the path of a file. */
export function readLiteral(
  expression: string,
  state: ArticleState,
): { value: unknown } | undefined {
  const typed = expression.trim()
  const template = /^`([^`]*)`$/.exec(typed)?.[1]
  if (template !== undefined) return template.includes('${') ? undefined : { value: template }
  const path = /^(?:require|useBaseUrl)\(\s*["'`]([^"'`]+)["'`]\s*\)(?:\.default)?$/.exec(
    typed,
  )?.[1]
  if (path !== undefined) return { value: path }
  const imported = state.names.get(typed)
  if (imported !== undefined) return { value: imported }
  try {
    return { value: json5.parse(typed) as unknown }
  } catch {
    return undefined
  }
}

function reportCode(typed: string, node: Node, state: ArticleState): void {
  report(state, locateNode(node, state), {
    message: `“${typed.replace(/\s+/g, ' ')}” is code: it is left out, pages are never executed.`,
    hint: 'Write the value itself: "text", {2}, {["a", "b"]}.',
  })
}
