/** The state of one article while it is written: the HTML so far, the text so far, and what was met on the way. */

import type GithubSlugger from 'github-slugger'
import type { MdastNode } from 'satteri'
import type { Problem } from '../../problem.ts'
import type { CodeBlock } from '../codeBlock.ts'
import { type ComponentCall, type ExternalLink, type Heading, type Ref } from '../doc.ts'
import type { ArticleWords } from '../../words/wordTable.ts'
import type { DrawFormula } from '../formula/formulas.ts'
import type { DrawDiagram } from '../diagram/diagrams.ts'
import type { Highlight } from '../highlight/highlight.ts'
import { startText, type TextState } from '../sections.ts'
import type { Syntax } from '../sourceText.ts'
import { type Typography } from '../../config/typographyNames.ts'
import { freshTypography, type TypographyState } from '../typographyState.ts'
import type { Variables } from '../choiceValues.ts'
import type { FixedValues } from '../fixedValues.ts'
import type { Glossary, GlossaryTerm } from '../glossary.ts'
import type { ReadOther } from '../readOther.ts'

export type Node = MdastNode

/** `file` is that of a partial; absent in the page's own. */
export type SourceLocation = {
  readonly line: number
  readonly column: number
  readonly file?: string
}

/** Mutable on purpose: one per page, never kept. `html` is what has been written since the last `capture`. */
export type ArticleState = {
  readonly file: string
  /** The text the positions of nodes count in; a partial has its own. */
  source: string
  syntax: Syntax
  html: string
  readonly text: TextState
  typography: TypographyState
  /** Language of the page: `fr`, of `fr-CA`. */
  readonly language: string
  /** Rules of the page. */
  readonly rules: Typography
  readonly variables: Variables | undefined
  readonly fixed: FixedValues | undefined
  /** Terms to explain; absent on pages that explain none. */
  readonly terms: TermState | undefined
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
  /** Paragraphs of HTML that ended where a block started: their author may close them further on. */
  readonly endedParagraphs: RawTag[]
  /** Number of open tags outside our innermost element, which closing tags cannot reach. */
  rawFloor: number
  /** Names of open tags that stand too deep to be written, outermost first. */
  readonly leftOut: string[]
  readonly tableLabels: Map<string, number>
  readonly tasks: TaskState
  /** Columns are narrow: a long name is cut there. */
  isInCell: boolean
  imageCount: number
  /** The heading that the page shows as its title, out of its article. */
  titleNode?: Node | undefined
  title?: { readonly html: string; readonly text: string; readonly anchor?: string }
  /** Plain text of the first `h1` of the page's own file that stays in its article. */
  laterTitle?: string
  rawTitle?: SourceLocation
  names: MdxNames
  partials: PartialState
  /** Writes one node at the end of `html`: injected, so that writers need not import the dispatcher. */
  readonly write: (node: Node, state: ArticleState) => void
}

/** The terms that a page explains at their first mention. */
export type TermState = {
  readonly glossary: Glossary
  /** Explained so far. */
  readonly known: Set<GlossaryTerm>
  /** Returns the HTML of a text, its terms explained: injected, as `write` is. */
  readonly write: (text: string, state: ArticleState) => string
}

/** `isLink`: it leads somewhere, and holds no other link. */
type RawTag = {
  readonly name: string
  readonly place: SourceLocation
  readonly isLink?: boolean
  /** Language of the text in it, when it says so. */
  readonly lang?: string | undefined
}

export type PartialState = {
  readonly read: ReadOther
  /** Files being written, outermost first: the page, then partials. */
  readonly stack: readonly string[]
  /** Number of partials the page has included so far. */
  readonly count: { included: number }
  /** SourceLocation of text that is parsed apart from its file. */
  readonly place?: SourceLocation
  /** SourceLocation where the page includes it, inside of a partial. */
  readonly included?: SourceLocation
}

export type Abbreviations = {
  /** Meanings by abbreviation. */
  readonly meanings: Map<string, string>
  /** Any of them, as a word; made at the first text. */
  pattern?: RegExp
}

export type FootnoteDefinition = Extract<Node, { type: 'footnoteDefinition' }>

/** Its number and id, the ids of its calls, the section its words belong to, the file that holds it. */
export type Footnote = {
  readonly number: number
  readonly id: string
  readonly calls: string[]
  readonly section: number
  readonly file: FileScope
}

export type FileScope = Pick<
  ArticleState,
  'source' | 'syntax' | 'definitions' | 'notes' | 'abbreviations' | 'names' | 'partials'
>

/** Name → the path it is imported from. */
export type MdxNames = Map<string, string>

/** Mutable on purpose, as what is carried along. */
export type TaskState = {
  /** Name of the task around, '' in a list of tasks, `undefined` outside of them. */
  around: string | undefined
  /** Number of tasks so far with the same text under the same heading, by name. */
  readonly counts: Map<string, number>
}

export function createArticleState(
  given: Pick<
    ArticleState,
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
    readPartial: PartialState['read']
  },
): ArticleState {
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
    // Spread first, in Node 20, it makes each field that follows several times slower: a quarter of a stub.
    ...options,
  }
}
