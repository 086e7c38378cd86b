import { expect, test } from 'vitest'
import { decodeAnchor, viewGoalOf } from './arrival.ts'

test.each([
  { arrival: { kind: 'first', top: 0 }, hash: '#a', goal: { kind: 'stay' } },
  { arrival: { kind: 'refresh' }, hash: '', goal: { kind: 'stay' } },
  { arrival: { kind: 'link' }, hash: '', goal: { kind: 'top', top: 0 } },
  { arrival: { kind: 'link' }, hash: '#', goal: { kind: 'top', top: 0 } },
  { arrival: { kind: 'link' }, hash: '#r%C3%A9partir', goal: { kind: 'anchor', id: 'répartir' } },
  { arrival: { kind: 'back', top: 640 }, hash: '#a', goal: { kind: 'top', top: 640 } },
] as const)('$arrival.kind with "$hash": $goal', ({ arrival, hash, goal }) => {
  expect(viewGoalOf(arrival, { hash })).toEqual(goal)
})

test.each([
  ['', ''],
  ['#première-étape', 'première-étape'],
  ['#premi%C3%A8re-%C3%A9tape', 'première-étape'],
  ['#100%', '100%'],
])('%s points to "%s"', (hash, id) => {
  expect(decodeAnchor(hash)).toBe(id)
})
