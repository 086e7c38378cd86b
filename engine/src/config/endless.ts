/** A value that a program gives → a problem where it stands in itself: whoever goes through it would never come back. */

import type { Problem } from '../problem.ts'

const deepestValue = 50

/** One at most. */
export function endlessProblems(value: unknown, file: string): readonly Problem[] {
  const path = endlessIn(value, [])
  if (!path) return []
  return [
    {
      kind: 'config',
      file,
      message: `${keyPathOf(path)}: stands in itself, or more than ${deepestValue} levels deep`,
      hint: 'Write out what is to be there.',
    },
  ]
}

type Path = readonly PropertyKey[]

/** The first place of a value whose end is not in sight. */
function endlessIn(value: unknown, path: Path): Path | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (path.length > deepestValue) return path.slice(0, 6)
  for (const [key, inner] of Object.entries(value)) {
    const found = endlessIn(inner, [...path, Array.isArray(value) ? Number(key) : key])
    if (found) return found
  }
  return undefined
}

/** `['navbar', 'items', 2, 'type']` → `navbar.items[2].type`. */
export function keyPathOf(path: readonly PropertyKey[]): string {
  const text = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
  return text.replace(/^\./, '') || '(the whole file)'
}
