import { expect, test } from 'vitest'
import { takeTerms, withTerms } from './termsParam.ts'

const ORIGIN = 'https://docs.example'

test.each([
  ['/Apache/', ['certificat', 'ssl']],
  ['/SSH/service-ssh/#d%C3%A9poser', ['cle']],
])('the words of %s travel in its address and are taken away on arrival', (href, stems) => {
  const address = withTerms(href, stems)
  expect(address).not.toBe(href)
  expect(takeTerms(ORIGIN + address)).toEqual({ stems, href: ORIGIN + href })
})

test('an address without words is left as it is', () => {
  expect(withTerms('/Apache/', [])).toBe('/Apache/')
  expect(takeTerms(`${ORIGIN}/Apache/?systeme=debian`)).toEqual({
    stems: [],
    href: `${ORIGIN}/Apache/?systeme=debian`,
  })
})

test('a short beginning that matched a hundred words sends no more than twelve', () => {
  const stems = Array.from({ length: 100 }, (_, i) => `mot${i}`)
  expect(takeTerms(ORIGIN + withTerms('/a/', stems)).stems).toEqual(stems.slice(0, 12))
})
