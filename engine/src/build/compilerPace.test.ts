import { setFlagsFromString } from 'node:v8'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectShortRun } from './compilerPace.ts'

vi.mock('node:v8', () => ({ setFlagsFromString: vi.fn<(flags: string) => void>() }))
const flags = vi.mocked(setFlagsFromString)
beforeEach(() => flags.mockClear())

test('a short run is patient; many files take it back, once', () => {
  const onFound = expectShortRun()
  expect(flags.mock.calls).toEqual([['--interrupt-budget=400000']])
  onFound(3000)
  expect(flags).toHaveBeenCalledTimes(1)
  onFound(5000)
  onFound(9000)
  expect(flags.mock.calls.slice(1)).toEqual([['--interrupt-budget=67584']])
})
