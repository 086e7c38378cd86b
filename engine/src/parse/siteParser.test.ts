import { expect, test } from 'vitest'
import { siteOf } from '../testing/siteOf.ts'
import { createSiteParser } from './siteParser.ts'

test('whoever wants to know is told of all the files found so far', () => {
  const told: number[] = []
  const { config } = siteOf({}).site
  const parser = createSiteParser({
    siteDir: '/nowhere',
    config,
    cacheDir: '/nowhere/cache',
    fingerprint: 'a',
    onFound: (files) => told.push(files),
  })
  parser.expect(3)
  parser.expect(2)
  expect(told).toEqual([3, 5])
})
