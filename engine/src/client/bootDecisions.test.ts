import { describe, expect, test } from 'vitest'
import { isHeldKey, servedBaseUrl, startingColorMode } from './bootDecisions.ts'

describe('the colour mode before the first paint', () => {
  test.each([
    { stored: undefined, fallback: 'dark', systemIsDark: false, mode: 'dark' },
    { stored: undefined, fallback: 'light', systemIsDark: true, mode: 'light' },
    { stored: 'light', fallback: 'dark', systemIsDark: true, mode: 'light' },
    { stored: 'dark', fallback: 'light', systemIsDark: false, mode: 'dark' },
    { stored: 'foo', fallback: 'dark', systemIsDark: false, mode: 'dark' },
    { stored: 'darkest', fallback: 'light', systemIsDark: true, mode: 'light' },
    { stored: undefined, fallback: '', systemIsDark: false, mode: 'light' },
    { stored: '', fallback: '', systemIsDark: true, mode: 'dark' },
    { stored: 'light', fallback: '', systemIsDark: true, mode: 'light' },
  ])('stored $stored, default "$fallback", system dark $systemIsDark: $mode', (row) => {
    expect(startingColorMode(row.stored, row.fallback, row.systemIsDark)).toBe(row.mode)
  })
})

describe('the base URL the page is served under', () => {
  test.each([
    { at: '/docs/Apache/', page: '/Apache/', base: '/', served: '/docs/' },
    { at: '/docs/', page: '/', base: '/', served: '/docs/' },
    { at: '/Apache/', page: '/docs/Apache/', base: '/docs/', served: '/' },
    { at: '/fr/T%C3%A2ches/', page: '/docs/T%C3%A2ches/', base: '/docs/', served: '/fr/' },
    { at: '/Apache/', page: '/Apache/', base: '/', served: false },
    { at: '/', page: '/', base: '/', served: false },
    { at: '/nulle/part/', page: '/404/', base: '/', served: false },
    { at: '/docsApache/', page: '/Apache/', base: '/', served: false },
    { at: '/docs/Apache/index.html', page: '/Apache/', base: '/', served: false },
  ])('$page of $base at $at: $served', ({ at, page, base, served }) => {
    expect(servedBaseUrl(at, page, base)).toBe(served)
  })
})

describe('keys held for the app', () => {
  const plain = { ctrlKey: false, metaKey: false }
  test.each([
    { event: { ...plain, key: 'k', ctrlKey: true }, field: true, held: true },
    { event: { ...plain, key: 'k', metaKey: true }, field: false, held: true },
    { event: { ...plain, key: 'k' }, field: false, held: false },
    { event: { ...plain, key: '/' }, field: false, held: true },
    { event: { ...plain, key: '/' }, field: true, held: false },
    { event: { ...plain, key: '/', ctrlKey: true }, field: false, held: false },
    { event: { ...plain, key: 'Tab' }, field: false, held: false },
  ])(
    '$event.key with Control $event.ctrlKey, in a field $field: $held',
    ({ event, field, held }) => {
      expect(isHeldKey(event, { matches: () => field }, false)).toBe(held)
    },
  )

  test.each([
    [{ key: 'c' }, true],
    [{ key: '/' }, true],
    [{ key: 'Enter' }, true],
    [{ key: 'r', ctrlKey: true }, false],
    [{ key: 'Escape' }, false],
    [{}, false],
  ])('once search is on its way, %j: %s', (event, held) => {
    expect(isHeldKey(event, { matches: () => true }, true)).toBe(held)
  })
})
