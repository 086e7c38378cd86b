/** What is carried along while one tree is written: the HTML so far, the text so far, and what was met on the way. */

import type GithubSlugger from 'github-slugger'
import type { MdastNode } from 'satteri'
import type { Problem } from '../../problem.ts'
import type { CodeBlock } from '../codeBlock.ts'
import { refMark, type ComponentCall, type ExternalLink, type Heading, type Ref } from '../doc.ts'
import type { ArticleWords } from '../../words/wordTable.ts'
import type { DrawFormula } from '../formula/formulas.ts'
import type { DrawDiagram } from '../diagram/diagrams.ts'
import { escapeText } from '../escapeHtml.ts'
import type { Highlight } from '../highlight/highlight.ts'
import { startText, type TextWriting } from '../sections.ts'
import { targetFromPage } from '../sourcePath.ts'
import type { Syntax } from '../sourceText.ts'
import { typographyOf, type Typography } from '../../config/typographyNames.ts'
import { primaryLanguageOf } from '../../words/languageNames.ts'
import { typeset } from '../typography.ts'
import { freshTypography, type TypographyState } from '../typographyState.ts'
import type { Variables } from '../choiceValues.ts'
import type { FixedValues } from '../fixedValues.ts'
import type { Abbreviations } from './abbreviations.ts'
import type { Glossary, GlossaryTerm } from '../glossary.ts'
import type { Footnote, FootnoteDefinition } from './footnotes.ts'
import type { MdxNames } from './mdxImports.ts'
import type { ReadOther } from '../readOther.ts'
import { isInRawCode, isRead } from './rawContext.ts'
import type { TaskWriting } from './task.ts'

export type Node = MdastNode

/** Mutable on purpose: one per page, never kept. `html` is what has been written since the last `capture`. */
export type Writing = {
  readonly file: string
  /** The text the positions of nodes count in; a partial has its own. */
  source: string
  syntax: Syntax
  html: string
  readonly text: TextWriting
  typography: TypographyState
  /** Of the page: `fr`, of `fr-CA`. */
  readonly language: string
  /** Rules of the page. */
  readonly rules: Typography
  readonly variables: Variables | undefined
  readonly fixed: FixedValues | undefined
  /** Where the page explains terms. */
  readonly terms: TermWriting | undefined
  /** Running text, in which terms are explained: no title, no cell. */
  isInParagraph: boolean
  readonly words: ArticleWords
  /** Names of the components of the site. */
  readonly siteComponents: ReadonlySet<string>
  readonly calls: ComponentCall[]
  readonly slugger: GithubSlugger
  readonly headings: Heading[]
  readonly anchors: Set<string>
  readonly rawIds: Set<string>
  readonly refs: Ref[]
  readonly externalLinks: ExternalLink[]
  readonly blocks: CodeBlock[]
  readonly problems: Problem[]
  readonly highlight: Highlight
  readonly drawDiagram: DrawDiagram
  /** Absent where the site reads no formulas: dollars are text. */
  readonly drawFormula: DrawFormula | undefined
  definitions: Map<string, { url: string; title?: string | null | undefined }>
  notes: Map<string, FootnoteDefinition>
  abbreviations: Abbreviations
  /** Notes that are called, in order of first call. */
  readonly footnotes: Map<FootnoteDefinition, Footnote>
  /** The last number that was given to an id of a note: those before are taken. */
  readonly tried: Map<string, number>
  /** Open raw HTML elements, outermost first. */
  readonly rawTags: RawTag[]
  /** Of HTML too, and ended where a block started: their author may close them further on. */
  readonly endedParagraphs: RawTag[]
  /** How many of them stand outside the innermost element of ours: closing tags cannot reach those. */
  rawFloor: number
  /** Names of open tags that stand too deep to be written, outermost first. */
  readonly leftOut: string[]
  readonly tableLabels: Map<string, number>
  readonly tasks: TaskWriting
  /** Columns are narrow: a long name is cut there. */
  isInCell: boolean
  imageCount: number
  /** The heading that the page shows as its title, out of its article. */
  titleNode?: Node | undefined
  title?: { readonly html: string; readonly text: string; readonly anchor?: string }
  /** Plain text of the first `h1` of the page's own file that stays in its article. */
  laterTitle?: string
  rawTitle?: Place
  names: MdxNames
  partials: PartialWriting
  /** Writes one node at the end of `html`: injected, so that writers need not import the dispatcher. */
  readonly write: (node: Node, writing: Writing) => void
}

/** The terms that a page explains at their first mention. */
export type TermWriting = {
  readonly glossary: Glossary
  /** Explained so far. */
  readonly known: Set<GlossaryTerm>
  /** Returns the HTML of a text, its terms explained: injected, as `write` is. */
  readonly write: (text: string, writing: Writing) => string
}

/** What `write` writes names terms without explaining them: a link, a badge. */
export function withoutTerms(writing: Writing, write: () => void): void {
  const { isInParagraph } = writing
  writing.isInParagraph = false
  write()
  writing.isInParagraph = isInParagraph
}

