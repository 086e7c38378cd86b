/** A step of a page → the bash script that the sandbox runs for it. */

import type { CommandStep, FileStep } from './planPage.ts'

/** For `FileStep`, run it as root; for a command, as its account. */
export function scriptOf(step: FileStep | CommandStep): string {
  if (step.kind === 'file') return fileScript(step)
  return step.kind === 'sql' ? sqlScript(step) : bashScript(step)
}

/** A file that was there keeps its mode and owner, as in an editor; folders made for an account are its own. */
function fileScript({ path, rights, account, block }: FileStep): string {
  const [mode, owner] = rights
  return `set -euo pipefail
${pathScript(path, account)}
folder=$(dirname -- "$path")
made=()
while [ ! -e "$folder" ]; do made+=("$folder"); folder=$(dirname -- "$folder"); done
mkdir -p -- "$(dirname -- "$path")"
[ \${#made[@]} = 0 ] || chown ${quoted(`${account}:`)} "\${made[@]}"
new=; [ -e "$path" ] || new=yes
base64 -d > "$path" <<< ${encoded(block.code)}
if [ -n "$new" ]; then chmod 644 "$path"; chown ${quoted(`${account}:`)} "$path"; fi
${mode ? `chmod ${quoted(mode)} "$path"` : ''}
${owner ? `chown ${quoted(owner)} "$path"` : ''}
`
}

/** Sets `$path`, the home of `account` in the place of `~`. */
export function pathScript(path: string, account: string): string {
  if (!path.startsWith('~/')) return `path=${quoted(path)}`
  return `path=$(getent passwd ${quoted(account)} | cut -d: -f6)/${quoted(path.slice(2))}`
}

/** The block starts on the first line, so that bash's line numbers are the block's own. */
function bashScript({ block, account }: CommandStep): string {
  const folder = `/bench/cwd/${account}`
  const before = `[ -s ${folder} ] && cd -- "$(< ${folder})" 2> /dev/null`
  const after = `trap 'pwd > ${folder}' EXIT`
  return `${before}; ${after}; set -euo pipefail; ${block.code}`
}

function sqlScript({ block, database }: CommandStep): string {
  const client = 'mariadb --default-character-set=utf8mb4 --table'
  const base = database ? ` ${quoted(database)}` : ''
  return `set -euo pipefail\nbase64 -d <<< ${encoded(block.code)} | ${client}${base}\n`
}

export function encoded(text: string): string {
  return quoted(Buffer.from(text, 'utf8').toString('base64'))
}

export function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
