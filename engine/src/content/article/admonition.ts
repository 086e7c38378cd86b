/**
 * `:::note[Titre]` or `:::note Titre` → `<div class="admonition admonition-note" role="note">`.
 * The first `<p class="admonition-title">` says the type in words: colour adds nothing to it.
 */

import { nearestOf } from '../../nearest.ts'
import type { ArticleWords } from '../../words/wordTable.ts'
import { parseTree } from '../parseTree.ts'
import { endLine } from '../sections.ts'
import { enclose } from './enclose.ts'
import { pickFileScope, writeFrom } from './fileScope.ts'
import {
  locateNode,
  report,
  startBlock,
  typedSource,
  writeChildren,
  writeText,
} from './updateState.ts'
import type { Node, SourceLocation, ArticleState } from './state.ts'

/** Type → the title shown when the author gives none. */
export const admonitionTitles: ReadonlyMap<string, keyof ArticleWords> = new Map([
  ['note', 'noteTitle'],
  ['tip', 'tipTitle'],
  ['info', 'infoTitle'],
  ['warning', 'warningTitle'],
  ['danger', 'dangerTitle'],
  ['caution', 'cautionTitle'],
  ['secondary', 'secondaryTitle'],
  ['important', 'importantTitle'],
  ['success', 'successTitle'],
])

type Directive = Extract<Node, { type: 'containerDirective' }>

/** `others`: the names that would not be a box of this kind, but may be meant. */
export function writeAdmonition(
  node: Directive,
  state: ArticleState,
  others: readonly string[],
): void {
  const label = findLabel(node)
  const opening = readOpening(node, state)
  if (!admonitionTitles.has(node.name))
    reportUnknown({ type: node.name, place: locateNode(node, state), others }, state)
  reportFences(node, state)
  writeBox({
    type: node.name,
    ...chooseTitle(node, { label, opening, state }),
    body: () => writeChildren(label ? node.children.slice(1) : node.children, state),
    state,
  })
}

type Label = Extract<Node, { type: 'paragraph' }>

function findLabel({ children: [first] }: Directive): Label | undefined {
  return first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined
}

/** Returns what writes the title that stands after the name, without brackets or with a space before them. */
export function titleWriterOf(node: Directive, state: ArticleState): (() => void) | undefined {
  const opening = readOpening(node, state)
  return chooseTitle(node, { label: undefined, opening, state }).title
}

type TitleSource = { label: Label | undefined; opening: Opening; state: ArticleState }

/** `:::note [Titre]` too, where the parser sees no label. */
function chooseTitle(node: Directive, source: TitleSource): Pick<Box, 'title'> {
  const { label, opening, state } = source
  if (label) return hasText(label) ? { title: () => writeChildren(label.children, state) } : {}
  const { title = '' } = opening
  const typed = /^\[([^\]]*)\]$/.exec(title)?.[1] ?? title
  return typed.trim() === '' ? {} : { title: () => writeTitle(typed, node, state) }
}

/** `:::note[]` is a note without a title of its own. */
const hasText = (label: Label): boolean =>
  label.children.some((child) => child.type !== 'text' || child.value.trim() !== '')

/** Reports any directive that is never closed, or whose closing fence also closes the one around it. */
export function reportFences(node: Directive, state: ArticleState): void {
  const { colons, unclosed } = readOpening(node, state)
  const fence = ':'.repeat(colons)
  if (unclosed)
    report(state, locateNode(node, state), {
      message: `${admonitionTitles.has(node.name) ? 'The admonition ' : ''}“${fence}${node.name}” is never closed.`,
      hint: `Add a line “${fence}” where it ends.`,
    })
  for (const child of node.children)
    if (child.type === 'containerDirective') reportSameFence(child, node, state)
}

function reportSameFence(inner: Directive, outer: Directive, state: ArticleState): void {
  const { colons } = readOpening(inner, state)
  if (colons !== readOpening(outer, state).colons) return
  const fence = ':'.repeat(colons)
  report(state, locateNode(inner, state), {
    message: `“${fence}${inner.name}” has as many colons as “${fence}${outer.name}” around it: one line “${fence}” ends both.`,
    hint: `Write “${fence}:${outer.name}” around it, and “${fence}:” where that ends.`,
  })
}

type Box = { type: string; title?: () => void; body: () => void; state: ArticleState }

/** Also for `<Admonition>` in `.mdx`. An unknown type looks like `info`. */
export function writeBox({ type, title, body, state }: Box): void {
  const known = admonitionTitles.has(type) ? type : 'info'
  endLine(state.text)
  const opening = `<div class="admonition admonition-${known}" role="note">\n`
  enclose(state, [opening, '</div>\n'], () => {
    startBlock(state)
    enclose(state, ['<p class="admonition-title">', '</p>\n'], () => {
      if (title) title()
      else writeText(state.words[admonitionTitles.get(known) ?? 'infoTitle'], state)
    })
    endLine(state.text)
    body()
  })
}

export const isAdmonitionType = (type: string): boolean => admonitionTitles.has(type)

type UnknownType = {
  readonly type: string
  readonly place: SourceLocation
  readonly others?: readonly string[]
}

export function reportUnknown(
  { type, place, others = [] }: UnknownType,
  state: ArticleState,
): void {
  const names = [...admonitionTitles.keys()]
  const nearest = nearestOf(type, [...names, ...others])
  report(state, place, {
    message: `Unknown admonition type “${type}”.`,
    hint: nearest ? `Did you mean “${nearest}”?` : `The types are ${names.join(', ')}.`,
  })
}

type Opening = { colons: number; title?: string; unclosed: boolean }

function readOpening(node: Directive, state: ArticleState): Opening {
  const typed = typedSource(node, state)
  const opening = /^(:{3,})[\w-]+(?:\{[^}\n]*\})?[ \t]*([^\n]*)/.exec(typed)
  const colons = opening?.[1]?.length ?? 3
  const unclosed = !new RegExp(`\\n[ \\t>]*:{${colons},}[ \\t]*$`).test(typed)
  const title = opening?.[2]?.trim() ?? ''
  return { colons, unclosed, ...(title !== '' && { title }) }
}

/** The parser drops a title without brackets: it is read again from the opening line. */
export function writeTitle(title: string, node: Node, state: ArticleState): void {
  const parsed = parseTree(title, 'md', { hasFormulas: state.drawFormula !== undefined })
  const [paragraph] = 'tree' in parsed ? parsed.tree.children : []
  const partials = { ...state.partials, place: locateNode(node, state) }
  writeFrom({ ...pickFileScope(state), source: title, partials }, state, () => {
    if (paragraph && 'children' in paragraph) writeChildren(paragraph.children, state)
    else writeText(title, state)
  })
}
