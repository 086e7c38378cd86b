/**
 * `:::note[Titre]` or `:::note Titre` → `<div class="admonition admonition-note" role="note">`.
 * The first `<p class="admonition-title">` says the type in words: colour adds nothing to it.
 */

import { nearestOf } from '../../nearest.ts'
import type { ArticleWords } from '../../words/wordTable.ts'
import { parseTree } from '../parseTree.ts'
import { endLine } from '../sections.ts'
import { enclose } from './enclose.ts'
import { fileOf, writeFrom } from './fileWriting.ts'
import { placeOf, report, startBlock, typedSource, writeChildren, writeText } from './writing.ts'
import type { Node, Place, Writing } from './state.ts'

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
  writing: Writing,
  others: readonly string[],
): void {
  const label = labelOf(node)
  const opening = openingOf(node, writing)
  if (!admonitionTitles.has(node.name))
    reportUnknown({ type: node.name, place: placeOf(node, writing), others }, writing)
  reportFences(node, writing)
  writeBox({
    type: node.name,
    ...titleOf(node, { label, opening, writing }),
    body: () => writeChildren(label ? node.children.slice(1) : node.children, writing),
    writing,
  })
}

type Label = Extract<Node, { type: 'paragraph' }>

function labelOf({ children: [first] }: Directive): Label | undefined {
  return first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined
}

/** Returns what writes the title that stands after the name, without brackets or with a space before them. */
export function titleWriterOf(node: Directive, writing: Writing): (() => void) | undefined {
  const opening = openingOf(node, writing)
  return titleOf(node, { label: undefined, opening, writing }).title
}

type TitleSource = { label: Label | undefined; opening: Opening; writing: Writing }

/** `:::note [Titre]` too, where the parser sees no label. */
function titleOf(node: Directive, source: TitleSource): Pick<Box, 'title'> {
  const { label, opening, writing } = source
  if (label) return hasText(label) ? { title: () => writeChildren(label.children, writing) } : {}
  const { title = '' } = opening
  const typed = /^\[([^\]]*)\]$/.exec(title)?.[1] ?? title
  return typed.trim() === '' ? {} : { title: () => writeTitle(typed, node, writing) }
}

/** `:::note[]` is a note without a title of its own. */
const hasText = (label: Label): boolean =>
  label.children.some((child) => child.type !== 'text' || child.value.trim() !== '')

/** Reports any directive that is never closed, or whose closing fence also closes the one around it. */
export function reportFences(node: Directive, writing: Writing): void {
  const { colons, unclosed } = openingOf(node, writing)
  const fence = ':'.repeat(colons)
  if (unclosed)
    report(writing, placeOf(node, writing), {
      message: `${admonitionTitles.has(node.name) ? 'The admonition ' : ''}“${fence}${node.name}” is never closed.`,
      hint: `Add a line “${fence}” where it ends.`,
    })
  for (const child of node.children)
    if (child.type === 'containerDirective') reportSameFence(child, node, writing)
}

function reportSameFence(inner: Directive, outer: Directive, writing: Writing): void {
  const { colons } = openingOf(inner, writing)
  if (colons !== openingOf(outer, writing).colons) return
  const fence = ':'.repeat(colons)
  report(writing, placeOf(inner, writing), {
    message: `“${fence}${inner.name}” has as many colons as “${fence}${outer.name}” around it: one line “${fence}” ends both.`,
    hint: `Write “${fence}:${outer.name}” around it, and “${fence}:” where that ends.`,
  })
}

type Box = { type: string; title?: () => void; body: () => void; writing: Writing }

/** Also for `<Admonition>` in `.mdx`. An unknown type looks like `info`. */
export function writeBox({ type, title, body, writing }: Box): void {
  const known = admonitionTitles.has(type) ? type : 'info'
  endLine(writing.text)
  const opening = `<div class="admonition admonition-${known}" role="note">\n`
  enclose(writing, [opening, '</div>\n'], () => {
    startBlock(writing)
    enclose(writing, ['<p class="admonition-title">', '</p>\n'], () => {
      if (title) title()
      else writeText(writing.words[admonitionTitles.get(known) ?? 'infoTitle'], writing)
    })
    endLine(writing.text)
    body()
  })
}

export const isAdmonitionType = (type: string): boolean => admonitionTitles.has(type)

type UnknownType = {
  readonly type: string
  readonly place: Place
  readonly others?: readonly string[]
}

export function reportUnknown({ type, place, others = [] }: UnknownType, writing: Writing): void {
  const names = [...admonitionTitles.keys()]
  const nearest = nearestOf(type, [...names, ...others])
  report(writing, place, {
    message: `Unknown admonition type “${type}”.`,
    hint: nearest ? `Did you mean “${nearest}”?` : `The types are ${names.join(', ')}.`,
  })
}

type Opening = { colons: number; title?: string; unclosed: boolean }

function openingOf(node: Directive, writing: Writing): Opening {
  const typed = typedSource(node, writing)
  const opening = /^(:{3,})[\w-]+(?:\{[^}\n]*\})?[ \t]*([^\n]*)/.exec(typed)
  const colons = opening?.[1]?.length ?? 3
  const unclosed = !new RegExp(`\\n[ \\t>]*:{${colons},}[ \\t]*$`).test(typed)
  const title = opening?.[2]?.trim() ?? ''
  return { colons, unclosed, ...(title !== '' && { title }) }
}

/** The parser drops a title without brackets: it is read again from the opening line. */
export function writeTitle(title: string, node: Node, writing: Writing): void {
  const parsed = parseTree(title, 'md', { hasFormulas: writing.drawFormula !== undefined })
  const [paragraph] = 'tree' in parsed ? parsed.tree.children : []
  const partials = { ...writing.partials, place: placeOf(node, writing) }
  writeFrom({ ...fileOf(writing), source: title, partials }, writing, () => {
    if (paragraph && 'children' in paragraph) writeChildren(paragraph.children, writing)
    else writeText(title, writing)
  })
}
