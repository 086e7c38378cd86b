import { expect, test } from 'vitest'
import type { QueryAnswer } from '../../search/answerQuery.ts'
import { keepOrder } from './keepOrder.ts'

const answerHits = (...hits: readonly (readonly [id: string, excerpt: string])[]): QueryAnswer =>
  ({
    hits: hits.map(([id, excerpt]) => ({ document: { id, excerpt } })),
  }) as unknown as QueryAnswer

const shown = (answer: unknown) =>
  (answer as QueryAnswer).hits.map(({ document }) => [document.id, document.excerpt])

test('what is shown stays where it is, in its better form; what is new comes after', () => {
  const first = answerHits(['a', ''], ['b', ''])
  const next = answerHits(['c', 'trois'], ['b', 'deux'], ['a', 'un'])
  expect(shown(keepOrder(first, next))).toEqual([
    ['a', 'un'],
    ['b', 'deux'],
    ['c', 'trois'],
  ])
})

test('what the better answer leaves out stays, and what there is no room for waits', () => {
  const first = answerHits(['a', ''], ['b', ''])
  expect(shown(keepOrder(first, answerHits(['c', ''], ['b', 'deux'])))).toEqual([
    ['a', ''],
    ['b', 'deux'],
  ])
})

test('a failure, and an answer after one, are taken as they are', () => {
  const answer = answerHits(['a', ''])
  expect(keepOrder(answer, 'failed')).toBe('failed')
  expect(keepOrder('failed', answer)).toBe(answer)
  expect(keepOrder(undefined, answer)).toBe(answer)
})
