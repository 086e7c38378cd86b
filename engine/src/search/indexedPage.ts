/** A page as an index knows it, and how the cells of its tables are written. */
import type { HeadBlock } from './indexFile.ts'
import { foldingSlugOf, keepingSlugOf } from './slugOf.ts'

/** Plain data: all that the sections of a page share. */
export type IndexedPage = {
  readonly href: string
  readonly title: string
  /** Labels. */
  readonly tags: readonly string[]
  /** Nearest first. */
  readonly categories: readonly string[]
}

export type PageSection = {
  readonly title: string
  /** Percent-encoded; empty for none. */
  readonly anchor: string
  readonly content: string
  /** As in `SearchDocument`. */
  readonly linkShare?: number | undefined
}

/** A cell of a table: line feeds and tabs separate them. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The cell of `HeadBlock.anchors` for a section. */
export function anchorCellOf({ title, anchor }: PageSection): HeadBlock['anchors'] {
  if (anchor === encodeURIComponent(keepingSlugOf(title))) return '='
  if (anchor === foldingSlugOf(title)) return '~'
  return anchor
}
