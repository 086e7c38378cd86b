/** The blocks of a page, one after the other, in its sandbox → a verdict for each. */

import { findTokens } from 'lucarne-docs/content'
import { type GuidePage, type BlockFailure, usualSeconds, type Verdict } from './guidePage.ts'
import { checkBlock } from './controls/checkBlock.ts'
import { planPage, type Step } from './planPage.ts'
import { compareExtract, compareOutput, runCommand, writeFile } from './runStep.ts'
import type { Sandbox } from './sandbox.ts'
import type { StepContext, StepResult } from './stepContext.ts'

export type BlocksResult = {
  readonly verdicts: readonly Verdict[]
  readonly failures: readonly BlockFailure[]
  /** Everything the commands printed, block by block. */
  readonly outputs: ReadonlyMap<number, string>
}

/** Maximum duration of a block; in a page that asks for more than usual, the page's own. */
const blockSeconds = 60

/** Never throws for what a page does; a page that takes more than `page.seconds` (times the sandbox's slack) is stopped. */
export async function runBlocks(
  page: GuidePage,
  sandbox: Sandbox,
  folder: string,
): Promise<BlocksResult> {
  const end = Date.now() + page.seconds * sandbox.slack * 1000
  const limit = page.seconds > usualSeconds ? page.seconds : blockSeconds
  const secondsLeft = () => Math.min(limit, (end - Date.now()) / 1000 / sandbox.slack)
  const steps = planPage(page.blocks, page.release.number)
  const verdicts: Verdict[] = []
  const failures: BlockFailure[] = []
  const outputs = new Map<number, string>()
  const failed = new Set<number>()
  let stopped = false
  for (const step of steps) {
    if (stopped) {
      verdicts.push({ verdict: 'notRun' })
      continue
    }
    const result = await runStep(step, { sandbox, folder, secondsLeft, outputs, steps, failed })
    const { failure, output, stop, ...verdict } = result
    verdicts.push(verdict)
    if (output !== undefined) {
      outputs.set(step.block.index, output)
      failures.push(...secretsIn(output, { file: page.file, line: step.block.line }))
    }
    if (failure) {
      failed.add(step.block.index)
      failures.push({ file: page.file, line: step.block.line, ...failure })
    }
    stopped = stop ?? false
  }
  if (!stopped) failures.push(...(await leftBehind(page, sandbox)))
  return { verdicts, failures, outputs }
}

async function runStep(step: Step, context: StepContext): Promise<StepResult> {
  switch (step.kind) {
    case 'skip':
      return { verdict: 'skipped', reason: step.reason }
    case 'illustration':
      return { verdict: 'shown' }
    case 'other':
      return { verdict: 'other' }
    case 'unclear':
      return { verdict: 'failed', failure: { message: step.message } }
    case 'file':
      return writeFile(step, context)
    case 'extract':
      return compareExtract(step, context)
    case 'expected':
      return compareOutput(step, context)
    case 'check':
      return checkBlock(step, context)
    default:
      return runCommand(step, context)
  }
}

/** A reader would see it on the screen, and so may whoever looks over the shoulder. */
function secretsIn(output: string, place: Pick<BlockFailure, 'file' | 'line'>): BlockFailure[] {
  const kinds = new Set(findTokens(output).map(({ what }) => what))
  return [...kinds].map((what) => ({ ...place, message: `prints a secret: ${what}` }))
}

/** Agents that gpg and ssh start by themselves and that end by themselves. */
const quietDaemons = /(^|\/)(gpg-agent|dirmngr|keyboxd|scdaemon|ssh-agent)\b/

const leftScript = `
list() {
  for process in /proc/[0-9]*; do
    tag=$(tr '\\0' '\\n' < $process/environ 2> /dev/null | sed -n 's/^LUCARNE_BLOCK=//p')
    [ -n "$tag" ] && echo "$tag $(tr '\\0' ' ' < $process/cmdline)"
  done
}
for _ in 1 2 3 4 5 6; do left=$(list); [ -z "$left" ] && exit; sleep 0.2; done 2> /dev/null
echo "$left"`

/** A process that is no service and outlives the page is one that the reader is left with. */
async function leftBehind(page: GuidePage, sandbox: Sandbox): Promise<BlockFailure[]> {
  const answer = await sandbox.run({ script: leftScript, seconds: 20 })
  return answer.stdout
    .split('\n')
    .filter((line) => line !== '' && !quietDaemons.test(line.split(' ')[1] ?? ''))
    .map((line) => {
      const [index = '', ...command] = line.split(' ')
      return {
        file: page.file,
        line: page.blocks[Number(index)]?.line ?? 1,
        message: `leaves a process running at the end of the page: ${command.join(' ').trim()}`,
      }
    })
}
