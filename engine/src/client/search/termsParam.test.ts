import { expect, test } from 'vitest'
import { termsIn, withTerms } from './termsParam.ts'

const ORIGIN = 'https://docs.example'

test.each([
  ['/Apache/', ['certificat', 'ssl']],
  ['/SSH/service-ssh/#d%C3%A9poser', ['cle']],
])('the words of %s travel in its address', (href, stems) => {
  const address = withTerms(href, stems)
  expect(address).not.toBe(href)
  expect(termsIn(ORIGIN + address)).toEqual(stems)
  expect(new URL(ORIGIN + address).hash).toBe(new URL(ORIGIN + href).hash)
})

test('an address without words has none', () => {
  expect(withTerms('/Apache/', [])).toBe('/Apache/')
  expect(termsIn(`${ORIGIN}/Apache/?systeme=debian`)).toEqual([])
})

test('a short beginning that matched a hundred words sends no more than twelve', () => {
  const stems = Array.from({ length: 100 }, (_, i) => `mot${i}`)
  expect(termsIn(ORIGIN + withTerms('/a/', stems))).toEqual(stems.slice(0, 12))
})
