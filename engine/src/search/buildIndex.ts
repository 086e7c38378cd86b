/** Documents → the files that the browser searches in. */
import { createWordCounter, type WordCounter } from './countWords.ts'
import { countText } from './indexText.ts'
import { namedIn } from './namedIn.ts'
import {
  INDEX_FORMAT,
  indexFileName,
  lengthLevelOf,
  pieceFileName,
  type IndexFile,
  type PieceKind,
  type PieceName,
} from './indexFile.ts'
import { keepSections } from './keptSections.ts'
import { rememberStems } from './language.ts'
import { languageNamed } from './languages/allLanguages.ts'
import { createLexicon, type Lexicon } from './lexicon.ts'
import { packNumbers } from './numbers.ts'
import { packGlossary } from './packGlossary.ts'
import { lastPartOf } from './openPages.ts'
import { groupByAddress, type IndexPage, packHeads, packPages } from './packPages.ts'
import type { IndexedPage, PageSection } from './indexedPage.ts'
import { sliceForms, sliceTerms, weightOfTerms } from './packTerms.ts'
import { sliceTexts, textRunsOf } from './packTexts.ts'
import type { SearchDocument } from './searchDocument.ts'
import type { SearchSettings } from './searchSettings.ts'

export type IndexOptions = {
  /** Names the files: `docs-default-current`, `default`. */
  readonly tag: string
  /** Names the content: the other files have it in their names, so that those of two indexes never mix. */
  readonly stamp: string
  readonly settings: SearchSettings
  /** Lines of the site's own glossary, as `readGlossary` gives them. */
  readonly glossary?: string
}

/** Index files, to be written beside the pages at the base of the site. */
export type BuiltIndex = { readonly files: readonly BuiltFile[] }
export type BuiltFile = { readonly name: string; readonly bytes: Uint8Array }

/** A file that is made when it is asked for. */
export type FileToBuild = { readonly name: string; readonly make: () => Uint8Array }

/** Lexicon that numbers the words of pages, and the counter that uses it. */
export type CountedWords = { readonly lexicon: Lexicon; readonly count: WordCounter }

export function createWords(): CountedWords {
  const lexicon = createLexicon()
  return { lexicon, count: createWordCounter(lexicon) }
}

/** The first file is `search-index-{tag}.json`; the others are fetched by the browser when it needs them. */
export function buildIndex(
  documents: readonly SearchDocument[],
  options: IndexOptions,
): BuiltIndex {
  const words = createWords()
  const pages = groupPages(documents).map(({ facts, sections }) => ({
    facts,
    sections: keepSections(sections, words.count),
    key: '',
  }))
  return built(filesOfIndex(pages, { ...options, words, textStampOf: () => options.stamp }))
}

export const built = (files: readonly FileToBuild[]): BuiltIndex => ({
  files: files.map(({ name, make }) => ({ name, bytes: make() })),
})

function groupPages(documents: readonly SearchDocument[]) {
  const pages = new Map<string, { facts: IndexedPage; sections: PageSection[] }>()
  for (const { sectionRoute, pageTitle, tags, sidebarParentCategories, ...section } of documents) {
    const [href = '', anchor = ''] = sectionRoute.split('#')
    const facts = { href, title: pageTitle, tags, categories: sidebarParentCategories }
    const page = pages.get(href) ?? { facts, sections: [] }
    pages.set(href, page)
    page.sections.push({ ...section, title: section.sectionTitle, anchor })
  }
  return [...pages.values()]
}

export type PagesIndexOptions = IndexOptions & {
  /** Words of the pages. */
  readonly words: CountedWords
  /**
   * Returns the hash in the names of these pages' text files. It differs between runs of one index, even for the same
   * texts.
   */
  readonly textStampOf: (pages: readonly IndexPage[]) => string
}

