/** PromQL expressions, separated by blank lines → what promtool refuses. */

import { joined } from '../runStep.ts'
import { encoded } from '../stepScript.ts'
import type { Control } from './control.ts'

export const checkPromql: Control = async ({ block }, { sandbox }) => {
  const asked = await sandbox.run({ script: 'promtool --version', seconds: 10 })
  const [, version = ''] = /version (\d[\d.]*)/.exec(asked.stdout) ?? []
  const reason = `sans mesures réelles, contrôlé avec promtool ${version}`.trim()
  const rules = block.code
    .split(/\n\s*\n/)
    .map((text) => text.replace(/^\s*#.*$/gm, '').trim())
    .filter((text) => text !== '')
    .map((expr, i) => ({ record: `banc:n${i + 1}`, expr }))
  const file = JSON.stringify({ groups: [{ name: 'banc', rules }] })
  const script = `file=$(mktemp); base64 -d > "$file" <<< ${encoded(file)}; promtool check rules "$file"`
  const answer = await sandbox.run({ script, seconds: 20 })
  if (answer.code === 0) return { reason }
  return { problem: joined(answer.stdout, answer.stderr).trimEnd(), reason }
}
