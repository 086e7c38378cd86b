/** Code that is highlighted elsewhere → marks in its place, filled once it has been. */

import { markLines } from '../article/codeLines.ts'
import { type Highlighter, highlightWith } from './highlight.ts'

/** `language` is that of a grammar. */
export type WaitingCode = { readonly code: string; readonly language: string }

/** A highlighter that needs no grammar: it gives a mark for each line of code. */
export type DeferredHighlighter = Highlighter & {
  /** The code that was met for the first time since the last call; `put` takes its HTML, in the same order. */
  readonly take: () => {
    readonly code: readonly WaitingCode[]
    readonly put: (htmls: readonly string[]) => void
  }
  /** HTML whose code has all been put → the same without marks. */
  readonly fill: (html: string) => string
}

export function createDeferredHighlighter(): DeferredHighlighter {
  const numbers = new Map<string, number>()
  const lines: (readonly string[])[] = []
  let waiting: WaitingCode[] = []
  const numberCode = (code: string, language: string): number => {
    const key = `${language}\n${code}`
    const known = numbers.get(key)
    if (known !== undefined) return known
    const number = numbers.size
    numbers.set(key, number)
    waiting.push({ code, language })
    return number
  }
  return {
    highlight: highlightWith((code, language) => {
      const number = numberCode(code, language)
      const marked = code.split('\n').map((_, line) => formatMark(number, line))
      return marked.join('\n')
    }),
    missed: () => [],
    load: () => Promise.resolve(),
    remember: () => undefined,
    take: () => {
      const code = waiting
      const first = numbers.size - code.length
      waiting = []
      const put = (htmls: readonly string[]) => {
        for (const [index, html] of htmls.entries()) lines[first + index] = html.split('\n')
      }
      return { code, put }
    },
    fill: (html) =>
      markLines(
        html.replace(marks, (_, number: string, line: string) => {
          const filled = lines[Number(number)]?.[Number(line)]
          if (filled === undefined) throw new Error(`Line ${line} of the code ${number} is missing`)
          return filled
        }),
      ),
  }
}

/** Between the two characters that no source holds, as the marks of a `Doc`. */
const formatMark = (number: number, line: number): string => `\uE000c${number}.${line}\uE001`
const marks = /\uE000c(\d+)\.(\d+)\uE001/g
