/** The `import` lines of an `.mdx` file → what each name stands for. Nothing is ever executed. */

import { report, placeOf, type Node, type Writing } from './writing.ts'

/** Name → the path it is imported from. */
export type MdxNames = Map<string, string>

export function readImports(node: Extract<Node, { type: 'mdxjsEsm' }>, writing: Writing): void {
  const statements = node.value.matchAll(
    /^import\s+(?:(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}\s*|\*\s+as\s+([\w$]+)\s*)?from\s*)?["']([^"']+)["']/gm,
  )
  for (const [, name, list, star, path] of statements) {
    const names = [
      name,
      star,
      ...(list?.split(',').map((each) =>
        each
          .split(/\bas\b/)
          .at(-1)
          ?.trim(),
      ) ?? []),
    ]
    for (const each of names) if (each && path) writing.names.set(each, path)
  }
  if (/^export\s/m.test(node.value))
    report(writing, placeOf(node, writing), {
      message: '“export” is ignored: pages are read as text, never executed.',
      hint: 'Move the value into the text, or into the front matter.',
    })
}
