import { expect, test } from 'vitest'
import { siteOf } from '../testing/siteOf.ts'
import { usedAssets } from './usedAssets.ts'

test('of the files of languages, a site has its own; of the others, all', () => {
  const own = ['frWorker-abcDEF_1.js', 'fr-12345678.js', 'frStems-1234567-.js']
  const others = ['app-12345678.js', 'fr-1234567.js', 'fr-123456789.js', 'fr-12345678.css', 'a.js']
  const unused = ['enWorker-12345678.js', 'en-12345678.js', 'wordless-12345678.js']
  const compiled = [siteOf({ 'a.md': '# A' })]
  expect(usedAssets([...own, ...others, ...unused], compiled)).toEqual([...own, ...others])
})
