/** One Markdown file → its `Doc`: parsed once, written once, everything else derived from it. */

import GithubSlugger from 'github-slugger'
import type { Typography } from '../config/typographyNames.ts'
import type { Problem } from '../problem.ts'
import { articleWordsOf } from '../words/languageWords.ts'
import type { ArticleWords } from '../words/wordTable.ts'
import { collectDefinitions } from './article/definitions.ts'
import { isPartialImport } from './article/mdxImports.ts'
import { closeRawTags } from './article/enclose.ts'
import { writeFootnotes } from './article/footnotes.ts'
import { writeLanding } from './article/landing.ts'
import { withoutRepeatedIds } from './article/rawTag.ts'
import { startTerms } from './article/term.ts'
import { titleNodeOf } from './article/title.ts'
import { writeNode } from './article/writeNode.ts'
import { report, typesetAlone } from './article/updateState.ts'
import type { DrawDiagram } from './diagram/diagrams.ts'
import type { DrawFormula } from './formula/formulas.ts'
import type { Doc } from './doc.ts'
import { escapeText } from './escapeHtml.ts'
import { fill } from '../words/fill.ts'
import { frontMatterIn, readFrontMatter } from './frontMatter.ts'
import type { Glossary } from './glossary.ts'
import type { FrontMatter } from './frontMatterSchema.ts'
import type { Highlight } from './highlight/highlight.ts'
import { keyLinesOf } from './keyLines.ts'
import type { MdxMark } from './mdxInMarkdown.ts'
import { heroTitle, withoutTags } from './landing.ts'
import { parseTree, type ParsedTree } from './parseTree.ts'
import type { ReadOther } from './readOther.ts'
import { sectionsOf } from './sections.ts'
import { withShownNames } from './shownNames.ts'
import { unknownInFrontMatter } from './unknownInFrontMatter.ts'
import { parentFolder, idOfSource, type NumberPrefixes } from './sourcePath.ts'
import { stylesIn } from './styleAttributes.ts'
import { cleanText, syntaxOf, withoutCode } from './sourceText.ts'
import type { Variables } from './choiceValues.ts'
import { fillFixed, markFixed, unfilled, type FixedValues } from './fixedValues.ts'
import { markChoices, settleChoices } from './variants.ts'
import { createArticleState, type ArticleState } from './article/state.ts'

/** `file` from the site folder, `source` from the content folder, both NFC; `text` is the whole file. */
export type SourceFile = {
  readonly file: string
  readonly source: string
  readonly text: string
  /** The same, where it was read from a disk. */
  readonly bytes?: Uint8Array
}

export type ParseOptions = {
  /** Without it, code has no colours and no language is unknown. */
  readonly highlight?: Highlight
  /** Without it, diagrams are shown as code. */
  readonly drawDiagram?: DrawDiagram
  /** Without it, dollars are text. */
  readonly drawFormula?: DrawFormula | undefined
  /** Without it, nothing is included. */
  readonly readPartial?: ReadOther
  /** Typography; French by default. */
  readonly typography?: Typography
  /** Language of the page; French by default. */
  readonly language?: string
  /** Values of `{{ name }}`, and what readers choose; absent: it is text like any other. */
  readonly variables?: Variables | undefined
  /** Terms that are explained at their first mention; absent: none is. */
  readonly glossary?: Glossary | undefined
  /** As `docs.numberPrefixes`; Docusaurus' rule by default. */
  readonly numberPrefixes?: NumberPrefixes | undefined
  /** Names of the components of the site; none by default. */
  readonly components?: readonly string[] | undefined
  /** Words shown to the reader around the author's text; French by default. */
  readonly words?: ArticleWords
}

export function parseDoc(source: SourceFile, options: ParseOptions = {}): Doc {
  try {
    return withStyles(parseWhole(source, options))
  } catch (error) {
    // What nobody has foreseen is of this page alone.
    return unreadableDoc(source, options, error)
  }
}

function withStyles(doc: Doc): Doc {
  const styles = stylesIn(doc.html)
  return styles.length > 0 ? { ...doc, styles } : doc
}

