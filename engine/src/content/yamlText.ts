/** YAML (or JSON) an author wrote → a plain value, or the line that keeps it from being read. */

import { createRequire } from 'node:module'
import { CORE_SCHEMA, FAILSAFE_SCHEMA, load } from 'js-yaml'
import type { Document, ErrorCode } from 'yaml'
import type { Problem } from '../problem.ts'
import { deepYamlLine } from './deepYaml.ts'
import { deepest } from './tooDeep.ts'

export type YamlRead = {
  /** `undefined` when the text cannot be read. Key order is the author's. */
  readonly value?: unknown
  readonly problems: readonly Problem[]
  /** 1-based line of a key, or of an item of a list, from the top of the file; of what holds it when it is not there. */
  readonly lineOf: (...path: readonly (string | number)[]) => number
}

type YamlSource = {
  readonly file: string
  /** Says what is read (“front matter”). */
  readonly name: string
  /** Number of lines of the file before the text. */
  readonly linesBefore?: number
  /** Every value is the text that was typed: `8.10`, `yes`. */
  readonly asTyped?: boolean
}

export function readYaml(
  text: string,
  { file, name, linesBefore = 0, asTyped = false }: YamlSource,
): YamlRead {
  let parsed: WithLines | undefined
  const place: YamlRead['lineOf'] = (...path) =>
    lineOfPath((parsed ??= parseWithLines(text, linesBefore)), path)
  const quick = readQuickly(text, asTyped)
  const isTold = quick !== undefined && text.includes('*')
  if (quick && !(isTold && isEndless(quick.value))) {
    if (!isTold || isOfFairSize(quick.value))
      return { value: quick.value, problems: [], lineOf: place }
    const message = `The ${name} says too much by its aliases (*name): more than ${largestValue} values or letters.`
    const hint = 'Write what they stand for, or less of it.'
    return {
      problems: [{ kind: 'content', file, line: linesBefore + 1, message, hint }],
      lineOf: place,
    }
  }
  const deepLine = deepYamlLine(text)
  if (deepLine !== undefined) {
    const line = linesBefore + deepLine
    const message = `The ${name} is nested too deep: more than ${deepest} lists or maps are in one another.`
    const hint = 'Write them one after the other.'
    return { problems: [{ kind: 'content', file, line, message, hint }], lineOf: () => line }
  }
  const { document, lineAt } = parseWithLines(text, linesBefore)
  const error = firstErrorOf(document)
  if (!error) {
    const value = makeValue(document)
    if (value) return { value: value.made, problems: [], lineOf: place }
    const message = `The ${name} says too much by its aliases (*name).`
    return { problems: [{ kind: 'content', file, line: linesBefore + 1, message }], lineOf: place }
  }
  const problem: Problem = {
    kind: 'content',
    file,
    line: lineAt(error.offset),
    message: `The ${name} is not valid YAML: ${error.message.replace(/\.?$/, '.')}`,
    hint: hints.get(error.code) ?? quoteHint,
  }
  return { problems: [problem], lineOf: place }
}

const quoteHint =
  'Text that contains “: ” or “#”, or starts with a symbol, must be quoted: title: "A: b".'
const hints: ReadonlyMap<ErrorCode, string> = new Map([
  ['DUPLICATE_KEY', 'Each key is written once: keep one of them.'],
  ['TAB_AS_INDENT', 'Lines are indented with spaces, never with tabs.'],
])

/**
 * Numbers for one of the two libraries, text for the other. js-yaml is also the more lenient of the two with lists and
 * quoted text that go on at the start of a line.
 */
const doubtful = /\d_|\b0b|[-+]\.\d/

/**
 * Five times faster than what knows where everything is, which is asked only when there is something to tell: half a
 * second of ten thousand pages.
 */
export function readQuickly(
  text: string,
  asTyped = false,
): { readonly value: unknown } | undefined {
  if (!asTyped && doubtful.test(text)) return undefined
  try {
    return { value: load(text, { schema: asTyped ? FAILSAFE_SCHEMA : CORE_SCHEMA }) }
  } catch {
    return undefined
  }
}

/** Loads the `yaml` library, which knows positions, on first use: it takes a twentieth of a command's start-up. */
const yaml = (): typeof import('yaml') => require('yaml') as typeof import('yaml')
const require = createRequire(import.meta.url)

type WithLines = { readonly document: Document; readonly lineAt: (offset: number) => number }

function parseWithLines(text: string, linesBefore: number): WithLines {
  const { LineCounter, parseDocument } = yaml()
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  return { document, lineAt: (offset) => lines.linePos(offset).line + linesBefore }
}

/** Says whether an alias refers to a value that contains it, which would loop anyone who walks through it. */
function isEndless(value: unknown, holders: readonly unknown[] = [], known = new Set()): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (holders.includes(value)) return true
  if (known.has(value)) return false
  known.add(value)
  return Object.values(value).some((inner) => isEndless(inner, [...holders, value], known))
}

/** Maximum size of a value: its nodes plus the characters of its strings. */
const largestValue = 1_000_000

/** Says whether a value is small enough once its aliases are expanded. Each is visited once, but counted every time. */
function isOfFairSize(value: unknown): boolean {
  const sizes = new Map<object, number>()
  const measureSize = (inner: unknown): number => {
    if (typeof inner === 'string') return 1 + inner.length
    if (typeof inner !== 'object' || inner === null) return 1
    const known = sizes.get(inner)
    if (known !== undefined) return known
    const size = Object.entries(inner).reduce(
      (sum, [key, each]) => sum + key.length + measureSize(each),
      1,
    )
    sizes.set(inner, size)
    return size
  }
  return measureSize(value) <= largestValue
}

function makeValue(document: Document): { readonly made: unknown } | undefined {
  try {
    return { made: document.toJS() as unknown }
  } catch (error) {
    // It counts aliases too.
    if (error instanceof ReferenceError || error instanceof RangeError) return undefined
    throw error
  }
}

type YamlFault = { readonly code: ErrorCode; readonly message: string; readonly offset: number }

/** `title: *important*` names an anchor that is nowhere, which shows only when the value is made. */
function firstErrorOf(document: Document): YamlFault | undefined {
  const [error] = document.errors
  if (error) return { code: error.code, message: error.message, offset: error.pos[0] }
  let fault: YamlFault | undefined
  const { visit } = yaml()
  visit(document, {
    Alias: (_, alias, holders) => {
      const meant = alias.resolve(document)
      if (meant && !holders.includes(meant)) return undefined
      const what = meant ? 'what it is in' : 'an anchor that is not defined'
      const message = `*${alias.source} stands for ${what}`
      fault = { code: 'BAD_ALIAS', message, offset: alias.range?.[0] ?? 0 }
      return visit.BREAK
    },
  })
  return fault
}

function lineOfPath({ document, lineAt }: WithLines, path: readonly (string | number)[]): number {
  const { isMap, isNode, isSeq } = yaml()
  let node: unknown = document.contents
  let offset = 0
  for (const step of path) {
    const pair = isMap(node) && node.items.find(({ key }) => String(key) === String(step))
    const place = pair ? pair.key : isSeq(node) ? node.items[Number(step)] : undefined
    if (isNode(place) && place.range) offset = place.range[0]
    node = pair ? pair.value : place
  }
  return lineAt(offset)
}
