/** A schema → its keys as a reference page states them: type in words, default, whether it is required. For tests only. */

import type { z } from 'zod'

export type KeyFacts = {
  /** In words: `text`, `true or false`, `list of text`. */
  readonly type: string
  /** `required`, `none`, or the default as JSON. */
  readonly byDefault: string
}

type Shape = Readonly<Record<string, z.ZodType>>
type Def = {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly out?: z.ZodType
  readonly element?: z.ZodType
  readonly valueType?: z.ZodType
  readonly shape?: Shape
  readonly options?: readonly z.ZodType[]
  readonly items?: readonly z.ZodType[]
  readonly entries?: Readonly<Record<string, string>>
  readonly values?: readonly unknown[]
  readonly defaultValue?: unknown
}

const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def

/** By path: `docs.versions[].name`. An object of which nothing need be written has no line of its own. */
export const listSchemaKeys = (schema: z.ZodType): Map<string, KeyFacts> =>
  new Map(keysIn(shapesOf(schema), ''))

/** Lists the keys of one or several alternative objects: a key that some of them lack is optional. */
function keysIn(shapes: readonly Shape[], prefix: string): [string, KeyFacts][] {
  const names = new Set(shapes.flatMap(Object.keys))
  return [...names].flatMap((name) => {
    const values = shapes.flatMap((shape) => shape[name] ?? [])
    const [first] = values
    const path = prefix + name
    const byDefault = values.length === shapes.length && first ? defaultOf(first) : 'none'
    const elements = values.flatMap(elementsOf).flatMap(shapesOf)
    // A category holds categories: their keys are those above.
    const inner = elements.some((shape) => shapes.includes(shape)) ? [] : elements
    const own: [string, KeyFacts] = [path, { type: union(values.map(describeType)), byDefault }]
    return [
      ...(values.every(isGroup) ? [] : [own]),
      ...keysIn(values.flatMap(shapesOf), `${path}.`),
      ...keysIn(inner, `${path}[].`),
    ]
  })
}

/** The objects that a value may be, one a kind. */
export function optionsOf(schema: z.ZodType): z.ZodType[] {
  const { shape, options = [], innerType } = defOf(core(schema))
  if (shape) return [schema]
  return [...options, ...(innerType ? [innerType] : [])].flatMap(optionsOf)
}

/** `docs`: its keys say all. */
const isGroup = (schema: z.ZodType): boolean =>
  defOf(core(schema)).shape !== undefined && defaultOf(schema) === '{}'

const shapesOf = (schema: z.ZodType): Shape[] =>
  optionsOf(schema).map((option) => defOf(core(option)).shape ?? {})

function elementsOf(schema: z.ZodType): z.ZodType[] {
  const { element, options } = defOf(core(schema))
  return element ? [element] : (options ?? []).flatMap(elementsOf)
}

/** Without what says whether it may be left out, and what is made of it once read. */
function core(schema: z.ZodType): z.ZodType {
  const { type, innerType, in: written, out } = defOf(schema)
  if (innerType && type !== 'nullable') return core(innerType)
  if (type !== 'pipe' || !written || !out) return schema
  return core(defOf(out).type === 'transform' ? written : out)
}

function defaultOf(schema: z.ZodType): string {
  const { type, innerType, defaultValue } = defOf(schema)
  if (type === 'default' || type === 'prefault') return JSON.stringify(defaultValue)
  if (type === 'optional') return 'none'
  return innerType ? defaultOf(innerType) : 'required'
}

/** Describes what an author may write. */
function describeType(schema: z.ZodType): string {
  const typed = core(schema)
  const def = defOf(typed)
  const { innerType, element, valueType, options, items } = def
  if (def.type === 'nullable' && innerType) return `${describeType(innerType)} or null`
  if (element) return `list of ${describeType(element).replace(/\bobject$/, 'objects')}`
  if (valueType) return isAnything(valueType) ? 'object' : `map of ${describeType(valueType)}`
  if (options) return union(options.map(describeType))
  if (items) return `pair: ${union(items.map(describeType))}`
  if (def.entries) return Object.values(def.entries).join(' or ')
  if (def.values) return def.values.map(String).join(' or ')
  if (def.type === 'number') return numberType(typed as z.ZodNumber)
  return simpleTypes.get(def.type) ?? def.type
}

/** A number is accepted, in YAML, wherever text is. */
function union(types: readonly string[]): string {
  const distinct = [...new Set(types)]
  const isText = distinct.includes('text')
  return distinct.filter((type) => !(isText && type === 'number')).join(' or ')
}

const isAnything = (schema: z.ZodType): boolean => defOf(schema).type === 'unknown'

const simpleTypes: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['boolean', 'true or false'],
  ['unknown', 'anything'],
])

function numberType({ format, minValue, maxValue }: z.ZodNumber): string {
  const name = format === 'safeint' ? 'whole number' : 'number'
  const least = Number.isSafeInteger(minValue) && minValue !== Number.MIN_SAFE_INTEGER
  const most = Number.isSafeInteger(maxValue) && maxValue !== Number.MAX_SAFE_INTEGER
  if (least && most) return `${name}, ${minValue} to ${maxValue}`
  return least ? `${name}, ${minValue} or more` : name
}
