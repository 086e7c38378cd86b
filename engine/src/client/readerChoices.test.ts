import { expect, test } from 'vitest'
import type { Frame } from '../site/frame.ts'
import { updateReaderChoices } from './readerChoices.ts'

const frame = {
  version: 'current',
  pluginId: 'default',
  announcement: { id: 'fin-php-7', html: '', closeable: true },
  navbar: {
    hideOnScroll: true,
    items: [
      {
        kind: 'versions',
        position: 'left',
        label: 'Next',
        extra: [],
        items: [{ version: '1.0', label: '1.0', homeHref: '/1.0/' }],
      },
    ],
  },
} as unknown as Frame

function storedAfter(before: Readonly<Record<string, string>>) {
  const kept = new Map(Object.entries(before))
  updateReaderChoices(frame, {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => (value === null ? kept.delete(key) : kept.set(key, value)),
    subscribe: () => () => {},
  })
  return Object.fromEntries(kept)
}

const seen = {
  'docusaurus.announcement.id': 'fin-php-7',
  'docusaurus.announcement.dismiss': 'true',
}

test('a new announcement is noted as not dismissed', () => {
  const fresh = { ...seen, 'docusaurus.announcement.dismiss': 'false' }
  expect(storedAfter({})).toEqual(fresh)
  expect(storedAfter({ ...seen, 'docusaurus.announcement.id': 'old' })).toEqual(fresh)
})

test('the dismissal of the same announcement is kept', () => {
  expect(storedAfter(seen)).toEqual(seen)
})

test.each([
  ['1.0', '1.0'],
  ['current', 'current'],
  ['0.9', undefined],
])('of the preferred version %s stays %s', (preferred, left) => {
  const key = 'docs-preferred-version-default'
  expect(storedAfter({ ...seen, [key]: preferred })[key]).toBe(left)
})
