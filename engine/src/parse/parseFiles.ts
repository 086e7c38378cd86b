/** Markdown files → docs, here and now. */

import type { ArticleWords } from '../words/wordTable.ts'
import type { Typography } from '../config/typographyNames.ts'
import type { Doc } from '../content/doc.ts'
import { highlightedIn } from '../content/article/code.ts'
import { createDiagrams } from '../content/diagram/diagrams.ts'
import { createFormulas } from '../content/formula/formulas.ts'
import { createHighlighter, type Highlighter } from '../content/highlight/highlight.ts'
import type { Glossary } from '../content/glossary.ts'
import { parseDoc, type SourceFile } from '../content/parseDoc.ts'
import type { Places } from '../content/realPaths.ts'
import type { NumberPrefixes } from '../content/sourcePath.ts'
import type { Problem } from '../problem.ts'
import { hashContent } from '../disk/hashContent.ts'
import { createPartialReader } from '../read/readPartial.ts'
import { variablesFor, type FolderVariables } from '../read/folderVariables.ts'

/** Plain data: it is sent to worker threads. */
export type ParseSettings = Places & {
  readonly numberPrefixes?: NumberPrefixes | undefined
  /** Variables of each content folder that has any. */
  readonly variables?: readonly FolderVariables[]
  /** Formulas are read. */
  readonly math?: boolean
  /** Names of the components of the site. */
  readonly components?: readonly string[] | undefined
  /** Words of each locale, the default one first; the files of the others are under their folder. */
  readonly words: readonly LocaleWords[]
}

/** `folder` is from the site folder: empty for the default locale, `i18n/en/` for another. */
export type LocaleWords = {
  readonly folder: string
  readonly words: ArticleWords
  /** Language of its pages: `fr` for `fr-CA`. */
  readonly language: string
  readonly typography: Typography
  readonly glossary?: Glossary | undefined
}

export type ParsedFile = {
  readonly doc: Doc
  /** False when the doc was made of other files too, which its own text does not tell. */
  readonly isWhole: boolean
}

export type FileParser = {
  /** `before` are docs of the same engine: the code they hold is not highlighted again. */
  readonly parse: (
    files: readonly SourceFile[],
    before?: readonly Doc[],
  ) => Promise<readonly ParsedFile[]>
  /** Loads what parsing code in these languages needs, so that the next file does not wait for it. */
  readonly prepare: (languages: Iterable<string>) => Promise<void>
}

export function createFileParser(
  { numberPrefixes, variables, math, components, words, ...places }: ParseSettings,
  { highlight, missed, load, remember }: Highlighter = createHighlighter(),
): FileParser {
  const readPartial = createPartialReader(places)
  const diagrams = createDiagrams()
  const formulas = createFormulas()
  const parseNow = (file: SourceFile): ParsedFile => {
    let isWhole = true
    const told: Problem[] = []
    const readOther = (partial: string, isShown?: boolean) => {
      isWhole = false
      const { text, problems } = readPartial(partial, isShown)
      told.push(...problems)
      return text
    }
    const doc = parseDoc(file, {
      numberPrefixes,
      variables: variablesFor(file, variables),
      components,
      highlight,
      drawDiagram: diagrams.draw,
      drawFormula: math ? formulas.draw : undefined,
      readPartial: readOther,
      ...languageFor(file, words),
    })
    const sectionsHash = hashContent(JSON.stringify(doc.sections))
    const problems = [...doc.problems, ...told]
    return { doc: { ...withHtml(doc, doc.html), sectionsHash, problems }, isWhole }
  }
  /** The grammars that a file needs, and whether it draws, are known once it is parsed; each turn loads one at least. */
  const parseOne = async (file: SourceFile): Promise<ParsedFile> => {
    const parsed = parseNow(file)
    const languages = missed()
    const wanted = [diagrams, formulas].filter((library) => library.takeWanted())
    if (languages.length === 0 && wanted.length === 0) return parsed
    await Promise.all([load(languages), ...wanted.map((library) => library.load())])
    return parseOne(file)
  }
  return {
    parse: async (files, before = []) => {
      for (const doc of before) highlightedIn(doc).forEach(remember)
      const parsed: ParsedFile[] = []
      for (const file of files) parsed.push(await parseOne(file))
      return parsed
    },
    prepare: load,
  }
}

/** The doc with this article, and the name of it. */
export const withHtml = (doc: Doc, html: string): Doc => ({
  ...doc,
  html,
  htmlHash: hashContent(html),
})

/** Returns the parser options of a file's locale. */
export function languageFor({ file }: SourceFile, locales: readonly LocaleWords[]) {
  const locale = locales.findLast(({ folder }) => file.startsWith(folder))
  if (!locale) return undefined
  const { folder: _, ...read } = locale
  return read
}
