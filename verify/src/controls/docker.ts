/** Docker without its engine: the client knows its options, its Compose plugin reads files. */

import { joined } from '../runStep.ts'
import { encoded, pathScript } from '../stepScript.ts'
import { commandLines, type Control } from './control.ts'

export const noEngine = "pas d'image Docker sur le banc, sans réseau"

/** Matches the error of a client that has accepted a line, then looks for the engine. */
const engineMissing =
  /Cannot connect to the Docker daemon|failed to connect to the docker API|Couldn't connect to Docker daemon|Error while fetching server API version/

/** Each `docker …` line is given to the client. */
export const checkDocker: Control = async ({ block }, { sandbox, secondsLeft }) => {
  const reason = noEngine
  for (const line of commandLines(block.code)) {
    const command = line.replace(/^sudo\s+/, '')
    if (!/^docker\s/.test(command)) return { problem: `not a docker command: ${line}`, reason }
    const script = `set -o pipefail\n${command}`
    const answer = await sandbox.run({ script, seconds: Math.min(30, secondsLeft()) })
    const said = joined(answer.stdout, answer.stderr)
    if (isRefused(answer.code, said)) {
      return { problem: `${line}\n${said.trimEnd()}`, reason }
    }
  }
  return { reason }
}

function isRefused(code: number, said: string): boolean {
  return /^Usage:/m.test(said) || (code !== 0 && !engineMissing.test(said))
}

/** The whole file, with the `.env` beside it when it has a path. */
export const checkCompose: Control = async ({ block, file }, { sandbox }) => {
  const { stdout } = await sandbox.run({ script: 'docker compose version --short', seconds: 10 })
  const reason = `${noEngine}, contrôlé avec Compose ${stdout.trim().replace(/[-+].*/, '')}`
  const place = file
    ? pathScript(file.path, file.account)
    : `path=$(mktemp -d)/compose.yml; base64 -d > "$path" <<< ${encoded(block.code)}`
  const script = `${place}\ncd "$(dirname "$path")" && docker compose -f "$(basename "$path")" config -q`
  const answer = await sandbox.run({ script, seconds: 30 })
  const said = joined(answer.stdout, answer.stderr).trimEnd()
  if (answer.code === 0 && !/level=warning/.test(said)) return { reason }
  return { problem: said || `docker compose exits ${answer.code}`, reason }
}
