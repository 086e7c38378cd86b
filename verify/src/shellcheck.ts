/** `bash` blocks → what shellcheck finds in them, at their line of the page. */

import type { GuidePage, BlockFailure } from './guidePage.ts'
import { attributeOf, isOfRelease } from './planPage.ts'
import { NotRunnable, type Sandbox } from './sandbox.ts'
import { encoded } from './stepScript.ts'

const folder = '/bench/shellcheck'

/**
 * Blocks with `skip=` are checked too: they are code that a reader may copy.
 * SC2164 asks for `cd … || exit`: the bench runs with `-e`, and a reader's terminal must not be closed.
 */
export async function shellcheckPage(page: GuidePage, sandbox: Sandbox): Promise<BlockFailure[]> {
  const blocks = page.blocks.filter(
    (block) =>
      block.lang === 'bash' &&
      isOfRelease(block, page.release.number) &&
      !attributeOf(block, 'title')?.endsWith('(extrait)'),
  )
  if (blocks.length === 0) return []
  const files = blocks.map(
    ({ line, code }) => `base64 -d > ${folder}/${line}.sh <<< ${encoded(code)}`,
  )
  const script = [
    `mkdir -p ${folder}`,
    ...files,
    `shellcheck -s bash -S warning -e SC2164 -f json ${folder}/*.sh`,
  ].join('\n')
  const { stdout, stderr } = await sandbox.run({ script, seconds: 60 })
  if (!stdout.startsWith('['))
    throw new NotRunnable(`shellcheck gives no answer: ${stderr.trimEnd()}`)
  return (JSON.parse(stdout) as Finding[]).map(({ file, line, code, message }) => ({
    file: page.file,
    line: Number.parseInt(file.slice(folder.length + 1), 10) + line,
    message: `shellcheck SC${code}: ${message}`,
  }))
}

type Finding = {
  readonly file: string
  readonly line: number
  readonly code: number
  readonly message: string
}
