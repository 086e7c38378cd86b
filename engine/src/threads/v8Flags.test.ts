import { execFileSync } from 'node:child_process'
import { versions } from 'node:process'
import { expect, test } from 'vitest'
import { expectShortRun } from './v8Flags.ts'

/** Records the flags set in V8, in order. */
function startOn(node: string) {
  const asked: string[] = []
  return { asked, onFound: expectShortRun({ node, setFlags: (flags) => asked.push(flags) }) }
}

test('a short run is patient; many files take it back, once', () => {
  const { asked, onFound } = startOn('20.19.0')
  expect(asked).toEqual(['--interrupt-budget=400000'])
  onFound(3000)
  expect(asked).toHaveLength(1)
  onFound(5000)
  onFound(9000)
  expect(asked.slice(1)).toEqual(['--interrupt-budget=67584'])
})

test('later versions of Node are left alone', () => {
  const { asked, onFound } = startOn('22.12.0')
  onFound(5000)
  expect(asked).toEqual([])
})

test('the V8 that runs this is asked for what it knows, and for nothing after Node 20', () => {
  const { asked } = startOn(versions.node)
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  const flags = asked.map((flag) => flag.replace(/=.*/, ' '))
  expect(flags).toEqual(Number.parseInt(versions.node) === 20 ? ['--interrupt-budget '] : [])
  for (const flag of flags) expect(known).toContain(flag)
})
