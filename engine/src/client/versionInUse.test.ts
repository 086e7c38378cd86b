import { expect, test } from 'vitest'
import { versionInUse } from './versionInUse.ts'

const frames = { current: '/2.json', '1.0': '/1.json' }
const ofNone = { version: 'current', frames }

test.each([
  ['a page of a version is of it, whatever was chosen', { version: '1.0' }, '', 'current', '1.0'],
  ['and whatever its address says', { version: 'current' }, '?version=1.0', null, 'current'],
  ['one of none is of the version its address names', ofNone, '?q=a&version=1.0', null, '1.0'],
  ['before the one chosen', ofNone, '?version=current', '1.0', 'current'],
  ['of the one chosen', ofNone, '?q=a', '1.0', '1.0'],
  ['of the latest', ofNone, '', null, 'current'],
  ['a version that is not there is none', ofNone, '?version=constructor', '0.1', 'current'],
])('%s', (_, page, search, preferred, version) => {
  expect(versionInUse(page, search, preferred)).toBe(version)
})
