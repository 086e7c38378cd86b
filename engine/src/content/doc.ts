/** Result of parsing one Markdown file once: everything later is derived from it. Plain data only. */

import type { Problem } from '../problem.ts'
import type { CodeBlock } from './codeBlock.ts'
import type { FrontMatter } from './frontMatterSchema.ts'
import type { KeyLines } from './keyLines.ts'

/** One Markdown file, parsed. JSON-serialisable: it is cached and sent between workers as it is. */
export type Doc = {
  /** Path from the site folder, NFC, `/`-separated: `docs/Haproxy/haproxy.md`. */
  readonly file: string
  /** Path from the content folder: `Haproxy/haproxy.md`. */
  readonly source: string
  /** `source` without extension and number prefixes, or the front matter `id`: `Haproxy/haproxy`. */
  readonly id: string
  readonly frontMatter: FrontMatter
  /** Set when the front matter cannot be read: the page might be a draft, so it is not published. */
  readonly isWithheld?: true
  /** Set when the page should be MDX and is not: its article only says where parsing failed. */
  readonly isUnreadable?: true
  readonly keyLines: KeyLines
  /** Plain text: front matter `title`, else the first `h1`, else the file name. */
  readonly title: string
  /** Inner HTML of the `h1` to show (that of the body when no heading comes before it), with the marks of its addresses. */
  readonly titleHtml: string
  /** Plain text: front matter, else the first paragraph, cut at a word near 155 characters. */
  readonly description: string
  /**
   * The article without the `h1` that is its title. Two kinds of marks are left for the site to fill in:
   * `refMark(i)` where an address goes, and `blockMark(i)` after each code block.
   */
  readonly html: string
  /** The `style` attributes of `html`, decoded; absent when it has none. */
  readonly styles?: readonly string[]
  /** Names `html`, so that it is not read through to see whether it has changed. */
  readonly htmlHash?: string
  /** Every heading but the `h1` that is its title, in reading order. */
  readonly headings: readonly Heading[]
  /** Every id in the article that a link may point to: headings, raw HTML `id` and `name`, footnotes. */
  readonly anchors: readonly string[]
  /** Anchor that GitHub would give the `h1` used as title. Here, links to it lead to the page. */
  readonly titleAnchor?: string
  /** Addresses to resolve: `refs[i]` belongs to the mark `refMark(i)`. */
  readonly refs: readonly Ref[]
  /** Its links to pages of other hosts, as they come. */
  readonly externalLinks: readonly ExternalLink[]
  readonly blocks: readonly CodeBlock[]
  /** Components of the site that it names; absent where there are none. */
  readonly components?: readonly ComponentCall[]
  /** Text for search: the first has level 1 and no anchor. */
  readonly sections: readonly Section[]
  /** Names `sections`, so that they are not read through to see whether they have changed. */
  readonly sectionsHash?: string
  readonly problems: readonly Problem[]
}

export type Heading = {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6
  readonly id: string
  /** Plain text, entities decoded. */
  readonly text: string
  /** Inner HTML, without links or images: what a table of contents shows. */
  readonly html: string
}

/** An address written by the author, to be resolved against the whole site. */
export type Ref = {
  /** `page`: a link to a page or a Markdown file; `asset`: any other local file; `image`: an `<img>` source. */
  readonly kind: 'page' | 'asset' | 'image'
  /** From the page: `../FTP/service-ftp.md#ouvrir`, `/Apache`, `./plan.png`. */
  readonly target: string
  /** As the author wrote it, in a partial of another folder. */
  readonly typed?: string
  /** 1-based place in the file: the page, or the partial that is named. */
  readonly line: number
  readonly column: number
  readonly file?: string
}

/** A component of the site, named by a page: `calls[i]` stands between `componentMarks(i)`, around what it encloses. */
export type ComponentCall = {
  /** As JSX has it: `PoolSize`. */
  readonly name: string
  /** Values as the author wrote them out. */
  readonly props: Readonly<Record<string, unknown>>
  /** Set for a directive, whose numbers and booleans are written as text. */
  readonly isDirective: boolean
  /** In the middle of a line. */
  readonly isInline: boolean
  /** Encloses something. */
  readonly hasContent: boolean
  /** Index of the section that it stands in, in the text for search, and number of lines before it there. */
  readonly section: number
  readonly linesBefore: number
  readonly line: number
  readonly column: number
  readonly file?: string
}

/** External link, which only `lucarne check --external` requests. */
export type ExternalLink = Pick<Ref, 'line' | 'column' | 'file'> & {
  /** With its scheme, `http:` or `https:`. */
  readonly href: string
}

/** The text under one heading of level 1 to 3; deeper headings belong to their parent section. */
export type Section = {
  readonly level: 1 | 2 | 3
  /** Heading as plain text; the page title for the first section. */
  readonly title: string
  /** Heading id; absent for the first section. */
  readonly anchor?: string
  /** Plain text of the blocks, one line per block or code line. Accents, case and code kept. */
  readonly content: string
  /** Share of the content that is the text of links, if at least 0.5. */
  readonly linkShare?: number
}

const PRIVATE_OPEN = '\uE000'
const PRIVATE_CLOSE = '\uE001'

/** Stands in `Doc.html` and `Doc.titleHtml` for the address number `index`. For an image, the site adds width and height after it. */
export const refMark = (index: number): string => `${PRIVATE_OPEN}r${index}${PRIVATE_CLOSE}`

/** Stands in `Doc.html` right after code block number `index`: the site puts its note there, or nothing. */
export const blockMark = (index: number): string => `${PRIVATE_OPEN}b${index}${PRIVATE_CLOSE}`

/** Stand in `Doc.html` around what component number `index` encloses. */
export const componentMarks = (index: number): readonly [opening: string, closing: string] => [
  `${PRIVATE_OPEN}o${index}${PRIVATE_CLOSE}`,
  `${PRIVATE_OPEN}e${index}${PRIVATE_CLOSE}`,
]

/** Puts each component in the place of its marks; `inner`, what it encloses, has its own components filled in. */
export function fillComponents(
  html: string,
  fill: (index: number, inner: string) => string,
): string {
  return html.replace(
    /\uE000o(\d+)\uE001([\s\S]*?)\uE000e\1\uE001/g,
    (_, index: string, inner: string) => fill(Number(index), fillComponents(inner, fill)),
  )
}

/** Fills in the marks of an article. */
export function fillMarks(
  html: string,
  fill: { ref: (index: number) => string; block: (index: number) => string },
): string {
  return html.replace(/\uE000([rb])(\d+)\uE001/g, (_, kind: string, index: string) =>
    kind === 'r' ? fill.ref(Number(index)) : fill.block(Number(index)),
  )
}
