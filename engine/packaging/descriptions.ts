/** The comments of the schemas' sources → descriptions of their keys. */

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync, type ESTree } from 'vite'

const sourceDir = fileURLToPath(new URL('../src/', import.meta.url))

/** An object of the source: its keys, and the comment over some of them. */
export type DescribedObject = {
  readonly keys: readonly string[]
  readonly comments: ReadonlyMap<string, string>
}

/** `files` are from `src/`. */
export function readDescriptions(files: readonly string[]): DescribedObject[] {
  return files.flatMap(describedObjects)
}

/**
 * Returns the descriptions of a schema's keys: those of the object with the same keys, else of the objects spread into
 * it.
 */
export function describeKeys(
  keys: readonly string[],
  objects: readonly DescribedObject[],
): Map<string, string> {
  const parts = objects
    .filter((object) => object.keys.length > 1 || keys.length === 1)
    .filter((object) => object.keys.every((key) => keys.includes(key)))
    .toSorted((a, b) => a.keys.length - b.keys.length)
  return new Map(parts.flatMap(({ comments }) => [...comments]))
}

function describedObjects(file: string): DescribedObject[] {
  const text = readFileSync(sourceDir + file, 'utf8')
  const { program, comments } = parseSync(file, text)
  const before = (node: ESTree.Node): string | undefined => {
    const comment = comments.findLast(({ end }) => end <= node.start)
    const isOver = comment && text.slice(comment.end, node.start).trim() === ''
    return isOver && comment.value.startsWith('*') ? plainText(comment.value) : undefined
  }
  return objectsIn(program).map((node) => {
    const properties = node.properties.filter((each) => each.type === 'Property')
    const keys = properties.map((each) => text.slice(each.key.start, each.key.end))
    const described = properties.flatMap((each, index): [string, string][] => {
      const comment = before(each)
      return comment === undefined ? [] : [[keys[index] ?? '', comment]]
    })
    return { keys, comments: new Map(described) }
  })
}

function objectsIn(node: unknown): ESTree.ObjectExpression[] {
  if (Array.isArray(node)) return node.flatMap(objectsIn)
  if (node === null || typeof node !== 'object') return []
  const inner = Object.values(node).flatMap(objectsIn)
  return 'type' in node && node.type === 'ObjectExpression'
    ? [node as ESTree.ObjectExpression, ...inner]
    : inner
}

/** `* One line.` or several → one line. */
const plainText = (comment: string): string => comment.replace(/\s*\n\s*\*?\s*|^\*\s*/g, ' ').trim()
