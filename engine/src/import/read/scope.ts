/** State of reading a configuration. */

import type { Node } from '@babel/types'

export type Unread = { readonly line: number; readonly text: string }

export type Scope = {
  readonly file: string
  readonly text: string
  readonly names: Map<string, () => unknown>
  readonly unread: { readonly push: (each: Unread) => void }
  readonly load: (target: string) => unknown
  /** Returns the value of a React element; without it, elements are unknown. */
  readonly markup?: (element: Node, scope: Scope) => unknown
  /** Values of the names that packages export, in every file of a page. */
  readonly given?: ReadonlyMap<string, () => unknown>
  /** Folder that `@site/` stands for. */
  readonly rootOf?: string
  /** Calls under way, and all of them: what calls itself ends. */
  readonly calls: { depth: number; count: number }
}

/** Returns `undefined` for what only running it would tell, and notes it. */
export type Evaluate = (node: Node | null | undefined, scope: Scope) => unknown

/** Reads a value when it is first asked for; one that asks for itself is unknown. */
export function once(read: () => unknown): () => unknown {
  let known: { value: unknown } | undefined
  return () => {
    if (known) return known.value
    known = { value: undefined }
    known = { value: read() }
    return known.value
  }
}