/** `isLink`: it leads somewhere, and holds no other link. */
type RawTag = {
  readonly name: string
  readonly place: Place
  readonly isLink?: boolean
  /** Of the text in it, when it says so. */
  readonly lang?: string | undefined
}
export type PartialWriting = {
  readonly read: ReadOther
  /** Files being written, outermost first: the page, then partials. */
  readonly stack: readonly string[]
  /** How many the page has included so far. */
  readonly count: { included: number }
  /** Of text that is parsed apart from its file. */
  readonly place?: Place
  /** Where the page includes it, inside of a partial. */
  readonly included?: Place
}
/** `file` is that of a partial; absent in the page's own. */
export type Place = { readonly line: number; readonly column: number; readonly file?: string }

export function startWriting(
  given: Pick<
    Writing,
    | 'file'
    | 'source'
    | 'syntax'
    | 'language'
    | 'rules'
    | 'variables'
    | 'fixed'
    | 'terms'
    | 'words'
    | 'siteComponents'
    | 'slugger'
    | 'highlight'
    | 'drawDiagram'
    | 'drawFormula'
    | 'write'
  > & {
    readPartial: PartialWriting['read']
  },
): Writing {
  const { readPartial, ...options } = given
  return {
    html: '',
    text: startText(),
    typography: freshTypography(),
    headings: [],
    anchors: new Set(),
    rawIds: new Set(),
    refs: [],
    externalLinks: [],
    blocks: [],
    calls: [],
    problems: [],
    definitions: new Map(),
    notes: new Map(),
    abbreviations: { meanings: new Map() },
    footnotes: new Map(),
    tried: new Map(),
    rawTags: [],
    endedParagraphs: [],
    rawFloor: 0,
    leftOut: [],
    tableLabels: new Map(),
    tasks: { around: undefined, counts: new Map() },
    isInCell: false,
    isInParagraph: false,
    imageCount: 0,
    names: new Map(),
    partials: { read: readPartial, stack: [given.file], count: { included: 0 } },
    // Spread first, in Node 20, it makes each field that follows several times slower: a quarter of a sketch.
    ...options,
  }
}

export function writeChildren(nodes: readonly Node[], writing: Writing): void {
  for (const node of nodes) writing.write(node, writing)
}

/** What `write` adds to the HTML, taken out of it. */
export function capture(writing: Writing, write: () => void): string {
  const before = writing.html
  writing.html = ''
  write()
  const captured = writing.html
  writing.html = before
  return captured
}

/** A block of running text starts: quotes do not pair across blocks. */
export function startBlock(writing: Writing): void {
  writing.typography = freshTypography()
}

/** Text for the reader, not yet escaped: typeset, then added to the HTML and to the search text. */
export function writeText(value: string, writing: Writing): void {
  const text = isInRawCode(writing) ? value : typeset(value, rulesHere(writing), writing.typography)
  const { terms, isInParagraph } = writing
  writing.html += terms && isInParagraph ? terms.write(text, writing) : escapeText(text)
  if (isRead(writing)) writing.text.line += text
}

/** `text` typeset on its own, for attributes. */
export const typesetAlone = (text: string, writing: Writing): string =>
  typeset(text, rulesHere(writing))

/** Rules of one language never touch a passage that says it is in another. */
function rulesHere({ rules, language, rawTags }: Writing): Typography {
  const lang = rawTags.findLast((tag) => tag.lang !== undefined)?.lang
  if (lang === undefined || primaryLanguageOf(lang) === language) return rules
  return rules === 'none' ? 'none' : typographyOf(true, lang)
}

/** Where the author finds it, 1-based. */
export function placeOf(node: Node, { partials }: Writing): Place {
  if (partials.place) return partials.place
  const start = node.position?.start
  const [, ...inner] = partials.stack
  const file = inner.at(-1)
  return { line: start?.line ?? 1, column: start?.column ?? 1, ...(file !== undefined && { file }) }
}

/** Where something is inside a node, after `before` of what was typed for it. */
export function placeAfter(before: string, node: Node, writing: Writing): Place {
  const start = placeOf(node, writing)
  if (writing.partials.place) return start
  const lines = before.split('\n')
  const length = lines.at(-1)?.length ?? 0
  if (lines.length === 1) return { ...start, column: start.column + length }
  return { ...start, line: start.line + lines.length - 1, column: length + 1 }
}

/** What the author typed for it. */
export function typedSource(node: Node, writing: Writing): string {
  const start = node.position?.start.offset ?? 0
  return writing.source.slice(start, node.position?.end.offset ?? start)
}

export function report(
  writing: Writing,
  place: Place,
  problem: { message: string; hint?: string },
): void {
  const page = 'writing.md'
  writing.problems.push({ kind: 'content', file: writing.file, page, ...place, ...problem })
}

/** Records an address to be resolved by the site → the mark that stands for it. */
export function addRef(
  writing: Writing,
  kind: Ref['kind'],
  at: Place & { target: string },
): string {
  const { target: typed, ...place } = at
  const [page = '', ...inner] = writing.partials.stack
  const target = targetFromPage(typed, page, inner.at(-1) ?? page)
  writing.refs.push({ kind, target, ...place, ...(typed !== target && { typed }) })
  return refMark(writing.refs.length - 1)
}
