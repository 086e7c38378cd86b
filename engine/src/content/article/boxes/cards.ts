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
import { locateNode, report, startBlock, writeText } from '../updateState.ts'
import { readUse, solidNodes, titleWriter, type ComponentUse } from './componentUse.ts'
import { drawIcon } from './icon.ts'
import type { Node, ArticleState } from '../state.ts'

export function writeCards({ children, node }: ComponentUse, state: ArticleState): void {
  const held = solidNodes(children)
  if (held.length === 0)
    report(state, locateNode(node, state), {
      message: 'These cards are empty.',
      hint: 'Put a list in them, an item for each card, or :::card[Titre]{href="/page"}.',
    })
  enclose(state, ['<ul class="cards">\n', '</ul>\n'], () => {
    for (const child of held) writeInCards(child, state)
  })
}

/** Whatever it is, it is shown: a list is as many cards, anything else is a card of its own. */
function writeInCards(child: Node, state: ArticleState): void {
  if (child.type === 'list') {
    for (const item of child.children)
      encloseCard(state, 'li', () => writeFlow(item.children, state))
    return
  }
  const use = readUse(child, state)
  encloseCard(state, 'li', () => {
    if (use?.name === 'Card' || use?.name === 'LinkCard') writeInside(use, state)
    else writeFlow([child], state)
  })
}

/** A card that stands alone. */
export function writeCard(use: ComponentUse, state: ArticleState): void {
  encloseCard(state, 'div', () => writeInside(use, state))
}

function encloseCard(state: ArticleState, tag: 'li' | 'div', write: () => void): void {
  endLine(state.text)
  enclose(state, [`<${tag} class="card">\n`, `</${tag}>\n`], write)
  endLine(state.text)
}

function writeInside(use: ComponentUse, state: ArticleState): void {
  const { props, node, children } = use
  const writeTitle = titleWriter(use, state)
  const address = textProp(props, 'href') ?? textProp(props, 'to') ?? textProp(props, 'link')
  if (address !== undefined && !writeTitle)
    report(state, locateNode(node, state), {
      message: 'This card leads somewhere and has no title.',
      hint: 'Write it in brackets: :::card[Titre]{href="/page"}.',
    })
  const name = textProp(props, 'icon')
  const icon = name === undefined ? '' : drawIcon({ name, label: undefined, node }, state)
  if (writeTitle || icon !== '') {
    startBlock(state)
    const link =
      address === undefined || !writeTitle
        ? (['', ''] as const)
        : ([`<a ${linkAttributes(address, locateNode(node, state), state)}>`, '</a>'] as const)
    enclose(state, [`<p class="card-title">${icon}`, '</p>\n'], () =>
      enclose(state, link, () => writeTitle?.()),
    )
    endLine(state.text)
  }
  const description = textProp(props, 'description')
  if (description !== undefined) {
    startBlock(state)
    enclose(state, ['<p>', '</p>\n'], () => writeText(description, state))
    endLine(state.text)
  }
  writeFlow(children, state)
}
