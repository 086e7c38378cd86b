/** Converts React elements to Markdown: words in a line, and blocks. */

export type Piece = { readonly kind: 'words' | 'block'; readonly text: string }

/** Value of an element in an expression, a list or a property. */
export class Shown {
  readonly pieces: readonly Piece[]
  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces
  }
}

export const words = (text: string): Piece => ({ kind: 'words', text })
export const block = (text: string): Piece[] =>
  text.trim() === '' ? [] : [{ kind: 'block', text: text.trim() }]

/** Any value that an expression gives: what is neither text nor shown shows nothing. */
export function piecesOf(value: unknown): Piece[] {
  if (value instanceof Shown) return [...value.pieces]
  if (Array.isArray(value)) return value.flatMap(piecesOf)
  return typeof value === 'string' || typeof value === 'number'
    ? [words(escaped(String(value)))]
    : []
}

/** Words side by side are one paragraph. */
export function markdownOf(pieces: readonly Piece[]): string {
  const blocks: string[] = []
  let line = ''
  const end = () => {
    const text = line.replace(/\s+/g, ' ').trim()
    if (text !== '') blocks.push(text.replace(/^([#>+-]|\d+[.)])(?=\s)/, '\\$1'))
    line = ''
  }
  for (const { kind, text } of pieces) {
    if (kind === 'words') {
      // Buttons side by side have no space between them where they are written.
      line += line.endsWith(')') && text.startsWith('[') ? ` ${text}` : text
      continue
    }
    end()
    blocks.push(text)
  }
  end()
  return blocks.join('\n\n')
}

/** In one line, for what holds no block: a heading, a link. */
export const lineOf = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ kind, text }) => (kind === 'words' ? text : ` ${text.replace(/^#+\s+/, '')} `))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

export const escaped = (text: string): string => text.replace(/[\\`*_{}[\]<>]/g, '\\$&')
