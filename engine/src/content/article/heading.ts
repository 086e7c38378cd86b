/** A heading → `<h2 id>` beside a link to it, an entry of the outline, a new search section. */

import { slug } from 'github-slugger'
import { themePrefix } from '../../themePrefix.ts'
import type { Heading } from '../doc.ts'
import { escapeAttribute } from '../escapeHtml.ts'
import { fill } from '../../words/fill.ts'
import { startSection, takeLine } from '../sections.ts'
import { enclose } from './enclose.ts'
import { idText, readHeadingId } from './headingId.ts'
import { themeName } from './refusedHtml.ts'
import { capture, locateNode, report, startBlock, writeChildren } from './updateState.ts'
import type { Node, ArticleState } from './state.ts'

export function writeHeading(node: Extract<Node, { type: 'heading' }>, state: ArticleState): void {
  const carried = state.text.line
  state.text.line = ''
  startBlock(state)
  const { id: wanted, className, shown } = readHeadingId(node, state)
  const explicit = ownIdOf(wanted, node, state)
  const html = capture(state, () =>
    enclose(state, ['', ''], () => writeChildren(shown, state)),
  ).trim()
  const text = takeLine(state.text)
  state.text.line = carried
  if (node === state.titleNode) {
    state.title = { html, text, ...(!explicit && { anchor: slug(idText(node, state)) }) }
    if (explicit)
      state.html += `<span id="${escapeAttribute(reserveId(explicit, node, state))}"></span>`
    return
  }
  if (node.depth === 1 && state.partials.stack.length === 1) state.laterTitle ??= text
  const id = explicit ? reserveId(explicit, node, state) : state.slugger.slug(idText(node, state))
  if (!explicit) state.anchors.add(id)
  if (html === '') reportEmpty(node, state)
  else {
    state.headings.push({ level: node.depth, id, text, html: inOutline(html) })
    addToSections({ level: node.depth, id, text }, state)
  }
  const classes = className ? ` class="${escapeAttribute(className)}"` : ''
  const label = escapeAttribute(fill(state.words.headingLink, { title: text }))
  const tag = `h${node.depth}`
  // In the heading, the words of the link would be read as part of it.
  state.html +=
    `<div class="heading ${tag}"><${tag} id="${escapeAttribute(id)}"${classes}>${html}</${tag}>` +
    `<a class="anchor" href="#${escapeAttribute(fragmentOf(id))}" aria-label="${label}"></a></div>\n`
}

/** Neither a table of contents nor search could name it. */
function reportEmpty(node: Extract<Node, { type: 'heading' }>, state: ArticleState): void {
  report(state, locateNode(node, state), {
    message: 'This heading has no text.',
    hint: `Write its text after “${'#'.repeat(node.depth)}”, or remove the line.`,
  })
}

/** As written: browsers encode the rest, and the id said twice alike compresses to nothing. */
const fragmentOf = (id: string): string => id.replaceAll('%', '%25')

/** Returns a heading's HTML for the table of contents: links unwrapped, ids removed, images replaced by their names. */
const inOutline = (html: string): string =>
  /<(?:a|img)[\s>]|\sid=/.test(html)
    ? html
        .replace(/<\/?a(?:\s[^>]*)?>/g, '')
        .replace(/<img\s[^>]*>/g, nameOfImage)
        .replace(/(<[^>]*?)\sid="[^"]*"/g, '$1')
    : html

const nameOfImage = (image: string): string => {
  const [, double, single, bare] = /\salt=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/.exec(image) ?? []
  return double ?? single ?? bare ?? ''
}

function addToSections(heading: Pick<Heading, 'level' | 'id' | 'text'>, state: ArticleState): void {
  const { level, id, text } = heading
  if (level === 1 || level === 2 || level === 3)
    return startSection(state.text, { level, title: text, anchor: id })
  state.text.sections[state.text.current]?.lines.push(text)
}

/** `undefined` for an id that is the theme's: the heading is named by its text. */
function ownIdOf(id: string | undefined, node: Node, state: ArticleState): string | undefined {
  if (!id?.startsWith(themePrefix)) return id
  report(state, locateNode(node, state), themeName(id))
  return undefined
}

/** An id the author chose: two of the same are a mistake. */
function reserveId(id: string, node: Node, state: ArticleState): string {
  if (state.anchors.has(id))
    report(state, locateNode(node, state), {
      message: `The id “${id}” is used twice in this page.`,
      hint: 'Give one of them another name: {#another-name}.',
    })
  state.anchors.add(id)
  state.slugger.occurrences[id] ??= 0
  return id
}
