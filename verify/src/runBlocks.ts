/** The blocks of a page, one after the other, in its sandbox → a verdict for each. */

import type { BenchPage, Failure, Verdict } from './benchPage.ts'
import { checkBlock } from './controls/checkBlock.ts'
import { announces, matchOutput } from './matchOutput.ts'
import { planPage, type CommandStep, type FileStep, type Step } from './planPage.ts'
import type { Answer, Sandbox } from './sandbox.ts'
import { pathScript, scriptOf } from './stepScript.ts'

export type BlocksResult = {
  readonly verdicts: readonly Verdict[]
  readonly failures: readonly Failure[]
  /** Everything the commands printed, block by block. */
  readonly outputs: ReadonlyMap<number, string>
}

/** What a step adds. `output`: what a command printed, stdout then stderr. */
export type StepResult = Verdict & {
  readonly failure?: { readonly message: string; readonly detail?: string }
  readonly output?: string
  /** The sandbox can no longer be trusted: the page stops here. */
  readonly stop?: boolean
}

export type StepContext = {
  readonly sandbox: Sandbox
  /** Left for the page, and never more than a block may take. */
  readonly secondsLeft: () => number
  readonly outputs: ReadonlyMap<number, string>
  readonly steps: readonly Step[]
  /** Blocks that have failed already: their expected output is not compared. */
  readonly failed: ReadonlySet<number>
}

const blockSeconds = 60
const pageSeconds = 120

/** Never throws for what a page does; a page that takes more than `page.seconds` is stopped. */
export async function runBlocks(page: BenchPage, sandbox: Sandbox): Promise<BlocksResult> {
  const end = Date.now() + page.seconds * 1000
  const limit = page.seconds > pageSeconds ? page.seconds : blockSeconds
  const secondsLeft = () => Math.min(limit, (end - Date.now()) / 1000)
  const steps = planPage(page.blocks)
  const verdicts: Verdict[] = []
  const failures: Failure[] = []
  const outputs = new Map<number, string>()
  const failed = new Set<number>()
  let stopped = false
  for (const step of steps) {
    if (stopped) {
      verdicts.push({ verdict: 'notRun' })
      continue
    }
    const result = await runStep(step, { sandbox, secondsLeft, outputs, steps, failed })
    const { failure, output, stop, ...verdict } = result
    verdicts.push(verdict)
    if (output !== undefined) outputs.set(step.block.index, output)
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

/** Writes the file of a block, as root. */
export async function writeFile(step: FileStep, context: StepContext): Promise<StepResult> {
  const answer = await context.sandbox.run({ script: scriptOf(step), seconds: 20 })
  if (answer.code === 0) return { verdict: 'executed' }
  return failedStep(`${step.path} could not be written`, answer)
}

async function compareExtract(
  step: Step & { kind: 'extract' },
  { sandbox }: StepContext,
): Promise<StepResult> {
  const script = `${pathScript(step.path, step.account)}\ncat -- "$path"`
  const answer = await sandbox.run({ script, seconds: 20 })
  if (answer.code !== 0) return failedStep(`${step.path} cannot be read`, answer)
  const lines = answer.stdout.split('\n').map((line) => line.trim())
  let from = 0
  for (const line of step.block.code
    .trim()
    .split('\n')
    .map((one) => one.trim())) {
    if (line === '' || line === '…') continue
    const found = lines.indexOf(line, from)
    if (found < 0) {
      return {
        verdict: 'failed',
        failure: { message: `not in ${step.path}, in this order: ${line}` },
      }
    }
    from = found + 1
  }
  return { verdict: 'executed' }
}

function compareOutput(
  step: Step & { kind: 'expected' },
  { outputs, failed }: StepContext,
): StepResult {
  const output = outputs.get(step.of.index)
  if (output === undefined || failed.has(step.of.index)) return { verdict: 'notRun' }
  if (matchOutput(step.block.code, output)) return { verdict: 'compared' }
  const message = `the output of the block at line ${step.of.line} is not this one, but:`
  return { verdict: 'failed', failure: { message, detail: output.trimEnd() || '(nothing)' } }
}

async function runCommand(step: CommandStep, context: StepContext): Promise<StepResult> {
  const { secondsLeft, sandbox } = context
  const seconds = secondsLeft()
  if (seconds < 1) return outOfTime('no time is left for the page', '')
  const answer = await sandbox.run({
    script: scriptOf(step),
    seconds,
    account: step.account,
    tag: String(step.block.index),
  })
  const stderr = step.kind === 'sql' ? withoutLine(answer.stderr) : answer.stderr
  const output = joined(answer.stdout, stderr)
  if (answer.timedOut) return outOfTime(`still running after ${Math.round(seconds)} s`, output)
  if (answer.code === 98) return failedStep(`there is no account ${step.account}`, answer)
  const failure = step.failure
    ? failureOfExpectedFailure(step.failure, answer.code, output)
    : failureOfCommand(step, { ...answer, stderr }, context)
  if (failure) return { verdict: 'failed', failure, output }
  return { verdict: 'executed', output }
}

function failureOfExpectedFailure(
  text: string,
  code: number,
  output: string,
): StepResult['failure'] | undefined {
  if (code === 0) {
    return { message: 'this block should fail, but it exits 0', detail: output.trimEnd() }
  }
  if (output.includes(text)) return undefined
  return { message: `fails as announced, but without the text: ${text}`, detail: output.trimEnd() }
}

function failureOfCommand(
  step: CommandStep,
  answer: Answer,
  { steps }: StepContext,
): StepResult['failure'] | undefined {
  const output = joined(answer.stdout, answer.stderr)
  if (answer.code !== 0) {
    return { message: `exits ${answer.code}`, detail: lastLines(output) }
  }
  const expected = steps.find((one) => one.kind === 'expected' && one.of === step.block)
  const warning = answer.stderr
    .split('\n')
    .filter((line) => /\bwarning\b|\bdeprecat/i.test(line))
    .find((line) => !expected || !announces(expected.block.code, line))
  return warning === undefined ? undefined : { message: `prints a warning: ${warning.trim()}` }
}

function outOfTime(message: string, output: string): StepResult {
  const detail = lastLines(output)
  return {
    verdict: 'failed',
    failure: { message: `${message}: the page is stopped here`, ...(detail && { detail }) },
    output,
    stop: true,
  }
}

function failedStep(message: string, answer: Answer): StepResult {
  const detail = lastLines(joined(answer.stdout, answer.stderr))
  return { verdict: 'failed', failure: { message, ...(detail && { detail }) } }
}

/** The interactive client, which the reader uses, does not say the line. */
function withoutLine(stderr: string): string {
  return stderr.replace(/^(ERROR \d+ \([^)]*\)) at line \d+/gm, '$1')
}

export function joined(stdout: string, stderr: string): string {
  return stdout && stderr && !stdout.endsWith('\n') ? `${stdout}\n${stderr}` : stdout + stderr
}

function lastLines(text: string): string {
  return text.trimEnd().split('\n').slice(-20).join('\n')
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
async function leftBehind(page: BenchPage, sandbox: Sandbox): Promise<Failure[]> {
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
