/** `search-index-{tag}.json` → an index to search in, to which pieces are added as they arrive. */
import {
  INDEX_FORMAT,
  lengthOfLevel,
  pieceFileName,
  type HeadBlock,
  type IndexFile,
  type PieceName,
  type TermBlock,
  type TextPack,
} from './indexFile.ts'
import { addToGlossary, openGlossary, type SearchGlossary } from './glossary.ts'
import { damaged, startsOf, unpackNumbers } from './numbers.ts'
import { openForms, openTerms, type Forms, type Terms } from './openTerms.ts'
import { openPages, type Pages } from './openPages.ts'
import type { SearchLanguage } from './language.ts'
import type { SearchSettings } from './searchSettings.ts'

/** Search index in memory; parts not loaded yet are `undefined`. */
export type SearchIndex = {
  /** Name or address of the index → of the file of a piece. */
  readonly fileOf: (index: string, piece: PieceName) => string
  readonly settings: SearchSettings
  readonly language: SearchLanguage
  readonly glossary: SearchGlossary
  readonly pages: Pages
  readonly sectionCount: number
  /** Section → page number. */
  readonly pageOfSection: Uint32Array
  /** BM25's divisor for the length of each section, and of each page. */
  readonly sectionNorms: Float32Array
  readonly pageNorms: Float32Array
  /** BM25's divisor for the length of each section's title. */
  readonly titleNorms: Float32Array
  readonly bounds: IndexFile['index']['bounds']
  readonly terms: (Terms | undefined)[]
  readonly heads: PieceList<Heads>
  readonly texts: PieceList<readonly string[]>
  /** Every form, by length (`formsPieceOf`), when the dictionary is in pieces. */
  readonly formsByLength: (Forms | undefined)[]
}

/** Pieces of consecutive sections; `starts` holds one more number than there are pieces. */
export type PieceList<T> = {
  readonly starts: readonly number[]
  readonly pieces: (T | undefined)[]
}

export type Heads = { readonly titles: readonly string[]; readonly anchors: readonly string[] }

/** Gives the rules of the language that an index says it is in; `undefined` is French. */
export type LanguageOf = (name: string | undefined) => SearchLanguage

/** `json` is the parsed file. Throws when it is damaged or of another format. */
export function openIndex(json: unknown, languageOf: LanguageOf): SearchIndex {
  const file = json as IndexFile
  if (file?.format !== INDEX_FORMAT) throw damaged()
  const { settings, documents, index: packed } = file
  const { textStamps } = documents
  const language = languageOf(settings.language)
  const pages = openPages(documents.pages, settings, language)
  const lengths = Float32Array.from(unpackNumbers(packed.lengths), lengthOfLevel)
  const sectionCount = lengths.length
  if (pages.starts.at(-1) !== sectionCount) throw damaged()
  const pageOfSection = pageOfSectionIn(pages.starts, sectionCount)
  const index: SearchIndex = {
    settings,
    language,
    glossary: openGlossary(file.glossary),
    pages,
    sectionCount,
    pageOfSection,
    sectionNorms: normsOf(lengths, settings.b),
    pageNorms: normsOf(pageLengthsOf(lengths, pageOfSection, pages.titles.length), settings.b),
    titleNorms: normsOf(Float32Array.from(unpackNumbers(packed.titleLengths)), settings.b),
    bounds: packed.bounds,
    terms: packed.bounds.map(() => undefined),
    heads: emptyList(startsOf(documents.headCounts), sectionCount),
    fileOf: (name, piece) => {
      const number = Number(piece.split('text-')[1])
      const by = textStamps[number]
      const local: PieceName = by ? `text-${number - textStamps.indexOf(by)}` : piece
      return pieceFileName(name, by ?? file.stamp, local)
    },
    texts: emptyList(startsOf(documents.textCounts), sectionCount),
    formsByLength: [],
  }
  packed.terms?.forEach((block, number) => addPiece(index, `terms-${number}`, block))
  documents.heads?.forEach((block, number) => addPiece(index, `heads-${number}`, block))
  return index
}

/** Adds a fetched piece to its index. Throws when it is damaged. */
export function addPiece(index: SearchIndex, piece: PieceName, json: unknown): void {
  const [kind, digits] = piece.split('-')
  const number = Number(digits)
  if (kind === 'terms') index.terms[number] = openTerms(json as TermBlock, index.sectionCount)
  else if (kind === 'forms') index.formsByLength[number] = openForms(json as TermBlock['forms'])
  else if (kind === 'text') index.texts.pieces[number] = openText(index, number, json as TextPack)
  else if (kind === 'heads') index.heads.pieces[number] = openHeads(json as HeadBlock)
  else {
    addToGlossary(index.glossary, json as string, index.language)
    index.glossary.pieces[number] = json
  }
}

function openHeads({ titles, anchors }: HeadBlock): Heads {
  return { titles: titles.split('\n'), anchors: anchors.split('\n') }
}

function openText({ texts }: SearchIndex, number: number, pack: TextPack): readonly string[] {
  const count = (texts.starts[number + 1] ?? 0) - (texts.starts[number] ?? 0)
  if (pack.texts.length !== count || pack.texts.some((text) => typeof text !== 'string')) {
    throw damaged()
  }
  return pack.texts
}

function emptyList<T>(starts: readonly number[], sectionCount: number): PieceList<T> {
  if (starts.at(-1) !== sectionCount) throw damaged()
  return { starts, pieces: [] }
}

function pageOfSectionIn(starts: readonly number[], sectionCount: number): Uint32Array {
  const pageNumbers = new Uint32Array(sectionCount)
  for (let page = 0; page + 1 < starts.length; page++)
    pageNumbers.fill(page, starts[page], starts[page + 1])
  return pageNumbers
}

function pageLengthsOf(
  lengths: Float32Array,
  pageNumbers: Uint32Array,
  count: number,
): Float32Array {
  const sums = new Float32Array(count)
  lengths.forEach((length, section) => {
    const page = pageNumbers[section] ?? 0
    sums[page] = (sums[page] ?? 0) + length
  })
  return sums
}

/** BM25: 1 for a text of average length, more for a longer one. */
function normsOf(lengths: Float32Array, b: number): Float32Array {
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length || 1
  return lengths.map((length) => 1 - b + (b * length) / average)
}
