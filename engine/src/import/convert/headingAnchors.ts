/** Headings whose id would be another here → the same headings, with the id that links already name. */

import { parseDoc } from '../../content/parseDoc.ts'
import { parseTree } from '../../content/parseTree.ts'
import { plainText } from '../../content/plainText.ts'
import { splitFrontMatter } from './frontMatterEdit.ts'
import { syntaxOf } from '../../content/sourceText.ts'
import { readFrontMatter } from '../../content/frontMatter.ts'
import type { MdastNode } from 'satteri'
import type { HeadingText, ImportPlan } from '../importPlan.ts'

type Heading = Extract<MdastNode, { type: 'heading' }>

/** Returns the text with explicit ids, and how many were written. */
export function keepAnchors(
  text: string,
  out: string,
  idsOf: NonNullable<ImportPlan['idsOf']>,
): { text: string; count: number } {
  const parsed = parseTree(text, syntaxOf(out, text, readFrontMatter(out, text).frontMatter))
  if ('error' in parsed) return { text, count: 0 }
  const isMdx = parsed.syntax === 'mdx' || parsed.syntax === 'presumed mdx'
  const headings = [...headingsIn(parsed.tree)]
  const ids = idsOf(headings.map(headingText))
  const doc = parseDoc({ file: out, source: out.replace(/^.*?\//, ''), text })
  const ours = doc.headings.map(({ id }) => id)
  const shownAsTitle = titleIndex(headings, text)
  const listed = headings.filter(
    (heading, index) => index !== shownAsTitle && plainText(heading).trim() !== '',
  )
  const isAligned = listed.length === ours.length
  let count = 0
  const lines = text.split('\n')
  headings.forEach((heading, index) => {
    const wanted = ids[index]
    if (
      index === shownAsTitle ||
      wanted === undefined ||
      wanted === '' ||
      explicitIdOf(heading) !== undefined
    )
      return
    const place = listed.indexOf(heading)
    const own =
      isAligned && place !== -1 ? ours[place] : doc.anchors.includes(wanted) ? wanted : undefined
    const line = (heading.position?.start.line ?? 0) - 1
    if (own === wanted || line < 0) return
    const named = withId(lines, line, heading, isMdx ? `{/* #${wanted} */}` : `{#${wanted}}`)
    if (named) count += 1
  })
  return { text: lines.join('\n'), count }
}

/** On the line of the heading; a heading that is underlined has its text on the line before. */
function withId(lines: string[], index: number, heading: Heading, id: string): boolean {
  const line = lines[index]
  if (line === undefined) return false
  const isUnderlined = !/^[\s>*+\-\d.)]*#{1,6}(?:\s|$)/.test(line)
  const end = isUnderlined ? (heading.position?.end.line ?? index + 2) - 2 : index
  const target = lines[end]
  if (target === undefined) return false
  lines[end] = isUnderlined
    ? `${target.trimEnd()} ${id}`
    : `${target.replace(/\s+#+\s*$|\s+$/, '')} ${id}`
  return true
}

function* headingsIn(node: MdastNode): Iterable<Heading> {
  if (node.type === 'heading') yield node
  else if ('children' in node) for (const child of node.children) yield* headingsIn(child)
}

const explicitIdOf = (node: Heading): string | undefined =>
  (node.data as { hProperties?: { id?: string } } | undefined)?.hProperties?.id

function headingText(node: Heading): HeadingText {
  const id = explicitIdOf(node)
  return { text: shownText(node).trim(), ...(id !== undefined && { explicitId: id }) }
}

/** Marks of ours, icons and emoji are in no id. */
function shownText(node: MdastNode): string {
  if (node.type === 'html' || node.type === 'textDirective' || node.type === 'footnoteReference')
    return ''
  if ('children' in node) return node.children.map(shownText).join('')
  const value = 'value' in node && typeof node.value === 'string' ? node.value : ''
  return node.type === 'text' ? value.replace(/:[+\-\w]+:/g, '') : value
}

/** The first `#`, which the page shows as its title. */
function titleIndex(headings: readonly Heading[], text: string): number {
  const first = headings.findIndex(({ depth }) => depth === 1)
  const line = headings[first]?.position?.start.line ?? 0
  const { head } = splitFrontMatter(text)
  const before = text
    .slice(head.length)
    .split('\n')
    .slice(0, Math.max(0, line - head.split('\n').length))
  return first === 0 && before.every((each) => !/^#{2,}\s/.test(each)) ? first : -1
}
