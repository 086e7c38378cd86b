/** Steps of a page → the sandbox → what each one proved. */

import { announces, matchOutput } from './matchOutput.ts'
import type { CommandStep, FileStep, Step } from './planPage.ts'
import type { CommandResult } from './sandbox.ts'
import type { StepContext, StepResult } from './stepContext.ts'
import { pathScript, scriptOf } from './stepScript.ts'

/** Writes the file of a block, as root. */
export async function writeFile(step: FileStep, context: StepContext): Promise<StepResult> {
  const answer = await context.sandbox.run({ script: scriptOf(step), seconds: 20 })
  if (answer.code === 0) return { verdict: 'executed' }
  return failedStep(`${step.path} could not be written`, answer)
}

/** Every line of the extract must be in the file, in the same order. */
export async function compareExtract(
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

/** An output that is not there was reported already, with its command. */
export function compareOutput(
  step: Step & { kind: 'expected' },
  { outputs, failed }: StepContext,
): StepResult {
  const output = outputs.get(step.of.index)
  if (output === undefined || failed.has(step.of.index)) return { verdict: 'notRun' }
  if (matchOutput(step.block.code, output)) return { verdict: 'compared' }
  const message = `the output of the block at line ${step.of.line} is not this one, but:`
  return { verdict: 'failed', failure: { message, detail: output.trimEnd() || '(nothing)' } }
}

/** Exit code of `../sandbox/agent.sh`. */
const noSuchAccount = 98

/** Runs a `bash` or `sql` block under its account. */
export async function runCommand(step: CommandStep, context: StepContext): Promise<StepResult> {
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
  if (answer.timedOut)
    return outOfTime(`still running after ${Math.round(seconds * sandbox.slack)} s`, output)
  if (answer.code === noSuchAccount)
    return failedStep(`there is no account ${step.account}`, answer)
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
  answer: CommandResult,
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

function failedStep(message: string, answer: CommandResult): StepResult {
  const detail = lastLines(joined(answer.stdout, answer.stderr))
  return { verdict: 'failed', failure: { message, ...(detail && { detail }) } }
}

/** The interactive client, which the reader uses, does not say the line. */
function withoutLine(stderr: string): string {
  return stderr.replace(/^(ERROR \d+ \([^)]*\)) at line \d+/gm, '$1')
}

/** Joins outputs as a terminal would show them at the end: stdout, then stderr. */
export function joined(stdout: string, stderr: string): string {
  return stdout && stderr && !stdout.endsWith('\n') ? `${stdout}\n${stderr}` : stdout + stderr
}

function lastLines(text: string): string {
  return text.trimEnd().split('\n').slice(-20).join('\n')
}
