import { expect, test } from 'vitest'
import { type BackLayers, createBackLayers } from './backLayers.ts'

function historyOf(state: unknown = null) {
  const moves: string[] = []
  const history = {
    state,
    pushState: () => void moves.push('entry added'),
    back: () => void moves.push('back'),
  }
  return { moves, layers: createBackLayers(history) }
}

/** Says whether it closed a layer, or what was left of one. */
function pressBack(layers: BackLayers): boolean {
  const hadEntry = layers.hasEntry()
  if (hadEntry) layers.close()
  return hadEntry
}

test('Back closes the menu and stays on the page', () => {
  const { moves, layers } = historyOf()
  layers.consumeBack(() => moves.push('menu closed'))
  expect(pressBack(layers)).toBe(true)
  expect(pressBack(layers)).toBe(false)
  expect(moves).toEqual(['entry added', 'menu closed'])
})

test('after a menu closed otherwise, one press of Back leaves the page', () => {
  const { moves, layers } = historyOf()
  layers.consumeBack(() => moves.push('menu closed'))()
  expect(pressBack(layers)).toBe(true)
  expect(moves).toEqual(['entry added', 'back'])
})

test('a menu opened again uses the entry that is there', () => {
  const { moves, layers } = historyOf()
  layers.consumeBack(() => moves.push('closed'))()
  layers.consumeBack(() => moves.push('closed again'))
  expect(pressBack(layers)).toBe(true)
  expect(moves).toEqual(['entry added', 'closed again'])
})

test('two layers take two presses, the last opened first', () => {
  const { moves, layers } = historyOf()
  layers.consumeBack(() => moves.push('menu closed'))
  layers.consumeBack(() => moves.push('dialog closed'))
  expect([pressBack(layers), pressBack(layers), pressBack(layers)]).toEqual([true, true, false])
  expect(moves).toEqual(['entry added', 'dialog closed', 'entry added', 'menu closed'])
})

test('a page reached from a menu takes the place of the entry of the menu', () => {
  const { layers } = historyOf()
  const close = layers.consumeBack(() => expect.fail())
  expect(layers.takeEntry()).toBe(true)
  close()
  expect(layers.takeEntry()).toBe(false)
  expect(pressBack(layers)).toBe(false)
})

test('after a reload, the entry of a menu closed before is passed over', () => {
  const { moves, layers } = historyOf({ top: 120, isLayer: true })
  expect(pressBack(layers)).toBe(true)
  expect(moves).toEqual(['back'])
})
