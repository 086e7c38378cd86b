import { expect, test } from 'vitest'
import { createKeptValues } from './keptValues.ts'

function createArea(text: string | null = null) {
  let kept = text
  return {
    get: () => kept,
    set: (_key: string, value: string | null) => void (kept = value),
    subscribe: () => () => {},
  }
}

test('each guide has its values; those of the others are only proposed, the last given first', () => {
  const area = createArea()
  const ssh = createKeptValues(area, '/ssh/')
  const mysql = createKeptValues(area, '/mysql/')
  expect(ssh.here()).toEqual(new Map())
  ssh.keep(new Map([['claire', 'anne']]))
  mysql.keep(new Map([['claire', 'zoé']]))
  expect(ssh.here()).toEqual(new Map([['claire', 'anne']]))
  expect(createKeptValues(area, '/ftp/').here()).toEqual(new Map())
  expect(createKeptValues(area, '/ftp/').anywhere().get('claire')).toBe('zoé')
  ssh.keep(new Map([['claire', 'ida']]))
  expect(mysql.anywhere().get('claire')).toBe('ida')
})

test('without values, nothing is left in the browser', () => {
  const area = createArea()
  const ssh = createKeptValues(area, '/ssh/')
  ssh.keep(new Map([['claire', 'anne']]))
  ssh.keep(new Map([['claire', '']]))
  expect(area.get()).toBeNull()
})

test('what another tab has given or taken away meanwhile stays so', () => {
  const area = createArea()
  const [one, other] = [createKeptValues(area, '/ssh/'), createKeptValues(area, '/ssh/')]
  one.keep(new Map([['claire', 'anne']]))
  other.keep(new Map([['web1', 'vm7']]))
  expect(one.here()).toEqual(new Map(Object.entries({ claire: 'anne', web1: 'vm7' })))
  one.keep(new Map([['claire', '']]))
  other.keep(new Map([['web1', 'vm8']]))
  expect(one.here()).toEqual(new Map([['web1', 'vm8']]))
})

test.each(['{', 'null', '3', '{"/ssh/": null}', '{"/ssh/": {"claire": 3}}', '["a"]'])(
  '%s, written by someone else, is no value',
  (text) => {
    const kept = createKeptValues(createArea(text), '/ssh/')
    expect(kept.here()).toEqual(new Map())
    expect(kept.anywhere().has('claire')).toBe(false)
  },
)
