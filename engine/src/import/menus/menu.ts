/** Types of what a folder of Markdown says of itself: which tool it is for, and the menu of that tool. */

import type { Conversion, ImportNote } from '../importPlan.ts'

export type MenuItem = string | { readonly [key: string]: unknown }

export type Menu = {
  /** Name of the tool, as it writes it. */
  readonly tool: string
  /** From the folder that is imported; empty for itself. */
  readonly content: string
  /** Folder of files that are published as they are. */
  readonly statics?: string
  readonly title?: string | undefined
  readonly tagline?: string | undefined
  readonly url?: string | undefined
  readonly baseUrl?: string | undefined
  readonly language?: string | undefined
  /** Sidebar; absent where the folders and front matter are the menu. */
  readonly items?: readonly MenuItem[]
  /** Tells the files that are no pages: menus and templates. Paths are from the content. */
  readonly isLeftOut: (file: string) => boolean
  /** Former addresses, besides those of the files. */
  readonly redirects?: Readonly<Record<string, string>>
  /** Pages had `.html` at the end of their addresses. */
  readonly hasHtmlAddresses?: boolean
  readonly notes: readonly ImportNote[]
  readonly convert?: (text: string, conversion: Conversion) => string
}

/** A folder that is imported. */
export type Folder = {
  /** Absolute. */
  readonly sourceDir: string
  readonly repository: string
  /** All of its files. */
  readonly files: readonly string[]
  readonly read: (file: string) => string | undefined
}
