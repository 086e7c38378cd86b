/** `bash` blocks → what shellcheck finds in them, at their line of the page. */

import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import type { BenchPage, Failure } from './benchPage.ts'
import { attributeOf } from './planPage.ts'
import { NotRunnable } from './sandbox.ts'

/**
 * Blocks with `skip=` are checked too: they are code that a reader may copy.
 * SC2164 asks for `cd … || exit`: the bench runs with `-e`, and a reader's terminal must not be closed.
 */
export async function shellcheckPage(page: BenchPage): Promise<Failure[]> {
  const blocks = page.blocks.filter(
    (block) => block.lang === 'bash' && !attributeOf(block, 'title')?.endsWith('(extrait)'),
  )
  if (blocks.length === 0) return []
  const folder = await mkdtemp(join(tmpdir(), 'lucarne-verify-'))
  try {
    const files = blocks.map((block) => join(folder, `${block.line}.sh`))
    await Promise.all(blocks.map((block, i) => writeFile(files[i] ?? '', block.code)))
    const output = await outputOf([
      '-s',
      'bash',
      '-S',
      'warning',
      '-e',
      'SC2164',
      '-f',
      'json',
      ...files,
    ])
    const findings = JSON.parse(output) as {
      file: string
      line: number
      code: number
      message: string
    }[]
    return findings.map(({ file, line, code, message }) => ({
      file: page.file,
      line: Number.parseInt(basename(file), 10) + line,
      message: `shellcheck SC${code}: ${message}`,
    }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function outputOf(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('shellcheck', args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.once('error', (cause) =>
      reject(new NotRunnable('the program shellcheck is missing', { cause })),
    )
    child.once('close', () => resolve(output))
  })
}
