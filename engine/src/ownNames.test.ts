/** `lucarne` alone is the name of somebody else's package, which `npx` runs where ours is not installed: nobody is told to type it there. */

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const repository = path.join(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '-z', '--', ':!CHANGELOG.md', ':!site', ':!bench'], {
  cwd: repository,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.(?:md|mdx|ya?ml|json|tsx?|m?js|sh)$|\.ci\/run$/.test(file))

const told =
  /\b(?:npx|npm (?:create|init|exec)|pnpm (?:create|dlx)|yarn (?:create|dlx))((?: --?\w[\w-]*)*) (@?[a-z][\w./-]*)/g

/** Programs of the repository's own checks, installed by it, and our names. */
const known =
  /^(?:lucarne-(?:docs|verify|mcp|spelling)(?:@latest)?|vitest|oxlint|oxfmt|knip|tsc|playwright)$/

test('every name that is to be typed is one of ours', () => {
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(repository, file), 'utf8').matchAll(told)].map(
      ([, , name = '']) => `${file}: ${name}`,
    ),
  )
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((found) => !known.test(found.split(': ')[1] ?? ''))).toEqual([])
})
