import { expect, test } from 'vitest'
import { speculationRulesOf } from './speculationRules.ts'

const matchesOf = (baseUrl: string) =>
  (JSON.parse(speculationRulesOf(baseUrl)) as { prefetch: { where: { href_matches: string[] } }[] })
    .prefetch[0]?.where.href_matches

test('the home page and every other page are asked for, files are not', () => {
  expect(matchesOf('/docs/')).toEqual(['/docs/', '/docs/*/'])
})

test('what a pattern would read otherwise is taken as it is', () => {
  expect(matchesOf('/c++/(v2)/')).toEqual([
    String.raw`/c\+\+/\(v2\)/`,
    String.raw`/c\+\+/\(v2\)/*/`,
  ])
})
