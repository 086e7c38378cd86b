/** Changes single keys of a front matter; the other lines stay as their author wrote them. */

import { frontMatterIn } from '../../content/frontMatter.ts'
import { readQuickly } from '../../content/yamlText.ts'
import { toFields, type Fields } from '../read/values.ts'

export type Split = { readonly fields: Fields; readonly head: string; readonly body: string }

export function splitFrontMatter(text: string): Split {
  const head = frontMatterIn(text)
  const yaml = head.replace(/^---[^\n]*\n|(?:---|\.\.\.)[ \t]*$/g, '')
  return { fields: toFields(readQuickly(yaml)?.value), head, body: text.slice(head.length) }
}

/** `undefined` takes a key away; a key that holds the same is left alone. */
export function editFrontMatter(text: string, changes: Fields): string {
  const { head, body, fields } = splitFrontMatter(text)
  const wanted = Object.entries(changes).filter(([key, value]) =>
    value === undefined ? key in fields : JSON.stringify(fields[key]) !== JSON.stringify(value),
  )
  if (wanted.length === 0) return text
  const kept = wanted.reduce(
    (lines, [key]) => withoutKey(lines, key),
    head.split('\n').slice(1, -1),
  )
  const added = wanted.flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${yamlOf(value)}`],
  )
  const lines = [...kept, ...added]
  if (lines.every((line) => line.trim() === '')) return body.replace(/^\n+/, '')
  return `---\n${lines.join('\n')}\n---${head === '' ? '\n\n' : ''}${body}`
}

/** With the lines that belong to it. */
function withoutKey(lines: readonly string[], key: string): string[] {
  const start = lines.findIndex((line) => new RegExp(String.raw`^["']?${key}["']?\s*:`).test(line))
  if (start === -1) return [...lines]
  const length = lines.slice(start + 1).findIndex((line) => /^[^\s#\-\]}]/.test(line))
  return [...lines.slice(0, start), ...(length === -1 ? [] : lines.slice(start + 1 + length))]
}

/** JSON is YAML; a plain word needs no quotes. */
function yamlOf(value: unknown): string {
  if (
    typeof value === 'string' &&
    /^[\p{L}/][\p{L}\p{N} /_.-]*$/u.test(value) &&
    !/^(?:true|false|null|yes|no|on|off)$/i.test(value) &&
    value === value.trim()
  )
    return value
  return JSON.stringify(value)
}
