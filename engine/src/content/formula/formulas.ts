/** A formula in TeX → MathML, which browsers draw without a script nor a font of ours. */

import { withinTime } from '../../withinTime.ts'
import { optionalLibrary, type OptionalLibrary } from '../optionalLibrary.ts'

export type Formula = { readonly mathml: string } | { readonly error: string }

/** Returns `undefined` while the library is not loaded. */
export type DrawFormula = (tex: string, isBlock: boolean) => Formula | undefined

export type Formulas = Pick<OptionalLibrary<unknown>, 'takeWanted' | 'load'> & {
  readonly draw: DrawFormula
}

type Library = { readonly renderToString: (tex: string, options: object) => string }

export function createFormulas(drawingMs = longestDrawing): Formulas {
  const { get, takeWanted, load } = optionalLibrary<Library>('temml', async () => {
    const module = (await import('temml')) as { readonly default: Library }
    return module.default
  })
  return {
    draw: (tex, isBlock) => {
      const library = get()
      if (!library || 'error' in library) return library
      try {
        if (tex.length > longestFormula)
          return { error: `it has more than ${longestFormula} characters. Write several` }
        const options = { displayMode: isBlock, throwOnError: true, maxExpand: 1000 }
        const drawn = withinTime(drawingMs, () => library.renderToString(tex, options))
        if (!drawn) return { error: `it takes more than ${drawingMs / 1000} s. Write several` }
        return { mathml: withoutStyles(drawn.value) }
      } catch (error) {
        return { error: saidBy(error) }
      }
    },
    takeWanted,
    load,
  }
}

/** Characters. */
const longestFormula = 5000
/** Milliseconds. */
const longestDrawing = 5000

/** Classes are of its style sheet, which pages do not have; what `display="block"` says is in those of browsers. */
const withoutStyles = (mathml: string): string =>
  mathml.replace(/ class="[^"]*"/g, '').replace(' style="display:block math;"', '')

/** Its marks under the letters at fault are for a terminal. */
function saidBy(error: unknown): string {
  const [said = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n')
  return said.replace(/[\u0332\u0331]/g, '').replace(/\s+at position \d+:?\s*.*$|[\s:]+$/, '')
}
