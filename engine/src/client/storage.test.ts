import { expect, test } from 'vitest'
import { createStorageArea, reportOnce } from './storage.ts'

function forbidden(): Storage {
  throw new Error('The operation is insecure.')
}

test('a forbidden storage reads as empty, writes nothing, and is reported once for all areas', () => {
  const reports: unknown[] = []
  const report = reportOnce((failure) => reports.push(failure))
  const [local, session] = [forbidden, forbidden].map((area) => createStorageArea(area, report))
  local?.set('theme', 'light')
  local?.set('theme', null)
  expect(local?.get('theme')).toBeNull()
  expect(session?.get('theme')).toBeNull()
  expect(reports).toEqual([new Error('The operation is insecure.')])
})

test('a value is kept until it is removed', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
  const area = createStorageArea(
    () => storage,
    () => expect.fail(),
  )
  area.set('theme', 'light')
  expect(area.get('theme')).toBe('light')
  area.set('theme', null)
  expect(kept.size).toBe(0)
})
