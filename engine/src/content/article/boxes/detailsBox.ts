/** `:::details[Titre]{open}`, or `:::details Titre` → `<details>`, whose summary may hold Markdown. */

import { endLine } from '../../sections.ts'
import { titleWriterOf } from '../admonition.ts'
import { enclose } from '../enclose.ts'
import { startBlock, writeChildren } from '../updateState.ts'
import { titleWriter, type ComponentUse } from './componentUse.ts'
import type { ArticleState } from '../state.ts'

export function writeDetailsBox(use: ComponentUse, state: ArticleState): void {
  const { node, props, children } = use
  const typed = node.type === 'containerDirective' ? titleWriterOf(node, state) : undefined
  const title = titleWriter(use, state, 'summary') ?? typed
  endLine(state.text)
  enclose(state, [`<details${props.has('open') ? ' open' : ''}>`, '</details>\n'], () => {
    startBlock(state)
    // Without one, browsers name it in the reader's language.
    if (title) enclose(state, ['<summary>', '</summary>\n'], title)
    endLine(state.text)
    writeChildren(children, state)
  })
}
