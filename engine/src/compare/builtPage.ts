/** What a reader is given by one page of a built site, whatever made it. Plain data. */

import type { ToolWords } from './toolWords.ts'

export type BuiltPage = {
  /** Path with a slash at both ends, without base URL, `index.html` or `.html`. */
  readonly path: string
  readonly title: string
  /** A list that a tool made: its title is a sentence of the tool around a name. */
  readonly isListOfTool?: true
  /** Where its file leads at once; the rest is empty then. */
  readonly redirect?: string
  /** Ids that a link may lead to: of headings, and of what a link of the page names. */
  readonly anchors: readonly string[]
  /** Id of the heading that is the title: without it, a link to it leads to the top of the page, where it is. */
  readonly titleAnchor?: string
  /** Of the article, in order, in lower case, without what stands in blocks of code. */
  readonly words: readonly string[]
  /** Words that a tool wrote by itself, by what they are: they are not among `words`. */
  readonly toolWords: ToolWords
  readonly codeBlocks: readonly string[]
  /** Alternative texts, or names of files where there are none. */
  readonly images: readonly string[]
  /** Where its links lead: whole addresses, or paths as `path`; `#x` for anchors of the page. */
  readonly links: readonly string[]
}
