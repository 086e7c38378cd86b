/** The text of a Mermaid diagram → SVG that reads without a script, drawn by a library that needs no browser. */

import { withinTime } from '../../withinTime.ts'
import { optionalLibrary, type OptionalLibrary } from '../optionalLibrary.ts'
import { cleanDrawing } from './cleanDrawing.ts'

export type DrawnDiagram = { readonly svg: string } | { readonly error: string }

/** Returns `undefined` while the library is not loaded. `id` begins the ids of the drawing. */
export type DrawDiagram = (typed: string, id: string) => DrawnDiagram | undefined

export type Diagrams = Pick<OptionalLibrary<unknown>, 'takeWanted' | 'load'> & {
  readonly draw: DrawDiagram
}

/** Optional: most sites draw nothing, and its layouts weigh eight megabytes. */
export function createDiagrams(drawingMs = longestDrawing): Diagrams {
  const { get, takeWanted, load } = optionalLibrary(
    'beautiful-mermaid',
    () => import('beautiful-mermaid'),
  )
  return {
    draw: (typed, id) => {
      const library = get()
      if (!library || 'error' in library) return library
      try {
        if (typed.length > longestDiagram)
          return { error: `it has more than ${longestDiagram} characters. Draw several` }
        const options = { transparent: true, padding: 8 }
        const { renderMermaidSVG } = library
        const drawn = withinTime(drawingMs, () => renderMermaidSVG(withoutWords(typed), options))
        if (!drawn) return { error: `it takes more than ${drawingMs / 1000} s. Draw several` }
        const svg = drawn.value
        return LOST_GROUP.test(svg) ? { error: lostGroup } : { svg: cleanDrawing(svg, id) }
      } catch (error) {
        return { error: error instanceof Error ? error.message : String(error) }
      }
    },
    takeWanted,
    load,
  }
}

/** Characters: hundreds of boxes, which nobody reads. */
const longestDiagram = 10_000
/** Milliseconds. `A & B & C --> D & E & F` says much in few characters. */
const longestDrawing = 10_000

/** A group named after the nodes that it holds comes out without a size. */
const LOST_GROUP = /<g class="subgraph"[^>]*>\s*<rect [^>]*width="0"/
const lostGroup =
  'a group came out empty. Write “subgraph … end” before the arrows to what is in it'

const WORDS = /^[ \t]*(accTitle|accDescr)[ \t]*:[ \t]*(.*)$/gm

/** The library knows nothing of Mermaid's own title and description. */
const withoutWords = (typed: string): string => typed.replace(WORDS, '').replace(/^\s*\n/gm, '')

/** Returns the title and the description that the diagram gives itself. */
export function wordsOfDiagram(typed: string): { title?: string; description?: string } {
  const said = new Map(
    [...typed.matchAll(WORDS)].map(([, key = '', text = '']) => [key, text.trim()]),
  )
  const [title, description] = [said.get('accTitle'), said.get('accDescr')]
  return { ...(title && { title }), ...(description && { description }) }
}
