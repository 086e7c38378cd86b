import { CommanderError } from 'commander'
import { afterEach, expect, test } from 'vitest'
import { tellFailure } from './tellFailure.ts'

const before = process.exitCode
afterEach(() => {
  process.exitCode = before
})

test('a command misused ends with 2, its help with 0, and a mistake of ours is thrown again', () => {
  tellFailure(new CommanderError(1, 'commander.unknownOption', 'unknown option'))
  expect(process.exitCode).toBe(2)
  tellFailure(new CommanderError(0, 'commander.help', ''))
  expect(process.exitCode).toBe(0)
  expect(() => tellFailure(new TypeError('ours'))).toThrow('ours')
})
