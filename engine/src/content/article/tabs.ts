/**
 * `<Tabs>` → panels that read one after the other, each under its name:
 *
 *     <div class="tabs" data-group="os" data-query="os">
 *       <div class="tab-panel" data-value="debian" data-default>
 *         <p class="tab-label">Debian</p>
 *         …
 *       </div>
 *       …
 *     </div>
 *
 * With a script, the client puts a `role="tablist"` before the panels, one button per `.tab-label`; gives each
 * panel `role="tabpanel"`, an id and its name; hides the labels and all panels but one. It creates no panel.
 * `data-group` (absent: stands alone) is what synchronises several sets of tabs; `data-query` is the parameter
 * of the address that chooses one. The panel to show first has `data-default`; there is always one.
 */

import { escapeAttribute } from '../escapeHtml.ts'
import { endLine } from '../sections.ts'
import { writeFlow } from './components.ts'
import { readProps, textProp, type Jsx, type JsxProps } from './jsxProps.ts'
import { locateNode, report, startBlock, writeText } from './updateState.ts'
import type { Node, ArticleState } from './state.ts'

export function writeTabs(node: Jsx, state: ArticleState): void {
  const props = readProps(node, state)
  const panels = panelsIn(node, props, state)
  if (panels.length > 0) return writePanels(panels, props, state)
  report(state, locateNode(node, state), {
    message: '“<Tabs>” has no “<TabItem>”.',
    hint: 'Put each panel in <TabItem value="a" label="A">…</TabItem>.',
  })
}

/** Also for `:::tabs` and `:::code-group`. */
export function writePanels(
  panels: readonly TabPanel[],
  props: JsxProps,
  state: ArticleState,
): void {
  const chosen =
    panels.find(({ value }) => value === props.get('defaultValue')) ??
    panels.find(({ isDefault }) => isDefault) ??
    panels[0]
  state.html += `<div class="tabs"${groupAttributes(props)}>\n`
  for (const panel of panels) writePanel(panel, panel === chosen, state)
  state.html += '</div>\n'
}

/** A `<TabItem>` outside `<Tabs>` is a mistake, but its content is shown. */
export function writeTabItem(node: Jsx, state: ArticleState): void {
  report(state, locateNode(node, state), {
    message: '“<TabItem>” stands outside “<Tabs>”.',
    hint: 'Put it in <Tabs>…</Tabs>.',
  })
  writeFlow(node.children, state)
}

export type TabPanel = {
  value: string
  label: string
  isDefault: boolean
  children: readonly Node[]
}

function panelsIn(node: Jsx, props: JsxProps, state: ArticleState): TabPanel[] {
  const values = valuesOf(props)
  reportValues(node, props, state)
  const panels: TabPanel[] = []
  for (const child of node.children as readonly Node[]) {
    const isItem =
      (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') &&
      child.name === 'TabItem'
    if (!isItem) {
      if (!(child.type === 'text' && child.value.trim() === ''))
        report(state, locateNode(child, state), {
          message: '“<Tabs>” holds something else than “<TabItem>”: it is left out.',
          hint: 'Move it into a <TabItem>, or outside <Tabs>.',
        })
      continue
    }
    const item = readProps(child, state)
    const value = textProp(item, 'value') ?? textProp(item, 'label') ?? String(panels.length + 1)
    const label = textProp(item, 'label') ?? values.get(value) ?? value
    if (panels.some((panel) => panel.value === value))
      report(state, locateNode(child, state), {
        message: `Two tabs have the value “${value}”.`,
        hint: 'Give each <TabItem> a value of its own.',
      })
    panels.push({ value, label, isDefault: item.has('default'), children: child.children })
  }
  return panels
}

function reportValues(node: Jsx, props: JsxProps, state: ArticleState): void {
  const values: unknown = props.get('values') ?? []
  const isEntry = (each: unknown) =>
    typeof each === 'object' && each !== null && 'value' in each && typeof each.value === 'string'
  if (Array.isArray(values) && values.every(isEntry)) return
  report(state, locateNode(node, state), {
    message: '“values” of “<Tabs>” is not a list of values with their labels.',
    hint: "Write values={[{ value: 'a', label: 'A' }]}, or a label on each <TabItem>.",
  })
}

/** `values={[{ value: 'a', label: 'A' }]}` on `<Tabs>` → labels by value. */
function valuesOf(props: JsxProps): ReadonlyMap<string, string> {
  const values = props.get('values')
  if (!Array.isArray(values)) return new Map()
  return new Map(
    values.flatMap((each: { value?: unknown; label?: unknown } | null) =>
      typeof each?.value === 'string'
        ? [[each.value, String(each.label ?? each.value)] as const]
        : [],
    ),
  )
}

function writePanel(panel: TabPanel, chosen: boolean, state: ArticleState): void {
  endLine(state.text)
  const value = escapeAttribute(panel.value)
  state.html += `<div class="tab-panel" data-value="${value}"${chosen ? ' data-default' : ''}>\n`
  startBlock(state)
  state.html += '<p class="tab-label">'
  writeText(panel.label, state)
  state.html += '</p>\n'
  endLine(state.text)
  writeFlow(panel.children, state)
  endLine(state.text)
  state.html += '</div>\n'
}

function groupAttributes(props: JsxProps): string {
  const group = textProp(props, 'groupId')
  const query = props.get('queryString')
  const parameter = query === true ? group : typeof query === 'string' ? query : undefined
  return (
    (group === undefined ? '' : ` data-group="${escapeAttribute(group)}"`) +
    (parameter === undefined ? '' : ` data-query="${escapeAttribute(parameter)}"`)
  )
}
