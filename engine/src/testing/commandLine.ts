/** A small site on disk, and the command line as it is run on it: for tests only. */

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { builtCommand } from './builtCommand.ts'

/** One page, with a broken link. `remove` is to be called after all. */
export function openCommandLine() {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'lucarne-cli-'))
  /** `more` is an object in JavaScript: settings besides those that are required. */
  const configure = (more: string) =>
    writeFileSync(
      path.join(siteDir, 'lucarne.config.mjs'),
      `export default { title: 'Docs', url: 'https://docs.exemple.example', ...${more} }\n`,
    )
  mkdirSync(path.join(siteDir, 'docs'))
  writeFileSync(
    path.join(siteDir, 'docs/index.md'),
    '---\nslug: /\n---\n# Accueil\n\n[x](/absente)\n',
  )
  configure('{}')
  return {
    siteDir,
    configure,
    run: (...args: string[]) => runWith({}, ...args),
    runWith,
    remove: () => rmSync(siteDir, { recursive: true }),
  }
}

function runWith(env: object, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [builtCommand, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, printed: stdout + stderr }
}
