import { execFileSync } from 'node:child_process'
import { setFlagsFromString } from 'node:v8'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectShortRun } from './compilerPace.ts'

vi.mock('node:v8', () => ({ setFlagsFromString: vi.fn<(flags: string) => void>() }))
const flags = vi.mocked(setFlagsFromString)
beforeEach(() => flags.mockClear())

test('a short run is patient; many files take it back, once', () => {
  const onFound = expectShortRun('20.19.0')
  expect(flags.mock.calls).toEqual([['--interrupt-budget=400000']])
  onFound(3000)
  expect(flags).toHaveBeenCalledTimes(1)
  onFound(5000)
  onFound(9000)
  expect(flags.mock.calls.slice(1)).toEqual([['--interrupt-budget=67584']])
})

test('later versions of Node are left alone', () => {
  expectShortRun('22.12.0')(5000)
  expect(flags).not.toHaveBeenCalled()
})

test('the V8 that runs this knows what it is asked', () => {
  expectShortRun()
  const asked = flags.mock.calls.map(([flag]) => flag.replace(/=.*/, ' '))
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  expect(asked.filter((flag) => !known.includes(flag))).toEqual([])
})
