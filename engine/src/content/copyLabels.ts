/** Notes and link definitions of several files in one copy: those of a file keep their names, or take free ones. */

import type { MdastNode } from 'satteri'

/** Label → the label in the copy; that of a note starts with `^`. */
export type CopyLabels = Map<string, string>

type Labelled = Extract<MdastNode, { readonly identifier: string }>

const isLabelled = (node: MdastNode): node is Labelled => 'identifier' in node

const formatLabel = ({ type, identifier }: Labelled): string =>
  type.startsWith('footnote') ? `^${identifier}` : identifier

/** `taken` is filled. To be called before the files that this one includes: its own keep their names. */
export function nameLabels(
  node: MdastNode,
  taken: Set<string>,
  labels: CopyLabels = new Map(),
): CopyLabels {
  if (isLabelled(node) && /definition$/i.test(node.type)) {
    const label = formatLabel(node)
    if (!labels.has(label)) labels.set(label, freeLabel(label, taken))
  }
  if ('children' in node) for (const child of node.children) nameLabels(child, taken, labels)
  return labels
}

function freeLabel(label: string, taken: Set<string>): string {
  let free = label
  for (let count = 2; taken.has(free); count += 1) free = `${label}-${count}`
  taken.add(free)
  return free
}

export function calledIn(node: MdastNode, called: Set<string> = new Set()): ReadonlySet<string> {
  if (node.type === 'linkReference' || node.type === 'imageReference') called.add(node.identifier)
  if ('children' in node) for (const child of node.children) calledIn(child, called)
  return called
}

/** Returns the text that replaces part of `typed`, or `undefined` where the label stays. */
export function relabel(
  node: MdastNode,
  typed: string,
  labels: CopyLabels,
): { readonly start: number; readonly end: number; readonly text: string } | undefined {
  if (!isLabelled(node)) return undefined
  const label = formatLabel(node)
  const free = labels.get(label) ?? label
  if (free === label) return undefined
  if (node.type === 'definition') return { start: 0, end: typed.indexOf(']:'), text: `[${free}` }
  if (node.type !== 'linkReference' && node.type !== 'imageReference')
    return { start: 0, end: typed.indexOf(']'), text: `[${free}` }
  const end = typed.length
  const start = node.referenceType === 'shortcut' ? end : typed.lastIndexOf('[')
  return { start, end, text: `[${free}]` }
}