/** Its front matter, and what is wrong; the page itself is not published. */
function unreadableDoc(source: SourceFile, options: ParseOptions, error: unknown): Doc {
  const said = error instanceof Error ? error.message : String(error)
  const problem: Problem = {
    kind: 'content',
    file: source.file,
    message: `This page cannot be read: ${said}`,
    hint: 'Take away what was written last, until it can; then tell us. Until then, this page is not published.',
  }
  const head = frontMatterIn(cleanText(source.text))
  const doc = parseWhole({ ...source, text: head.length > 10_000 ? '' : head }, options)
  return { ...doc, isWithheld: true, isUnreadable: true, problems: [...doc.problems, problem] }
}

function parseWhole(given: SourceFile, options: ParseOptions): Doc {
  const { variables, readPartial } = options
  if (!variables) return parseMarked(given, options)
  const fixed: FixedValues = { variables, marks: [] }
  const marked = (text: string) => markChoices(markFixed(text, fixed), variables)
  const readMarked: ReadOther = (path, isShown) => {
    const text = readPartial?.(path, isShown)
    return text === undefined || isShown || !isPartialImport(path) ? text : marked(text)
  }
  const doc = parseMarked(
    { ...given, text: marked(given.text) },
    { ...options, readPartial: readMarked },
    fixed,
  )
  return settleChoices(withTypedValues(doc, fixed), variables)
}

/** Rewrites problems so that they quote the author's source text. */
function withTypedValues(doc: Doc, fixed: FixedValues): Doc {
  if (doc.problems.length === 0 || fixed.marks.length === 0) return doc
  const problems = doc.problems.map(({ message, hint, ...place }) => ({
    ...place,
    message: unfilled(message, fixed),
    ...(hint !== undefined && { hint: unfilled(hint, fixed) }),
  }))
  return { ...doc, problems }
}

function parseMarked(
  { file, source, text }: SourceFile,
  options: ParseOptions,
  fixed?: FixedValues,
): Doc {
  const clean = cleanText(text)
  const { frontMatter, isWithheld, problems } = readFrontMatter(file, clean)
  const head = frontMatterIn(clean)
  const unknown = fixed ? unknownInFrontMatter({ file, frontMatter, head }, fixed) : []
  fillFixed(frontMatter, fixed)
  const syntax = syntaxOf(file, clean, frontMatter)
  const { drawFormula } = options
  const parsed = parseTree(clean, syntax, { hasFormulas: drawFormula !== undefined })
  if ('tree' in parsed) fillFixed(parsed.tree, fixed)
  const state = createArticleState({
    file,
    source: 'tree' in parsed ? parsed.source : clean,
    syntax: 'syntax' in parsed ? parsed.syntax : syntax,
    language: options.language ?? 'fr',
    rules: options.typography ?? 'fr',
    words: options.words ?? articleWordsOf('fr'),
    variables: options.variables,
    fixed,
    siteComponents: new Set(options.components),
    terms: startTerms(frontMatter.glossary === false ? undefined : options.glossary),
    slugger: new GithubSlugger(),
    highlight: options.highlight ?? ((code) => escapeText(code)),
    drawDiagram: options.drawDiagram ?? (() => undefined),
    drawFormula,
    readPartial: options.readPartial ?? (() => undefined),
    write: writeNode,
  })
  const keyLines = keyLinesOf(head)
  writeLanding({ frontMatter, keyLines }, state)
  const firstParagraph = writeTree(parsed, state)
  const title =
    typesetAlone(frontMatter.title ?? '', state) ||
    state.title?.text ||
    state.laterTitle ||
    typesetAlone(heroTitle(frontMatter), state) ||
    nameInPlaceOfTitle(source, state, options.numberPrefixes)
  return {
    file,
    source,
    id: idOf(source, frontMatter, options.numberPrefixes),
    frontMatter: withShownNames(frontMatter, state),
    keyLines,
    ...(isWithheld && { isWithheld }),
    ...('error' in parsed && { isUnreadable: true as const }),
    title,
    titleHtml: state.title?.html ?? escapeText(title),
    description:
      typesetAlone(frontMatter.description ?? '', state) ||
      cutAtWord(firstParagraph || typesetAlone(withoutTags(frontMatter.hero?.tagline), state)),
    html: withoutRepeatedIds(state.html, state),
    headings: state.headings,
    anchors: [...state.anchors],
    ...(state.title?.anchor && { titleAnchor: state.title.anchor }),
    refs: state.refs,
    externalLinks: state.externalLinks,
    blocks: state.blocks,
    ...(state.calls.length > 0 && { components: state.calls }),
    sections: sectionsOf(state.text, title, state.title?.text),
    problems: [...problems, ...unknown, ...state.problems],
  }
}

