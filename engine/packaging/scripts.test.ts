/** Scripts of every `package.json` run in any shell, that of Windows included. */

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const repository = path.join(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '*package.json'], {
  cwd: repository,
  encoding: 'utf8',
})
  .trim()
  .split('\n')

/** Commands by name and `&&` alone: no variable, substitution, pipe, quote, nor a program that only Unix has. */
const portable = /^[\w./:@-]+(?: (?:&&|[\w./:@-]+))*$/
const unixOnly = /(?:^|&& )(?:rm|cp|mv|mkdir|cat|sed|bash|sh|env|export|\w+=\S*) /

test.each(files)('%s has no line for one shell alone', (file) => {
  const { scripts = {} } = JSON.parse(readFileSync(path.join(repository, file), 'utf8'))
  const lines = Object.values<string>(scripts)
  expect(lines.filter((line) => !portable.test(line) || unixOnly.test(line))).toEqual([])
})
