import { expect, test } from 'vitest'
import { termsIn, withTerms } from './termsParam.ts'

const ORIGIN = 'https://docs.example'

test.each([
  ['/Apache/', ['certificat', 'ssl'], ['tls']],
  ['/SSH/service-ssh/#d%C3%A9poser', ['cle'], []],
  ['/pare-feu/', [], ['parefeu']],
])('the words of %s travel in its address', (href, terms, otherTerms) => {
  const stems = { terms, otherTerms }
  const address = withTerms(href, stems)
  expect(address).not.toBe(href)
  expect(termsIn(ORIGIN + address)).toEqual(stems)
  expect(new URL(ORIGIN + address).hash).toBe(new URL(ORIGIN + href).hash)
})

test('an address without words has none', () => {
  const none = { terms: [], otherTerms: [] }
  expect(withTerms('/Apache/', none)).toBe('/Apache/')
  expect(termsIn(`${ORIGIN}/Apache/?systeme=debian`)).toEqual(none)
})

test('a short beginning that matched a hundred words sends no more than twelve of each kind', () => {
  const stems = Array.from({ length: 100 }, (_, i) => `mot${i}`)
  const twelve = stems.slice(0, 12)
  expect(termsIn(ORIGIN + withTerms('/a/', { terms: stems, otherTerms: stems }))).toEqual({
    terms: twelve,
    otherTerms: twelve,
  })
})
