/** A text in several pieces, as elements cut it → the same with some of it replaced. */

/** `start` and `end` count from the beginning of the whole text. */
export type Replacement = { readonly start: number; readonly end: number; readonly text: string }

export type NewPiece = {
  readonly text: string
  /** Ranges, within this piece, of the replacements. */
  readonly places: readonly { readonly start: number; readonly end: number }[]
}

/** As many pieces as before. What replaces text of several pieces goes in the first; replacements follow each other. */
export function replaceAcross(
  pieces: readonly string[],
  replacements: readonly Replacement[],
): readonly NewPiece[] {
  let pieceStart = 0
  return pieces.map((piece) => {
    const places: { start: number; end: number }[] = []
    let text = ''
    let kept = 0
    for (const each of replacements) {
      const from = Math.max(each.start - pieceStart, 0)
      const to = Math.min(each.end - pieceStart, piece.length)
      if (from >= to) continue
      text += piece.slice(kept, from)
      if (each.start >= pieceStart) {
        places.push({ start: text.length, end: text.length + each.text.length })
        text += each.text
      }
      kept = to
    }
    pieceStart += piece.length
    return { text: text + piece.slice(kept), places }
  })
}
