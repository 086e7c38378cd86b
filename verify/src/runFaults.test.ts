/** The fault script against what a sandbox answers, made up here: the real one is that of runGuides.test.ts. */

import { expect, test } from 'vitest'
import { parseFaultScript } from './faultScript.ts'
import { guidePageOf } from './readPage.ts'
import { runFaults } from './runFaults.ts'
import type { CommandResult, Sandbox } from './sandbox.ts'

const page = guidePageOf(
  'docs/essai.md',
  '```bash\ntrue\n```\n\n## Dépannage\n\n| Ce que vous voyez |\n|---|\n| `port already in use` |\n| L’écran reste noir |\n',
)

/** Answers that code to the script of each section, and 0 to what comes before. */
function sandboxAnswering(answers: readonly Partial<CommandResult>[]): Sandbox {
  const all = [{}, {}, ...answers]
  return {
    slack: 1,
    run: async () => ({ code: 0, stdout: '', stderr: '', timedOut: false, ...all.shift() }),
    close: async () => undefined,
  }
}

const messagesOf = async (script: string, ...answers: readonly Partial<CommandResult>[]) => {
  const faults = { ...parseFaultScript(script), file: 'verify/pannes/essai.sh' }
  const { failures, proved } = await runFaults(page, faults, sandboxAnswering(answers))
  return { failures: failures.map(({ line, message }) => `${line}: ${message}`), proved }
}

test('a message that is printed is proved, whatever the exit', async () => {
  const { failures, proved } = await messagesOf('#: port already in use\nx\n', {
    code: 1,
    stderr: 'x: port already in use\n',
  })
  expect(failures).toEqual([])
  expect(proved).toContain('port already in use')
})

test('a section that asks for a block that the page has not proves nothing, even in words that say so', async () => {
  const { failures, proved } = await messagesOf('#: port already in use\nbloc autre\n', {
    code: 96,
    stderr: 'bloc: no block of the page has this title or this text: port already in use\n',
  })
  expect(failures).toEqual(['1: the fault does not show: port already in use'])
  expect(proved).toEqual([])
})

test('a symptom in words is proved by a trial that succeeds, and by no other', async () => {
  const script = '#: L’écran reste noir\nx\n'
  expect((await messagesOf(script, { code: 0 })).failures).toEqual([])
  expect((await messagesOf(script, { code: 1, stdout: 'L’écran reste noir' })).failures).toEqual([
    '1: the fault does not show: L’écran reste noir',
  ])
})

test('nothing more is tried once a trial has run out of its time', async () => {
  const script = '#: port already in use\nx\n\n#: L’écran reste noir\nx\n'
  const { failures } = await messagesOf(script, { code: 124, timedOut: true }, { code: 1 })
  expect(failures).toEqual(['1: the fault does not show: port already in use'])
})

test('the blocks that `bloc` plays are written in order, each for who runs it in the guide', async () => {
  const blocks = [
    '```ini title="/etc/essai.conf"\nun = 1\n```',
    '```bash compte="agence"\necho un\n```',
    '```bash echec="refusé"\necho refusé; false\n```',
    '```text\nrien\n```',
    '## Vérifier',
    '```bash\necho trois\n```',
  ]
  const guide = guidePageOf('docs/essai.md', `${blocks.join('\n\n')}\n`)
  const scripts: string[] = []
  const sandbox: Sandbox = {
    slack: 1,
    run: async ({ script }) => {
      scripts.push(script)
      return { code: 0, stdout: '', stderr: '', timedOut: false }
    },
    close: async () => undefined,
  }
  await runFaults(guide, { ...parseFaultScript('true\n'), file: 'essai.sh' }, sandbox)
  const [written = ''] = scripts
  const decoded = (index: number, kind: string) => {
    const [, text = ''] =
      new RegExp(`base64 -d > /bench/blocs/${index}\\.${kind} <<< '?([\\w+/=]*)`).exec(written) ??
      []
    return Buffer.from(text, 'base64').toString()
  }
  const places = guide.blocks.map(({ index }) => index)
  const [file = -1, command = -1, failing = -1, , last = -1] = places
  expect(written).toContain(`echo ${[file, command, failing, last].join(' ')} > /bench/blocs/order`)
  expect(written).toContain(`echo ${[file, command, failing].join(' ')} > /bench/blocs/all`)
  expect([decoded(file, 'title'), decoded(command, 'title')]).toEqual(['/etc/essai.conf', ''])
  expect(decoded(file, 'sh')).toMatch(/sudo -u '?root'? bash/)
  expect(decoded(command, 'sh')).toMatch(/sudo -u '?agence'? bash \S+\.inner$/)
  expect(decoded(failing, 'sh')).toMatch(/\.inner \|\| true$/)
})
