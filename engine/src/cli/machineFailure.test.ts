import { expect, test } from 'vitest'
import { machineFailure } from './machineFailure.ts'

test('what the machine refuses is told in a sentence, also by a thread', () => {
  const full = new Error('ENOSPC: no space left on device, write')
  const closed = new Error(`EACCES: permission denied, mkdir '${process.cwd()}/l'été/dist'`)
  const told = [new Error('A worker thread has failed', { cause: full }), closed].map(
    (error) => machineFailure(error)?.message,
  )
  expect(told).toEqual([
    'the disk is full; free some space, then run the command again: what was published still is (ENOSPC)',
    "l'été/dist: you may not read it, or write it; change its owner or its rights, or those of its folder (EACCES)",
  ])
})

test('a folder that cannot be made where it is asked for is told', () => {
  const error = new Error("ENOENT: no such file or directory, mkdir '/proc/x'")
  expect(machineFailure(error)?.message).toMatch(/: no folder can be made there; .* \(ENOENT\)$/)
})

test('any other error keeps its stack', () => {
  expect(machineFailure(new Error("ENOENT: no such file or directory, open '/a'"))).toBeUndefined()
  expect(machineFailure(new TypeError('x is undefined'))).toBeUndefined()
})
