/** A compiled site → `llms.txt`: the Markdown copies of its latest version, section by section of the sidebars. */

import { addressInMarkdown } from '../content/markdownAddress.ts'
import type { CompiledSite } from './compileSite.ts'
import { copyHrefOf } from './markdownCopy.ts'
import type { SiteDoc } from './site.ts'
import type { TreeNode } from './tree.ts'

/** In the form of llmstxt.org. Pages outside any category come first, under the name of the site, then those that no menu shows. */
export function llmsIndexOf({ site, versions, plans }: CompiledSite): string {
  const { title, tagline, url } = site.config
  const latest = versions.find(({ version }) => version.isLatest)
  const copied = new Set(
    plans.filter(({ copyAddressOf }) => copyAddressOf).map(({ owner }) => owner),
  )
  const listCopies = (docs: readonly SiteDoc[]): string[] =>
    docs.flatMap((placed) => {
      const { doc, href, label } = placed
      // What is in two places is listed in the first.
      if (!copied.delete(doc.file)) return []
      const address = addressInMarkdown(url + copyHrefOf(href))
      const description = doc.description && `: ${doc.description.replace(/\s*\n\s*/g, ' ')}`
      return `- [${label.replace(/[\\[\]]/g, String.raw`\$&`)}](${address})${description}`
    })
  const nodes = [...(latest?.trees.values() ?? [])].flat()
  const alone = listCopies(nodes.filter(({ kind }) => kind === 'page').flatMap(docsIn))
  const sections = nodes.flatMap((node) =>
    node.kind === 'group' ? [{ label: node.label, list: listCopies(docsIn(node)) }] : [],
  )
  const inNoMenu = listCopies(latest?.version.docs ?? [])
  const blocks = [
    `# ${title}`,
    ...(tagline === '' ? [] : [`> ${tagline}`]),
    ...[{ label: title, list: [...alone, ...inNoMenu] }, ...sections].flatMap(({ label, list }) =>
      list.length === 0 ? [] : [`## ${label}`, list.join('\n')],
    ),
  ]
  return `${blocks.join('\n\n')}\n`
}

/** In the order of the menu, the page of a category before those inside it. */
function docsIn(node: TreeNode): SiteDoc[] {
  if (node.kind === 'page') return [node.doc]
  if (node.kind !== 'group') return []
  const landing = node.landing?.kind === 'doc' ? [node.landing.doc] : []
  return [...landing, ...node.items.flatMap(docsIn)]
}