/** The same, of pages whose words are counted. */
export function filesOfIndex(
  pages: readonly IndexPage[],
  { words, textStampOf, ...options }: PagesIndexOptions,
): FileToBuild[] {
  const { settings } = options
  const language = rememberStems(languageNamed(settings.language))
  const groups = groupByAddress(pages)
  const grouped = groups.flat()
  const sections = grouped.map((page) => page.sections)
  const fields = grouped.flatMap(({ facts }) => listFields(facts))
  const counted = countText(
    sections.map((each) => each.words),
    { ...words, fields, language },
  )
  const names = [...fields, ...sections.flatMap(({ titles }) => titles.split('\n'))]
  const linkShares = sections.flatMap((each) => Array.from(each.linkShares))
  const isSharded = weightOfTerms(counted) > settings.shardThreshold
  const terms = sliceTerms(counted, isSharded ? settings.shardLength : undefined)
  const heads = packHeads(groups, isSharded ? SHARD_HEADS : Infinity)
  const texts = textRunsOf(grouped).flatMap((run) => {
    const stamp = textStampOf(run)
    return sliceTexts(run, settings.textPackLength).map((slice, i) => ({ ...slice, stamp, i }))
  })
  const glossary = packGlossary(options.glossary ?? '', {
    language,
    isNamed: namedIn(names, language),
    isHeld: (stem) => counted.postings.has(stem),
    synonymCount: settings.synonymCount,
    pieceLength: settings.glossaryLength,
  })
  const file: IndexFile = {
    format: INDEX_FORMAT,
    tag: options.tag,
    stamp: options.stamp,
    settings,
    documents: {
      pages: packPages(groups),
      headCounts: heads.map((head) => head.count),
      ...(isSharded ? {} : { heads: heads.map((head) => head.block) }),
      textCounts: texts.map(({ count }) => count),
      textStamps: texts.map(({ stamp }) => stamp),
    },
    index: {
      lengths: packNumbers(
        counted.lengths.map((length, i) =>
          lengthLevelOf(length * linkFactorOf(linkShares[i], settings)),
        ),
      ),
      titleLengths: packNumbers(counted.titleLengths),
      bounds: terms.map(({ first, last }) => [first, last]),
      ...(isSharded ? {} : { terms: terms.map(({ pack }) => pack()) }),
    },
    glossary: { weak: glossary.weak, starts: glossary.starts },
  }
  const name = indexFileName(options.tag)
  const pieceOf = (stamp: string, piece: PieceName, make: () => Uint8Array): FileToBuild => {
    return { name: pieceFileName(name, stamp, piece), make }
  }
  const makePieces = (kind: PieceKind, makes: readonly (() => unknown)[]) =>
    makes.map((make, i) => pieceOf(options.stamp, `${kind}-${i}`, () => jsonOf(make())))
  const index = { name, make: () => jsonOf(file) }
  const textFiles = texts.map(({ stamp, i, pack }) => pieceOf(stamp, `text-${i}`, pack))
  const nameFiles = makePieces(
    'names',
    glossary.pieces.map((piece) => () => piece),
  )
  if (!isSharded) return [index, ...textFiles, ...nameFiles]
  const headBlocks = heads.map(
    ({ block }) =>
      () =>
        block,
  )
  return [
    index,
    ...textFiles,
    ...nameFiles,
    ...makePieces('heads', headBlocks),
    ...makePieces(
      'terms',
      terms.map(({ pack }) => pack),
    ),
    ...makePieces('forms', sliceForms(counted)),
  ]
}

const SHARD_HEADS = 64

/** Returns the strings whose words are in the dictionary besides those of texts and their titles. */
const listFields = ({ href, title, tags }: IndexedPage): readonly string[] => [
  title,
  ...tags,
  lastPartOf(href),
]

/** Returns the factor by which links lengthen a text: 1 without links. */
const linkFactorOf = (linkShare = 0, { linkListLength }: SearchSettings): number =>
  1 + (linkListLength - 1) * linkShare

const jsonOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))
