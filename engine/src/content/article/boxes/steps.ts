/**
 * `:::steps` around a numbered list → `<ol class="steps">`, each item of which has an address of its own:
 *
 *     <li id="étape-1"><a class="step" href="#étape-1" aria-label="Lien direct vers Étape 1"></a>…</li>
 */

import { escapeAttribute } from '../../escapeHtml.ts'
import { fill } from '../../../words/fill.ts'
import { writeFlow } from '../components.ts'
import { writeItems } from '../list.ts'
import { locateNode, report } from '../updateState.ts'
import { solidNodes, type ComponentUse } from './componentUse.ts'
import type { ArticleState } from '../state.ts'

export function writeSteps({ children, node }: ComponentUse, state: ArticleState): void {
  const held = solidNodes(children)
  if (!held.some((child) => child.type === 'list' && child.ordered))
    report(state, locateNode(node, state), {
      message: 'These steps hold no numbered list.',
      hint: 'Write each step as “1. …”, its text and its code indented under it.',
    })
  for (const child of held) {
    if (child.type === 'list' && child.ordered)
      writeItems(child, state, {
        className: 'steps',
        openItem: (number) => openStep(number, state),
      })
    else writeFlow([child], state)
  }
}

function openStep(number: number, state: ArticleState): string {
  const name = fill(state.words.step, { number })
  const id = state.slugger.slug(name)
  state.anchors.add(id)
  const label = escapeAttribute(fill(state.words.headingLink, { title: name }))
  return `<li id="${id}"><a class="step" href="#${id}" aria-label="${label}"></a>`
}
