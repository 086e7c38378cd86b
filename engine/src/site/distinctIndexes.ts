/** The sidebars of a version → the same, where no two categories have one address that neither author has written. */

import { foldPath } from './routes.ts'
import type { GroupLanding, TreeNode } from './tree.ts'

type Trees = ReadonlyMap<string, readonly TreeNode[]>
type IndexLanding = Extract<GroupLanding, { kind: 'index' }>

/** `C#` and `C++` are `/category/c/` and, in the order of the menus, `/category/c-1/`. A slug that is written stands. */
export function distinctIndexes(trees: Trees): Trees {
  const written = landingsIn([...trees.values()].flat()).filter(({ isDerived }) => !isDerived)
  const taken = new Set(written.map(({ path }) => foldPath(path)))
  const settle = (nodes: readonly TreeNode[]): TreeNode[] =>
    nodes.map((node) => {
      if (node.kind !== 'group') return node
      const { landing } = node
      const settled =
        landing?.kind === 'index' && landing.isDerived
          ? { ...landing, path: freePath(landing.path, taken) }
          : landing
      return { ...node, landing: settled, items: settle(node.items) }
    })
  return new Map(Array.from(trees, ([name, tree]) => [name, settle(tree)]))
}

function landingsIn(nodes: readonly TreeNode[]): IndexLanding[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'group') return []
    const own = node.landing?.kind === 'index' ? [node.landing] : []
    return [...own, ...landingsIn(node.items)]
  })
}

function freePath(path: string, taken: Set<string>): string {
  let free = path
  for (let count = 1; taken.has(foldPath(free)); count++) free = path.replace(/\/$/, `-${count}/`)
  taken.add(foldPath(free))
  return free
}
