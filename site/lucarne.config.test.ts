import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllEnvs())

async function analyticsWith(url: string | undefined, siteId: string | undefined) {
  vi.stubEnv('MATOMO_URL', url)
  vi.stubEnv('MATOMO_SITE_ID', siteId)
  return (await import('./lucarne.config.ts')).default.analytics
}

test('readers are counted where the environment says by whom, and as which site', async () => {
  expect(await analyticsWith('https://stats.exemple.example/', '7')).toEqual({
    url: 'https://stats.exemple.example/',
    siteId: '7',
  })
})

test.each([
  [undefined, undefined],
  ['https://stats.exemple.example/', undefined],
  [undefined, '7'],
  ['', ''],
])('with %o and %o, they are not', async (url, siteId) => {
  expect(await analyticsWith(url, siteId)).toBeUndefined()
})
