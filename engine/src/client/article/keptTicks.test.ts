import { expect, test } from 'vitest'
import { createKeptTicks } from './keptTicks.ts'

function createArea(text: string | null = null) {
  const kept = new Map<string, string>()
  if (text !== null) kept.set('lucarne.ticks./a/', text)
  return {
    kept,
    get: (key: string) => kept.get(key) ?? null,
    set(key: string, value: string | null) {
      if (value === null) kept.delete(key)
      else kept.set(key, value)
    },
    subscribe: () => () => {},
  }
}

test('each page has its ticks', () => {
  const area = createArea()
  const first = createKeptTicks(area, '/a/')
  first.keep(new Map([['x', true]]))
  createKeptTicks(area, '/b/').keep(new Map([['x', false]]))
  expect(first.read()).toEqual(new Map([['x', true]]))
  expect(createKeptTicks(area, '/b/').read()).toEqual(new Map([['x', false]]))
})

test('what another tab has ticked since is kept', () => {
  const area = createArea()
  const here = createKeptTicks(area, '/a/')
  const there = createKeptTicks(area, '/a/')
  here.keep(new Map([['x', true]]))
  there.keep(new Map([['y', true]]))
  here.keep(new Map([['x', undefined]]))
  expect(here.read()).toEqual(new Map([['y', true]]))
})

test('a page that is as its author wrote it leaves nothing in the browser', () => {
  const area = createArea()
  const ticks = createKeptTicks(area, '/a/')
  ticks.keep(new Map([['x', true]]))
  ticks.keep(new Map([['x', undefined]]))
  expect(area.kept.size).toBe(0)
})

test.each(['{', 'null', '3', '{"x": 1}', '{"x": {"x": true}}', '["a"]'])(
  '%s, written by someone else, is no tick',
  (text) => {
    const ticks = createKeptTicks(createArea(text), '/a/')
    expect(ticks.read()).toEqual(new Map())
    ticks.keep(new Map([['y', true]]))
    expect(ticks.read()).toEqual(new Map([['y', true]]))
  },
)
