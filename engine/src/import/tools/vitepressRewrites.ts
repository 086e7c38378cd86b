/** `rewrites` of VitePress → the path that a page has in the site, from the path of its file. */

import { escapePattern } from '../../escapePattern.ts'
import { toFields, toText } from '../read/values.ts'

/** Rules are paths, patterns (`packages/:pkg/src/:rest*`) or a function of the configuration; the first that matches counts. */
export function rewritesOf(rewrites: unknown): (file: string) => string {
  if (typeof rewrites === 'function')
    return (file) => toText((rewrites as (file: string) => unknown)(file)) ?? file
  const rules = Object.entries(toFields(rewrites)).flatMap(([from, to]) => {
    const target = toText(to)
    const pattern = target === undefined ? undefined : patternOf(from)
    return pattern && target !== undefined ? [{ ...pattern, target }] : []
  })
  return (file) => {
    for (const { matcher, names, target } of rules) {
      const found = matcher.exec(file)
      if (!found) continue
      const values = new Map(names.map((name, index) => [name, found[index + 1] ?? '']))
      return target
        .replace(/:(\w+)[*+?]?/g, (whole, name: string) => values.get(name) ?? whole)
        .replace(/^\/+/, '')
        .replaceAll(/\/{2,}/g, '/')
    }
    return file
  }
}

const PART = /:(\w+)(?:\(((?:\\.|[^()\\])+)\))?([*+?])?|\(((?:\\.|[^()\\])+)\)/g

function patternOf(from: string): { matcher: RegExp; names: string[] } | undefined {
  const names: string[] = []
  let source = ''
  let last = 0
  for (const { 0: whole, index, ...groups } of from.matchAll(PART)) {
    const [name, own, repeat, unnamed] = [groups[1], groups[2], groups[3], groups[4]]
    source += escapePattern(from.slice(last, index))
    source += `(${own ?? unnamed ?? (repeat === '*' ? '.*' : repeat === '+' ? '.+' : '[^/]+')})`
    names.push(name ?? String(names.length))
    last = index + whole.length
  }
  try {
    return { matcher: new RegExp(`^${source}${escapePattern(from.slice(last))}$`), names }
  } catch {
    return undefined
  }
}
