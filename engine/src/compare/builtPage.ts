/** Facts about a page of a built site, as a reader gets it, whatever tool built it. Plain data. */

import type { ToolWords } from './toolWords.ts'

export type BuiltPage = {
  /** Path with a slash at both ends, without base URL, `index.html` or `.html`. */
  readonly path: string
  readonly title: string
  /** A list that a tool made: its title is a sentence of the tool around a name. */
  readonly isListOfTool?: true
  /** Target when its file redirects; the rest is then empty. */
  readonly redirect?: string
  /** Ids that a link may lead to: of headings, and of what a link of the page names. */
  readonly anchors: readonly string[]
  /** Id of the heading that is the title: without it, a link to it leads to the top of the page, where it is. */
  readonly titleAnchor?: string
  /** Words of the article, in order, in lower case, without those of code blocks. */
  readonly words: readonly string[]
  /** Words that a tool wrote by itself, by what they are: they are not among `words`. */
  readonly toolWords: ToolWords
  readonly codeBlocks: readonly string[]
  /** Alternative texts, or names of files where there are none. */
  readonly images: readonly string[]
  /** Targets of its links: full addresses, or paths as in `path`; `#x` for anchors of the page. */
  readonly links: readonly string[]
}
