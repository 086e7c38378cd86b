import { expect, test } from 'vitest'
import { planPage } from './planPage.ts'
import { guidePageOf } from './readPage.ts'
import { compareExtract } from './runStep.ts'
import type { Sandbox } from './sandbox.ts'

/** Returns the result of an extract of a file that contains `lines`. */
async function extractOf(code: string, lines: string, exit = 0) {
  const page = guidePageOf(
    'docs/essai.md',
    `\`\`\`ini title="/etc/a.ini (extrait)"\n${code}\n\`\`\`\n`,
  )
  const [step] = planPage(page.blocks, '13')
  if (step?.kind !== 'extract') throw new Error('No extract')
  const sandbox: Sandbox = {
    slack: 1,
    run: async () => ({ code: exit, stdout: lines, stderr: '', timedOut: false }),
    close: async () => undefined,
  }
  const result = await compareExtract(step, {
    sandbox,
    folder: '',
    secondsLeft: () => 60,
    outputs: new Map(),
    steps: [step],
    failed: new Set(),
  })
  return result.failure?.message ?? result.verdict
}

test.each([
  ['a\nb', 'x\na\ny\nb\n', 'executed'],
  ['a\n…\nb', 'a\nb\n', 'executed'],
  ['  a', 'a\n', 'executed'],
  ['a\nb', 'b\na\n', 'not in /etc/a.ini, in this order: b'],
  ['a\na', 'a\n', 'not in /etc/a.ini, in this order: a'],
  ['c', 'a\n', 'not in /etc/a.ini, in this order: c'],
])('of the extract %j, a file of %j says: %s', async (code, lines, said) => {
  expect(await extractOf(code, lines)).toBe(said)
})

test('a file that cannot be read is told', async () => {
  expect(await extractOf('a', '', 1)).toContain('/etc/a.ini cannot be read')
})
