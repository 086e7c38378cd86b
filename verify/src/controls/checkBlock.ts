/** A block with `controle=` → checked by the tool that knows its language, without running it. */

import type { Step } from '../planPage.ts'
import { writeFile } from '../runStep.ts'
import type { StepContext, StepResult } from '../stepContext.ts'
import type { Control } from './control.ts'
import { checkCompose, checkDocker } from './docker.ts'
import { checkDockerfile } from './dockerfile.ts'
import { checkGitlab } from './gitlab.ts'
import { checkPlesk } from './plesk.ts'
import { checkPromql } from './promql.ts'
import { checkJson, checkYaml } from './wellFormed.ts'

const controls: Readonly<Record<string, Control>> = {
  compose: checkCompose,
  docker: checkDocker,
  dockerfile: checkDockerfile,
  gitlab: checkGitlab,
  json: checkJson,
  plesk: checkPlesk,
  promql: checkPromql,
  yaml: checkYaml,
}

/** The file is written first, when the block has a path: the next blocks may use it. */
export async function checkBlock(
  step: Step & { kind: 'check' },
  context: StepContext,
): Promise<StepResult> {
  const control = controls[step.control]
  if (!control) {
    const known = Object.keys(controls).join(', ')
    const message = `there is no controle="${step.control}"; there are ${known}`
    return { verdict: 'failed', failure: { message } }
  }
  if (step.file) {
    const written = await writeFile(step.file, context)
    if (written.failure) return written
  }
  const { problem, reason } = await control(step, context)
  if (problem === undefined) return { verdict: 'checked', reason }
  return { verdict: 'failed', failure: { message: `controle="${step.control}"`, detail: problem } }
}
