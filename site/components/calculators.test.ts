import { expect, test } from 'vitest'
import { backupDisk, keepOptions } from './backupSize.ts'
import { maxChildren, poolLines } from './poolSize.ts'

test.each([
  // That of the guide: 2048 / 60.
  { total: 4, rest: 2, process: 60, children: 34 },
  { total: 2, rest: 1, process: 60, children: 17 },
  { total: 1, rest: 0.5, process: 64, children: 8 },
  { total: 8, rest: 3, process: 100, children: 51 },
  { total: 2, rest: 2, process: 60, children: 0 },
  { total: 1, rest: 2, process: 60, children: 0 },
  { total: 4, rest: 2, process: 0, children: 0 },
  { total: Number.NaN, rest: 2, process: 60, children: Number.NaN },
])('$total Go, less $rest, hold $children processes of $process Mo', ({ children, ...input }) => {
  expect(maxChildren(input)).toBe(children)
})

test('the lines of the guide are those of ten processes', () => {
  expect(poolLines({ total: 1, rest: 0.4, process: 60, mode: 'dynamic' })).toEqual([
    'pm = dynamic',
    'pm.max_children = 10',
    'pm.start_servers = 2',
    'pm.min_spare_servers = 1',
    'pm.max_spare_servers = 3',
    'pm.max_requests = 500',
  ])
})

test('PHP-FPM accepts them: the fewest, the start and the most are in order, below the limit', () => {
  for (let process = 10; process < 2100; process += 7) {
    const lines = poolLines({ total: 4, rest: 2, process, mode: 'dynamic' })
    const value = (name: string) =>
      Number(lines.find((line) => line.startsWith(name))?.split(' = ')[1])
    const order = ['pm.min_spare', 'pm.start', 'pm.max_spare', 'pm.max_children'].map(value)
    if (lines.length === 0) expect(process).toBeGreaterThan(2048)
    else expect(order).toEqual(order.toSorted((a, b) => a - b))
    if (lines.length > 0) expect(order[0]).toBeGreaterThanOrEqual(1)
  }
})

test('the other modes say what they need', () => {
  const input = { total: 4, rest: 2, process: 60 }
  expect(poolLines({ ...input, mode: 'static' })).toEqual([
    'pm = static',
    'pm.max_children = 34',
    'pm.max_requests = 500',
  ])
  expect(poolLines({ ...input, mode: 'ondemand' })[2]).toBe('pm.process_idle_timeout = 10s')
})

const kept = { days: 7, weeks: 4, months: 6 }

test.each([
  // 50 × (1 + 6 × 1 % + 4 × 7 % + 6 × 30 %) × 1.2
  { data: 50, change: 0.01, disk: 189 },
  // What changes in a month is the whole of it, once.
  { data: 50, change: 0.05, disk: 522 },
  { data: 50, change: 1, disk: 1020 },
  { data: 50, change: 0, disk: 60 },
  { data: 0, change: 0.01, disk: 0 },
])('$data Go of which $change changes a day take $disk Go', ({ disk, ...input }) => {
  expect(backupDisk({ ...input, ...kept })).toBe(disk)
})

test('one archive is the data and the margin', () => {
  expect(backupDisk({ data: 10, change: 0.5, days: 1, weeks: 0, months: 0 })).toBe(12)
})

test('what is kept is said as Borg and Restic read it', () => {
  expect(keepOptions({ data: 1, change: 0, ...kept })).toBe(
    '--keep-daily 7 --keep-weekly 4 --keep-monthly 6',
  )
})
