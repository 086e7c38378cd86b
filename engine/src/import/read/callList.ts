/** `list.map((each) => …)` and what else makes a value of a list, or of the keys of an object. */

import { fieldsOf } from './values.ts'

export const isListMethod = (name: string): boolean =>
  /^(?:map|filter|flatMap|slice|concat|join|reverse|sort)$/.test(name)

type Call = (...values: unknown[]) => unknown

/** `undefined` for what is not known. */
export function callList(
  list: readonly unknown[],
  name: string,
  given: readonly unknown[],
): unknown {
  const [first, second] = given
  const call = typeof first === 'function' ? (first as Call) : undefined
  const at = (value: unknown) => (typeof value === 'number' ? value : undefined)
  switch (name) {
    case 'map':
      return call && list.map((each, index) => call(each, index))
    case 'flatMap':
      return call && list.flatMap((each, index) => call(each, index))
    case 'filter':
      return call ? list.filter((each, index) => call(each, index)) : list.filter(Boolean)
    case 'slice':
      return list.slice(at(first), at(second))
    case 'concat':
      return list.concat(...given)
    case 'join':
      return list.join(typeof first === 'string' ? first : ',')
    case 'reverse':
      return list.toReversed()
    default:
      return [...list]
  }
}

/** `Object.keys`, `values` and `entries`. */
export function callObject(callee: string, value: unknown): unknown[] | undefined {
  if (callee === 'Object.keys') return Object.keys(fieldsOf(value))
  if (callee === 'Object.values') return Object.values(fieldsOf(value))
  return callee === 'Object.entries' ? Object.entries(fieldsOf(value)) : undefined
}
