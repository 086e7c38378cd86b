/** `list.map((each) => …)` and what else makes a value of a list, or of the keys of an object. */

import { toFields } from './values.ts'

export const isListMethod = (name: string): boolean => Object.hasOwn(methods, name)

/** `undefined` for what is not known. */
export const callList = (
  list: readonly unknown[],
  name: string,
  given: readonly unknown[],
): unknown => methods[name]?.(list, given)

type Call = (...values: unknown[]) => unknown
type Method = (list: readonly unknown[], given: readonly unknown[]) => unknown

/** A method that is given a function of each element. */
const withCall =
  (apply: (list: readonly unknown[], call: Call) => unknown): Method =>
  (list, [first]) =>
    typeof first === 'function' ? apply(list, first as Call) : undefined

const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined

const methods: Readonly<Record<string, Method>> = {
  map: withCall((list, call) => list.map((each, index) => call(each, index))),
  flatMap: withCall((list, call) => list.flatMap((each, index) => call(each, index))),
  filter: (list, [first]) =>
    typeof first === 'function'
      ? list.filter((each, index) => (first as Call)(each, index))
      : list.filter(Boolean),
  find: withCall((list, call) => list.find((each, index) => call(each, index))),
  some: withCall((list, call) => list.some((each, index) => call(each, index))),
  every: withCall((list, call) => list.every((each, index) => call(each, index))),
  includes: (list, [wanted]) => list.includes(wanted),
  at: (list, [index]) => list.at(numberIn(index) ?? 0),
  slice: (list, [from, to]) => list.slice(numberIn(from), numberIn(to)),
  concat: (list, given) => list.concat(...given),
  flat: (list) => list.flat(),
  join: (list, [by]) => list.join(typeof by === 'string' ? by : ','),
  reverse: (list) => list.toReversed(),
  sort: (list) => [...list],
}

/** `Object.keys`, `values` and `entries`. */
export function callObject(callee: string, value: unknown): unknown[] | undefined {
  if (callee === 'Object.keys') return Object.keys(toFields(value))
  if (callee === 'Object.values') return Object.values(toFields(value))
  return callee === 'Object.entries' ? Object.entries(toFields(value)) : undefined
}
