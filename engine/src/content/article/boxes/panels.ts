/** `:::tabs` around `:::tab[Debian]`, and `:::code-group` around blocks of code → what `<Tabs>` writes. */

import { plainText } from '../../plainText.ts'
import { readCodeFence } from '../codeMeta.ts'
import { writeFlow } from '../components.ts'
import { textProp } from '../jsxProps.ts'
import { writePanels, type TabPanel } from '../tabs.ts'
import { locateNode, report } from '../updateState.ts'
import { readUse, solidNodes, type ComponentUse } from './componentUse.ts'
import type { Node, ArticleState } from '../state.ts'

export function writeTabsBox(
  { name, children, props, node }: ComponentUse,
  state: ArticleState,
): void {
  if (name === 'Tab') {
    report(state, locateNode(node, state), {
      message: 'This tab stands outside of tabs.',
      hint: 'Put it in ::::tabs … ::::, with one colon more than the tab has.',
    })
    return writeFlow(children, state)
  }
  const panels = solidNodes(children).map((child, index) => panelOf(child, index, state))
  write(
    { panels, props, node, hint: 'Put :::tab[Debian] … ::: in them, one for each panel.' },
    state,
  )
}

export function writeCodeGroup({ children, props, node }: ComponentUse, state: ArticleState): void {
  const panels = solidNodes(children).map((child): TabPanel => {
    const { lang, meta } = codeFence(child)
    const label = typeof meta['title'] === 'string' ? meta['title'] : lang || 'text'
    return { value: label, label, isDefault: false, children: [untitled(child)] }
  })
  write(
    { panels, props, node, hint: 'Put blocks of code in it, each with a name: ```js [a.js].' },
    state,
  )
}

type Group = Pick<ComponentUse, 'props' | 'node'> & {
  readonly panels: readonly TabPanel[]
  readonly hint: string
}

function write({ panels, props, node, hint }: Group, state: ArticleState): void {
  if (panels.length === 0)
    return report(state, locateNode(node, state), { message: 'These tabs are empty.', hint })
  writePanels(panels, props, state)
}

function panelOf(child: Node, index: number, state: ArticleState): TabPanel {
  const use = readUse(child, state)
  const isTab = use?.name === 'Tab' || use?.name === 'TabItem'
  if (!isTab)
    report(state, locateNode(child, state), {
      message: 'What stands here is in no tab: it is shown in one without a name.',
      hint: 'Put it in :::tab[Debian] … :::.',
    })
  const props = use?.props ?? new Map<string, unknown>()
  const label =
    (isTab && (use.label.map(plainText).join('') || textProp(props, 'label'))) || String(index + 1)
  return {
    value: textProp(props, 'value') ?? label,
    label,
    isDefault: props.has('default'),
    children: isTab ? use.children : [child],
  }
}

const codeFence = (node: Node) =>
  readCodeFence(node.type === 'code' ? `${node.lang ?? ''} ${node.meta ?? ''}` : '')

/** Its name is that of its tab. */
const untitled = (node: Node): Node =>
  node.type === 'code' && node.meta
    ? { ...node, meta: node.meta.replace(/\[[^\]]+\]|\btitle=(?:"[^"]*"|'[^']*'|\S+)/, '').trim() }
    : node
