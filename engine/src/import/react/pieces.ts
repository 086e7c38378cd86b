/** Converts React elements to Markdown: words in a line, and blocks. */

export type Piece = {
  /** `start` and `end` are of an element in a line: two side by side are apart, as their boxes are. */
  readonly kind: 'words' | 'block' | 'start' | 'end'
  readonly text: string
}

/** Value of an element in an expression, a list or a property. */
export class ShownPieces {
  readonly pieces: readonly Piece[]
  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces
  }
}

export const words = (text: string): Piece => ({ kind: 'words', text })
export const boxed = (pieces: readonly Piece[]): Piece[] => [
  { kind: 'start', text: '' },
  ...pieces,
  { kind: 'end', text: '' },
]
export const block = (text: string): Piece[] =>
  text.trim() === '' ? [] : [{ kind: 'block', text: text.trim() }]

/** Any value that an expression gives: what is neither text nor shown shows nothing. */
export function toPieces(value: unknown): Piece[] {
  if (value instanceof ShownPieces) return [...value.pieces]
  if (Array.isArray(value)) return value.flatMap(toPieces)
  return typeof value === 'string' || typeof value === 'number'
    ? [words(escaped(String(value)))]
    : []
}

/** Words side by side are one paragraph. */
export function writeMarkdown(pieces: readonly Piece[]): string {
  const blocks: string[] = []
  let line = ''
  const end = () => {
    const text = line.replace(/\s+/g, ' ').trim()
    if (text !== '') blocks.push(text.replace(/^([#>+-]|\d+[.)])(?=\s)/, '\\$1'))
    line = ''
  }
  for (const [index, { kind, text }] of pieces.entries()) {
    if (kind === 'block') {
      end()
      blocks.push(text)
      continue
    }
    // Buttons side by side have no space between them where they are written.
    const isApart = line.endsWith(')') && text.startsWith('[')
    line += isApart ? ` ${text}` : textIn(pieces, index)
  }
  end()
  return blocks.join('\n\n')
}

const textIn = (pieces: readonly Piece[], index: number): string =>
  pieces[index]?.kind === 'end' && pieces[index + 1]?.kind === 'start'
    ? ' '
    : (pieces[index]?.text ?? '')

/** In one line, for what holds no block: a heading, a link. */
export const joinOnOneLine = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ kind, text }, index) =>
      kind === 'block' ? ` ${text.replace(/^#+\s+/, '')} ` : textIn(pieces, index),
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

export const escaped = (text: string): string => text.replace(/[\\`*_{}[\]<>]/g, '\\$&')
