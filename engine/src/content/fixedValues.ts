/**
 * Values that are the same for every reader: `{{ support }}`. While a file is read as Markdown, one character stands for
 * each, so that no rule of Markdown sees what it is made of; then each text of the tree has the value itself, so that
 * typography, colours and addresses do.
 */

import { nearestOf } from '../nearest.ts'
import { namedValue, type Variables } from './choiceValues.ts'
import { escapeAttribute } from './escapeHtml.ts'

/** Values that the marks of one page stand for, partials included. */
export type FixedValues = {
  readonly variables: Variables
  readonly marks: FixedMark[]
}

type FixedMark = {
  readonly text: string
  /** In code, where a backslash before a name that is nobody's is the code's own. */
  readonly inCode: string
  /** Source text of the mark. */
  readonly typed: string
}

const firstMark = 0xf0000
const MARK = /[\u{F0000}-\u{FFFFD}]/gu

/** Puts a mark in the place of each fixed value, and of what is escaped. */
export function markFixed(text: string, fixed: FixedValues): string {
  if (!text.includes('{{')) return text
  const { values } = fixed.variables
  return text.replace(namedValue, (typed, escape: string, braces: string, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (escape) {
      const inCode = value === undefined ? typed : braces
      return numberMark({ text: braces, inCode, typed }, fixed)
    }
    return typeof value === 'string'
      ? numberMark({ text: value, inCode: value, typed }, fixed)
      : typed
  })
}

function numberMark(mark: FixedMark, { marks }: FixedValues): string {
  const known = marks.findIndex(({ typed }) => typed === mark.typed)
  const index = known < 0 ? marks.push(mark) - 1 : known
  return String.fromCodePoint(firstMark + index)
}

/** Fills in the marks of a tree of Markdown, or of front matter, in place. */
export function fillFixed(value: unknown, fixed: FixedValues | undefined): void {
  if (fixed && fixed.marks.length > 0) fillIn(value, (mark) => mark.text, fixed)
}

type Filling = (mark: FixedMark) => string

const inCode: Filling = (mark) => mark.inCode
/** In HTML, a value is text, never a tag. */
const inHtml: Filling = (mark) => escapeAttribute(mark.text)

function fillIn(value: unknown, filling: Filling, fixed: FixedValues): void {
  if (typeof value !== 'object' || value === null) return
  const node = value as Record<string, unknown>
  const own = fillings.get(String(node['type'])) ?? filling
  for (const [key, each] of Object.entries(node)) {
    if (key === 'position') continue
    if (typeof each === 'string') node[key] = filled(each, own, fixed)
    else fillIn(each, own, fixed)
  }
}

const fillings: ReadonlyMap<string, Filling> = new Map([
  ['code', inCode],
  ['inlineCode', inCode],
  ['html', inHtml],
])

const filled = (text: string, filling: Filling, { marks }: FixedValues): string =>
  text.replace(MARK, (mark) => {
    const found = marks[(mark.codePointAt(0) ?? 0) - firstMark]
    return found ? filling(found) : mark
  })

/** Restores the author's source text, for quoting it in a message. */
export const unfilled = (text: string, fixed: FixedValues): string =>
  filled(text, ({ typed }) => typed, fixed)

/** A name between braces that is no value: with the nearest one. */
export type UnknownValue = {
  readonly index: number
  readonly message: string
  readonly hint: string
}

/** Reports unknown values. `isCode`: other languages use such braces, so that only near misses are reported there. */
export function unknownValues(
  typed: string,
  { values }: Variables,
  isCode: boolean,
): UnknownValue[] {
  if (!typed.includes('{{')) return []
  const names = Object.keys(values)
  return [...typed.matchAll(namedValue)].flatMap(
    ({ 1: escape, 2: braces, 3: name = '', index }) => {
      if (escape || Object.hasOwn(values, name)) return []
      const near = nearestOf(name, names)
      if (near === undefined && isCode) return []
      const meant = near === undefined ? '' : `Did you mean “{{ ${near} }}”? `
      return [
        {
          index,
          message: `No value is called “${braces}”.`,
          hint: `${meant}${near === undefined ? 'Write it in variables.yml, or' : 'Write'} \\${braces} to show it as it is.`,
        },
      ]
    },
  )
}
