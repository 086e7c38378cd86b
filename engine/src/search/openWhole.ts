/** The files of an index, parsed → an index with all its pieces: for who builds, not for browsers. */
import { FORM_PIECES, type PieceKind, type PieceName } from './indexFile.ts'
import { languageNamed } from './languages/allLanguages.ts'
import { addPiece, openIndex, type SearchIndex } from './openIndex.ts'

/** The index of that name. `files` are by name. */
export function openWhole(files: ReadonlyMap<string, unknown>, name: string): SearchIndex {
  const index = openIndex(files.get(name), languageNamed)
  for (const piece of listPieces(index)) {
    const file = index.fileOf(name, piece)
    if (files.has(file)) addPiece(index, piece, files.get(file))
  }
  return index
}

/** Files or not: a small index has all of them but its texts and its glossary. */
function listPieces({ bounds, heads, texts, glossary }: SearchIndex): PieceName[] {
  const named = (kind: PieceKind, count: number) =>
    Array.from({ length: count }, (_, number): PieceName => `${kind}-${number}`)
  return [
    ...named('terms', bounds.length),
    ...named('heads', heads.starts.length - 1),
    ...named('text', texts.starts.length - 1),
    ...named('forms', FORM_PIECES),
    ...named('names', glossary.starts.length),
  ]
}
