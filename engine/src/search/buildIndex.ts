/** Documents → the files that the browser searches in. */
import { countText, type KnownWords } from './indexText.ts'
import {
  INDEX_FORMAT,
  indexFileName,
  lengthLevelOf,
  pieceFileName,
  type HeadBlock,
  type IndexFile,
  type PieceName,
} from './indexFile.ts'
import { packNumbers } from './numbers.ts'
import { packFormsByLength, packTerms, weightOfTerms } from './packTerms.ts'
import { lastPartOf } from './openPages.ts'
import { anchorOf, groupByPage, oneLine, packPages, routeOf, type PageGroup } from './packPages.ts'
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
  /** By default, words are counted. */
  readonly known?: KnownWords
}

/** To be written beside the pages, at the base of the site. */
export type BuiltIndex = {
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[]
}

/** The first file is `search-index-{tag}.json`; the others are fetched by the browser when it needs them. */
export function buildIndex(
  documents: readonly SearchDocument[],
  options: IndexOptions,
): BuiltIndex {
  const { settings } = options
  const groups = groupByPage(documents)
  const sections = groups.flatMap((group) => group.sections)
  const counted = countText(
    groups.map((group) => group.sections),
    { fieldsOf, known: options.known },
  )
  const isSharded = weightOfTerms(counted) > settings.shardThreshold
  const terms = packTerms(counted, isSharded ? settings.shardLength : undefined)
  const heads = packHeads(groups, isSharded ? SHARD_HEADS : Infinity)
  const texts = packTexts(sections, settings.textPackLength)
  const file: IndexFile = {
    format: INDEX_FORMAT,
    tag: options.tag,
    stamp: options.stamp,
    settings,
    documents: {
      pages: packPages(groups),
      headCounts: heads.map((head) => head.count),
      ...(isSharded ? {} : { heads: heads.map((head) => head.block) }),
      textCounts: texts.map((pack) => pack.length),
    },
    index: {
      lengths: packNumbers(
        counted.lengths.map((words, i) =>
          lengthLevelOf(words * linkFactorOf(sections[i]?.linkShare, settings)),
        ),
      ),
      titleLengths: packNumbers(counted.titleLengths),
      bounds: terms.map(({ first, last }) => [first, last]),
      ...(isSharded ? {} : { terms: terms.map(({ block }) => block) }),
    },
    glossary: options.glossary ?? '',
  }
  const fileOfPiece = (piece: PieceName, value: unknown) =>
    fileOf(pieceFileName(file, piece), value)
  const pieces = texts.map((pack, i) => fileOfPiece(`text-${i}`, { texts: pack }))
  if (isSharded) {
    heads.forEach(({ block }, i) => pieces.push(fileOfPiece(`heads-${i}`, block)))
    terms.forEach(({ block }, i) => pieces.push(fileOfPiece(`terms-${i}`, block)))
    packFormsByLength(counted).forEach((table, i) => pieces.push(fileOfPiece(`forms-${i}`, table)))
  }
  return { files: [fileOf(indexFileName(options.tag), file), ...pieces] }
}

const SHARD_HEADS = 64

const fieldsOf = (document: SearchDocument): readonly string[] => [
  document.pageTitle,
  ...document.tags,
  lastPartOf(routeOf(document)),
]

/** How many times longer a text counts: 1 without links. */
const linkFactorOf = (linkShare = 0, { linkListLength }: SearchSettings): number =>
  1 + (linkListLength - 1) * linkShare

const fileOf = (name: string, value: unknown) => ({
  name,
  bytes: new TextEncoder().encode(JSON.stringify(value)),
})

function packHeads(
  groups: readonly PageGroup[],
  size: number,
): { count: number; block: HeadBlock }[] {
  const rows = groups.flatMap(({ route, title, sections }) =>
    sections.map((section) => ({
      title: section.sectionTitle === title ? '' : oneLine(section.sectionTitle),
      anchor: anchorOf(section, route),
    })),
  )
  return slicesOf(rows, size).map((slice) => ({
    count: slice.length,
    block: {
      titles: slice.map((row) => row.title).join('\n'),
      anchors: slice.map((row) => row.anchor).join('\n'),
    },
  }))
}

function slicesOf<T>(rows: readonly T[], size: number): T[][] {
  const slices: T[][] = []
  for (let i = 0; i < rows.length; i += size) slices.push(rows.slice(i, i + size))
  return slices
}

function packTexts(sections: readonly SearchDocument[], packLength: number): string[][] {
  const packs: string[][] = []
  let length = Infinity
  for (const { content } of sections) {
    if (length + content.length > packLength) {
      packs.push([])
      length = 0
    }
    packs.at(-1)?.push(content)
    length += content.length
  }
  return packs
}
