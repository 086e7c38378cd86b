import { expect, test } from 'vitest'
import { causeChainOf } from './causeChain.ts'

test('an error is told with its causes, outermost first', () => {
  const network = new TypeError('Failed to fetch')
  const load = new Error('Could not load /Apache/', { cause: network })
  expect(causeChainOf(load)).toEqual(['Could not load /Apache/', 'Failed to fetch'])
})

test('a chain that bites its tail ends', () => {
  const error = new Error('Boucle')
  error.cause = error
  expect(causeChainOf(error)).toEqual(['Boucle'])
})

test.each([
  ['un texte', ['un texte']],
  [new Error('', { cause: 404 }), ['Error', '404']],
  [undefined, []],
])('%s is told as %j', (thrown, messages) => {
  expect(causeChainOf(thrown)).toEqual(messages)
})
