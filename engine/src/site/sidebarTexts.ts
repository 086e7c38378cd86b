/** Trees of sidebars → the same in the words of the translation files of Docusaurus, where the site has some. */

import type { Messages } from '../config/docusaurusTexts.ts'
import type { TreeNode } from './tree.ts'

/** `sidebar` names it in the keys of the file: `sidebar.tutorialSidebar.category.Guides`. */
export function withSidebarTexts(
  nodes: readonly TreeNode[],
  sidebar: string,
  messages: Messages,
): readonly TreeNode[] {
  const said = (kind: string, label: string) => messages.get(`sidebar.${sidebar}.${kind}.${label}`)
  return nodes.map((node): TreeNode => {
    if (node.kind === 'html') return node
    if (node.kind === 'link') return { ...node, label: said('link', node.label) ?? node.label }
    if (node.kind === 'page') return { ...node, label: said('doc', node.label) ?? node.label }
    const ofIndex = (key: string) => said('category', `${node.label}.link.generated-index.${key}`)
    const label = said('category', node.label) ?? node.label
    const { landing } = node
    return {
      ...node,
      label,
      items: withSidebarTexts(node.items, sidebar, messages),
      ...(landing?.kind === 'index' && {
        landing: {
          ...landing,
          title: ofIndex('title') ?? (landing.title === node.label ? label : landing.title),
          description: ofIndex('description') ?? landing.description,
        },
      }),
    }
  })
}
