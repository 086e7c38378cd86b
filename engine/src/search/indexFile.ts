/** The shape of `search-index-{tag}.json` and of the pieces of a large one. */
import type { SearchSettings } from './searchSettings.ts'

/** A file of another format is treated as one that could not be loaded. */
export const INDEX_FORMAT = 7

/** `search-index-{tag}.json`: the documents, and the index serialised as strings of numbers. */
export type IndexFile = {
  readonly format: typeof INDEX_FORMAT
  readonly tag: string
  /** Names the content: part of the name of every other file, but for those of text. */
  readonly stamp: string
  readonly settings: SearchSettings
  readonly documents: {
    readonly pages: PageTable
    /** Sections of each piece of titles, in order. */
    readonly headCounts: readonly number[]
    /** The pieces themselves when they are few; else in files of their own. */
    readonly heads?: readonly HeadBlock[]
    /** Sections of each file of text, in order. */
    readonly textCounts: readonly number[]
    /**
     * Hashes in the files' names, each shared by a few pages: when one changes, the other files keep their names and
     * stay in browsers' caches.
     */
    readonly textStamps: readonly string[]
  }
  readonly index: {
    /** Packed: length of each section's text, in words, on the scale of `lengthLevelOf`. */
    readonly lengths: string
    /** Packed: words of each section's title. */
    readonly titleLengths: string
    /** First and last form of each piece of the dictionary. */
    readonly bounds: readonly (readonly [first: string, last: string])[]
    readonly terms?: readonly TermBlock[]
  }
  /** Glossary entries useful to this index: see `packGlossary`. */
  readonly glossary: {
    /** Separated by commas. */
    readonly weak: string
    /** Stem that each piece of it begins with, in order. */
    readonly starts: readonly string[]
  }
}

/** Columns separated by line feeds, one row per page. */
export type PageTable = {
  readonly titles: string
  readonly routes: string
  /** Labels separated by tabs. */
  readonly tags: string
  readonly categories: string
  /** Packed: sections per page. */
  readonly counts: string
}

/** Titles and anchors of consecutive sections, one a line. */
export type HeadBlock = {
  /** Empty: the title of the page. */
  readonly titles: string
  /** Empty: no anchor. `=`: the one that the title gives. */
  readonly anchors: string
}

/** A slice of the dictionary, sorted by stem, with the postings of its stems. */
export type TermBlock = {
  readonly forms: FormTable
  /** Packed, per term: sections whose text holds it, sections whose title does. */
  readonly counts: string
  /** Packed gaps between section numbers: text, then title, term after term in the order of `byCount`. */
  readonly gaps: string
  /** Packed: frequency levels in the text, three to a number. */
  readonly levels: string
}

/** Sorted words, front-coded: letters shared with the word before, then the rest. */
export type FormTable = {
  /** Packed. */
  readonly shared: string
  /** Separated by line feeds. */
  readonly rests: string
  /** Packed: 0 for the term of the form before, 1 for a new term, n + 1 for n terms back. */
  readonly terms: string
}

/** The text of consecutive sections, for excerpts and exact phrases. */
export type TextPack = { readonly texts: readonly string[] }

export const indexFileName = (tag: string): string => `search-index-${tag}.json`

/**
 * Name or address of an index → of one of its pieces, without what may follow (`?edit=1`). Of texts, the number is among
 * those of the same stamp.
 */
export const pieceFileName = (index: string, stamp: string, piece: PieceName): string =>
  index.replace(/json(\?.+)?$/, `${stamp}.${piece}.json`)

/** `false` for the index itself. */
export const isPieceFile = (name: string): boolean =>
  /\.(?:terms|heads|text|forms|names)-\d+\.json$/.test(name)

/** Says whether a name is that of a text file of an index. */
export const isTextFile = (name: string): boolean =>
  /^search-index-[^/]+\.text-\d+\.json$/.test(name)

/** Pieces of the dictionary that mistyped words are compared with: by length, as edits change it little. */
export const FORM_PIECES = 14
const SHORTEST_FORM = 3

/** Numbers, addresses, options and `C#` are neither mistyped words nor what one meant. */
export const UNTYPED = /^(?:[- ]|[\d.]+$|.(?:sharp|plusplus)$)/

/** The first piece holds the shortest words, the last all the longest. */
export const formsPieceOf = (length: number): number =>
  Math.min(FORM_PIECES - 1, Math.max(0, length - SHORTEST_FORM))

/** A piece of an index: its kind, and its number among those. */
export type PieceName = `${PieceKind}-${number}`
export type PieceKind = 'terms' | 'heads' | 'text' | 'forms' | 'names'

/** Terms of a block by their `counts`: those of most sections first, then in their own order. */
export function byCount(counts: ArrayLike<number>): Float64Array {
  const keys = Float64Array.from({ length: counts.length >> 1 }, (_, term) => {
    const count = (counts[2 * term] ?? 0) + (counts[2 * term + 1] ?? 0)
    return term - count * MAX_TERMS
  })
  return keys.sort().map((key) => ((key % MAX_TERMS) + MAX_TERMS) % MAX_TERMS)
}

const MAX_TERMS = 2 ** 24

/** Frequencies 1, 2, 3–4, 5–8, 9 and more. */
export const levelOf = (frequency: number): number =>
  frequency <= 2 ? frequency - 1 : frequency <= 4 ? 2 : frequency <= 8 ? 3 : 4

/** The frequency that stands for each level. */
export const LEVEL_FREQUENCIES: readonly number[] = [1, 2, 3.4, 6, 12]

/** Lengths by steps of a quarter of a power of two: within 10 %, in one character. */
export const lengthLevelOf = (words: number): number => Math.round(4 * Math.log2(words + 1))

export const lengthOfLevel = (level: number): number => 2 ** (level / 4) - 1
