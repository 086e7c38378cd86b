/** The fault script of a page and its « Dépannage » table → what is not proved. */

import type { GuidePage, BlockFailure, TroubleRow } from './guidePage.ts'
import type { FaultScript, FaultSection } from './faultScript.ts'
import { containsMessage } from './matchOutput.ts'
import { planPage } from './planPage.ts'
import { joined } from './runStep.ts'
import type { Sandbox } from './sandbox.ts'
import { encoded, quoted, scriptOf } from './stepScript.ts'
import { asTyped } from './troubleRows.ts'

export type FaultsResult = {
  readonly failures: readonly BlockFailure[]
  readonly proved: readonly string[]
  readonly outputs: readonly string[]
}

export type FaultFile = FaultScript & { readonly file: string }

/** Provokes every fault of the script; `proved` are the messages that came out, `outputs` all that was printed. */
export async function runFaults(
  page: GuidePage,
  faults: FaultFile,
  sandbox: Sandbox,
): Promise<FaultsResult> {
  const failures: BlockFailure[] = []
  const proved: string[] = []
  const outputs: string[] = []
  const prepared = await sandbox.run({ script: blocksScript(page), seconds: 20 })
  if (prepared.code !== 0) throw new Error(`blocks not written: ${prepared.stderr}`)
  const first = await sandbox.run({
    script: `${keepState}\nset -euo pipefail\n${withBlocks(faults.preamble)}`,
    seconds: 60,
  })
  if (first.code !== 0) {
    const detail = joined(first.stdout, first.stderr).trimEnd()
    const message = `what prepares the faults exits ${first.code}`
    return { failures: [{ file: faults.file, line: 1, message, detail }], proved, outputs }
  }
  for (const section of faults.sections) {
    failures.push(...unknownMessages(section, { page, file: faults.file }))
    const isOther = (text: string) => page.rows.some(({ others }) => others.includes(text))
    if (section.messages.every(({ text }) => isOther(text))) continue
    const script = `${restoreState}\n${keepState}\nset -uo pipefail\n${section.script}`
    const answer = await sandbox.run({ script, seconds: 60 })
    const output = joined(answer.stdout, answer.stderr)
    outputs.push(output)
    for (const { text, line } of section.messages) {
      if (isOther(text)) continue
      if (isProved(text, page, { code: answer.code, output })) proved.push(text, asTyped(text))
      else {
        const message = `the fault does not show: ${text}`
        const detail = `exit ${answer.code}\n${output.trimEnd()}`
        failures.push({ file: faults.file, line, message, detail })
      }
    }
    if (answer.timedOut) break
  }
  return { failures, proved, outputs }
}

/** A message is proved when it is printed; a row in words, when its trial succeeds. */
function isProved(
  text: string,
  { rows }: GuidePage,
  { code, output }: { readonly code: number; readonly output: string },
): boolean {
  if (code === unknownBlock) return false
  const isInWords = rows.some(
    ({ messages, words }) => messages.length === 0 && words === asTyped(text),
  )
  return isInWords ? code === 0 : containsMessage(output, text)
}

/** The rows whose message neither the page's blocks nor its faults have shown. */
export function unprovedRows(
  page: GuidePage,
  outputs: readonly string[],
  proved: readonly string[],
): BlockFailure[] {
  const shown = (message: string) =>
    proved.includes(message) || outputs.some((output) => containsMessage(output, message))
  const unprovedIn = ({ messages, words }: TroubleRow) =>
    messages.length > 0
      ? messages.filter((message) => !shown(message))
      : [words].filter((message) => !proved.includes(message))
  return page.rows
    .filter((row) => !row.notReproduced)
    .flatMap((row) =>
      unprovedIn(row).map((message) => ({
        file: page.file,
        line: row.line,
        message: `no trial shows this message of « Dépannage », and it does not say « non reproduit »: ${message}`,
      })),
    )
}

function unknownMessages(
  section: FaultSection,
  { page, file }: { page: GuidePage; file: string },
): BlockFailure[] {
  const known = page.rows.flatMap((row) => [...row.messages, ...row.others, row.words])
  return section.messages
    .filter(({ text }) => !known.includes(text) && !known.includes(asTyped(text)))
    .map(({ text, line }) => ({
      file,
      line,
      message: `no row of « Dépannage » in ${page.file} has this message: ${text}`,
    }))
}

const folder = '/bench/blocs'

/** Exit code of `bloc` when it finds no such block. */
const unknownBlock = 96

/** Functions, variables and working folder go from one section to the next, as in one terminal. */
const keepState = `keep_state() {
  {
    printf 'cd %q\\n' "$PWD"
    declare -f
    declare -p | grep -vE '^declare -[A-Za-z]*r|^declare -[^ ]* (BASH|FUNCNAME|DIRSTACK|PIPESTATUS|_=)'
  } > ${folder}/state
}
trap keep_state EXIT`
const restoreState = `. ${folder}/state 2> /dev/null`

/** Puts each playable block where the function `bloc` finds it. */
function blocksScript(page: GuidePage): string {
  const end = page.text.split('\n').findIndex((line) => /^##\s+Vérifier\s*$/.test(line)) + 1
  const lines = [`set -euo pipefail; mkdir -p ${folder}`]
  const order: number[] = []
  const all: number[] = []
  for (const step of planPage(page.blocks, page.release.number)) {
    const file = step.kind === 'check' ? step.file : step
    if (!file || (file.kind !== 'file' && file.kind !== 'bash' && file.kind !== 'sql')) continue
    const { index, line, code } = file.block
    const place = `${folder}/${index}`
    const as = file.kind === 'file' ? 'root' : file.account
    const fails = file.kind !== 'file' && file.failure !== undefined
    const home = `$(getent passwd ${quoted(as)} | cut -d: -f6)`
    const run = `cd "${home}" && sudo -u ${quoted(as)} bash ${place}.inner${fails ? ' || true' : ''}`
    lines.push(`base64 -d > ${place}.inner <<< ${encoded(scriptOf(file))}`)
    lines.push(`base64 -d > ${place}.sh <<< ${encoded(run)}`)
    lines.push(`base64 -d > ${place}.code <<< ${encoded(code)}`)
    lines.push(`base64 -d > ${place}.title <<< ${encoded(file.kind === 'file' ? file.path : '')}`)
    order.push(index)
    if (end === 0 || line < end) all.push(index)
  }
  return [
    ...lines,
    `echo ${order.join(' ')} > ${folder}/order; echo ${all.join(' ')} > ${folder}/all`,
  ].join('\n')
}

function withBlocks(script: string): string {
  return `bloc() {
  local n
  if [ "$1" = --tout ]; then
    for n in $(< ${folder}/all); do bash ${folder}/$n.sh; done
    return 0
  fi
  for n in $(< ${folder}/order); do
    if [ "$(< ${folder}/$n.title)" = "$1" ]; then bash ${folder}/$n.sh; return; fi
  done
  for n in $(< ${folder}/order); do
    if grep -qF -e "$1" ${folder}/$n.code; then bash ${folder}/$n.sh; return; fi
  done
  echo "bloc: no block of the page has this title or this text: $1" >&2
  exit ${unknownBlock}
}
${script}`
}
