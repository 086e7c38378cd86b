/** `:::details[Titre]{open}`, or `:::details Titre` → `<details>`, whose summary may hold Markdown. */

import { endLine } from '../../sections.ts'
import { titleWriterOf } from '../admonition.ts'
import { enclose } from '../enclose.ts'
import { startBlock, writeChildren } from '../writing.ts'
import { titleWriter, type ComponentUse } from './componentUse.ts'
import type { Writing } from '../state.ts'

export function writeDetailsBox(use: ComponentUse, writing: Writing): void {
  const { node, props, children } = use
  const typed = node.type === 'containerDirective' ? titleWriterOf(node, writing) : undefined
  const title = titleWriter(use, writing, 'summary') ?? typed
  endLine(writing.text)
  enclose(writing, [`<details${props.has('open') ? ' open' : ''}>`, '</details>\n'], () => {
    startBlock(writing)
    // Without one, browsers name it in the reader's language.
    if (title) enclose(writing, ['<summary>', '</summary>\n'], title)
    endLine(writing.text)
    writeChildren(children, writing)
  })
}
