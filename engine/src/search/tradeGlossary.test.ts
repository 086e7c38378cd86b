import { expect, test } from 'vitest'
import { KINDS } from './relationsIn.ts'
import { language } from './languages/fr.ts'
import { TRADE_GLOSSARY } from './tradeGlossary.ts'
import { formsOf } from './wordsOf.ts'

const lines = TRADE_GLOSSARY.split('\n').filter((line) => line !== '')
const kinds = lines.flatMap((line) => /^\[(.+)\]$/.exec(line)?.[1] ?? [])
const groups = lines
  .filter((line) => !line.startsWith('['))
  .map((line) => {
    const [sources = [], targets] = line
      .split('>')
      .map((list) => list.split(',').map(normalizeExpression))
    return { line, sources, targets }
  })

function normalizeExpression(expression: string): string {
  const words = formsOf(expression).filter((word) => !language.articles.has(word))
  return words.some((word) => !language.stopWords.has(word))
    ? words.map(language.stem).join(' ')
    : ''
}

test('there are thousands of expressions, each of words that tell something', () => {
  const expressions = groups.flatMap(({ sources, targets = [] }) => [...sources, ...targets])
  expect(expressions.length).toBeGreaterThan(3000)
  const empty = groups.filter(({ sources, targets = [] }) => [...sources, ...targets].includes(''))
  expect(empty.map(({ line }) => line)).toEqual([])
})

test('each kind is one of those that have a weight', () => {
  expect(kinds.filter((kind) => !KINDS.has(kind))).toEqual([])
  expect(lines[0]).toMatch(/^\[/)
})

test('a group relates two expressions at least, and none to itself', () => {
  const alone = groups.filter(
    ({ sources, targets }) => new Set([...sources, ...(targets ?? [])]).size < 2,
  )
  expect(alone.map(({ line }) => line)).toEqual([])
  const cycles = groups.filter(({ sources, targets }) =>
    sources.some((each) => targets?.includes(each)),
  )
  expect(cycles.map(({ line }) => line)).toEqual([])
})

test('no line is there twice', () => {
  const keys = groups.map(
    ({ sources, targets = [] }) => `${sources.toSorted().join()}>${targets.toSorted().join()}`,
  )
  expect(keys.filter((key, rank) => keys.indexOf(key) !== rank)).toEqual([])
})

test('no word stands for too many others: what is everything is nothing', () => {
  const standsFor = new Map<string, Set<string>>()
  for (const { sources, targets = sources } of groups)
    for (const source of sources)
      for (const target of targets)
        if (target !== source)
          standsFor.set(source, (standsFor.get(source) ?? new Set()).add(target))
  const wide = [...standsFor].filter(([, targets]) => targets.size > 24)
  expect(wide.map(([source, targets]) => `${source}: ${targets.size}`)).toEqual([])
})
