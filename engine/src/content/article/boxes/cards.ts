/**
 * `:::cards` → `<ul class="cards">`, a plain list without styles. A card is `:::card[Titre]{href icon}`, `::link-card`,
 * or an item of a list:
 *
 *     <li class="card"><p class="card-title"><a href="…">Titre</a></p>…</li>
 */

import { endLine } from '../../sections.ts'
import { writeFlow } from '../components.ts'
import { enclose } from '../enclose.ts'
import { linkAttributes } from '../link.ts'
import { textProp } from '../jsxProps.ts'
import { placeOf, report, startBlock, writeText } from '../writing.ts'
import { readUse, solidNodes, titleWriter, type ComponentUse } from './componentUse.ts'
import { drawIcon } from './icon.ts'
import type { Node, Writing } from '../state.ts'

export function writeCards({ children, node }: ComponentUse, writing: Writing): void {
  const held = solidNodes(children)
  if (held.length === 0)
    report(writing, placeOf(node, writing), {
      message: 'These cards are empty.',
      hint: 'Put a list in them, an item for each card, or :::card[Titre]{href="/page"}.',
    })
  enclose(writing, ['<ul class="cards">\n', '</ul>\n'], () => {
    for (const child of held) writeInCards(child, writing)
  })
}

/** Whatever it is, it is shown: a list is as many cards, anything else is a card of its own. */
function writeInCards(child: Node, writing: Writing): void {
  if (child.type === 'list') {
    for (const item of child.children)
      encloseCard(writing, 'li', () => writeFlow(item.children, writing))
    return
  }
  const use = readUse(child, writing)
  encloseCard(writing, 'li', () => {
    if (use?.name === 'Card' || use?.name === 'LinkCard') writeInside(use, writing)
    else writeFlow([child], writing)
  })
}

/** A card that stands alone. */
export function writeCard(use: ComponentUse, writing: Writing): void {
  encloseCard(writing, 'div', () => writeInside(use, writing))
}

function encloseCard(writing: Writing, tag: 'li' | 'div', write: () => void): void {
  endLine(writing.text)
  enclose(writing, [`<${tag} class="card">\n`, `</${tag}>\n`], write)
  endLine(writing.text)
}

function writeInside(use: ComponentUse, writing: Writing): void {
  const { props, node, children } = use
  const writeTitle = titleWriter(use, writing)
  const address = textProp(props, 'href') ?? textProp(props, 'to') ?? textProp(props, 'link')
  if (address !== undefined && !writeTitle)
    report(writing, placeOf(node, writing), {
      message: 'This card leads somewhere and has no title.',
      hint: 'Write it in brackets: :::card[Titre]{href="/page"}.',
    })
  const name = textProp(props, 'icon')
  const icon = name === undefined ? '' : drawIcon({ name, label: undefined, node }, writing)
  if (writeTitle || icon !== '') {
    startBlock(writing)
    const link =
      address === undefined || !writeTitle
        ? (['', ''] as const)
        : ([`<a ${linkAttributes(address, placeOf(node, writing), writing)}>`, '</a>'] as const)
    enclose(writing, [`<p class="card-title">${icon}`, '</p>\n'], () =>
      enclose(writing, link, () => writeTitle?.()),
    )
    endLine(writing.text)
  }
  const description = textProp(props, 'description')
  if (description !== undefined) {
    startBlock(writing)
    enclose(writing, ['<p>', '</p>\n'], () => writeText(description, writing))
    endLine(writing.text)
  }
  writeFlow(children, writing)
}