/**
 * Parses only what menus show of a page, its front matter and title, in a fraction of the time. The title may be wrong
 * when it is not a line that starts with `# `.
 */
export function parseStub(source: SourceFile, options: ParseOptions = {}): Doc {
  const clean = cleanText(source.text)
  const head = frontMatterIn(clean)
  const title = /^title:/m.test(head) ? '' : titleLineOf(clean.slice(head.length).trimStart())
  return parseDoc({ ...source, text: title === '' ? head : `${head}\n\n${title}\n` }, options)
}

function titleLineOf(body: string): string {
  const text = body.startsWith('# ') ? body : withoutCode(body).replace(/<!--[\s\S]*?-->/g, '')
  const [line = ''] = /^# .+$/m.exec(text) ?? []
  return line
}

/** Writes the whole article → the text of its first paragraph. */
function writeTree(parsed: ParsedTree, state: ArticleState): string {
  if ('error' in parsed) return writeError(parsed.error, state)
  for (const { line, column, ...problem } of parsed.marks) report(state, { line, column }, problem)
  collectDefinitions(parsed.tree, state)
  state.titleNode = titleNodeOf(parsed.tree.children)
  let firstParagraph = ''
  for (const node of parsed.tree.children) {
    state.write(node, state)
    if (node.type === 'paragraph' && firstParagraph === '')
      firstParagraph = state.text.sections[state.text.current]?.lines.at(-1) ?? ''
  }
  closeRawTags(state, 0)
  writeFootnotes(state)
  return firstParagraph
}

function writeError(error: MdxMark, state: ArticleState): string {
  state.problems.push({
    kind: 'content',
    file: state.file,
    line: error.line,
    column: error.column,
    message: `This page cannot be read: ${error.message}`,
    hint: error.hint,
  })
  const { unreadableTitle, unreadablePlace } = state.words
  const place = fill(unreadablePlace, { line: error.line, column: error.column })
  state.html +=
    `<div class="admonition admonition-danger" role="note">\n<p class="admonition-title">${escapeText(unreadableTitle)}</p>\n` +
    `<p>${escapeText(place)} <code>${escapeText(error.message)}</code></p>\n</div>\n`
  return ''
}

function nameInPlaceOfTitle(
  source: string,
  state: ArticleState,
  prefixes: NumberPrefixes | undefined,
): string {
  const name = idOfSource(source, prefixes).split('/').at(-1) ?? source
  if (state.rawTitle)
    report(state, state.rawTitle, {
      message: `“<h1>” does not name the page: its title is that of its file, “${name}”.`,
      hint: 'Write it “# Titre”, or “title: Titre” in the front matter instead.',
    })
  return name
}

function idOf(
  source: string,
  frontMatter: FrontMatter,
  prefixes: NumberPrefixes | undefined,
): string {
  const id = idOfSource(source, frontMatter.parse_number_prefixes === false ? false : prefixes)
  if (frontMatter.id === undefined) return id
  const folder = parentFolder(id)
  return folder === '' ? frontMatter.id : `${folder}/${frontMatter.id}`
}

/** About 155 characters, the length search engines show; never in the middle of a word. */
function cutAtWord(text: string): string {
  if (text.length <= 160) return text
  const cut = text.slice(0, 155)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 80)).replace(/[\s,;:.\u00A0\u202F]+$/, '')}…`
}
