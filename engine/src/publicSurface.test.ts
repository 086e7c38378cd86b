/** The whole of what a program may import from the package: a change here is a change for everybody's sites. */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

test('the package gives these names, and no other', () => {
  const packageFile = path.join(import.meta.dirname, '../package.json')
  const { exports } = JSON.parse(readFileSync(packageFile, 'utf8'))
  expect(Object.keys(exports).map(surfaceOf).join('\n')).toBe(
    `
lucarne-docs
  defineConfig
  type UserConfig
lucarne-docs/component
  type PropsOf
  type PropsSchema
lucarne-docs/content
  findSecrets
  findTokens
  formatProblem
  hashBlocks
  isPageSource
  parsePage
  readVariables
  textOfChoice
  type CodeBlock
  type ParsePageOptions
  type ParsedPage
  type Problem
  type ProblemKind
  type Secret
  type Variables
  type VerifiedBlock
  type VerifiedPage
  type VerifiedRelease
lucarne-docs/search
  openSearch
  type FetchJson
  type SiteAnswer
  type SiteHit
  type SiteSearch
lucarne-docs/testing
  articleOf
  problemsOf
lucarne-docs/schemas/*.json
lucarne-docs/package.json
`.trim(),
  )
})

const sources: Readonly<Record<string, string>> = {
  '.': 'index.ts',
  './component': 'componentApi.ts',
  './content': 'contentApi.ts',
  './search': 'searchApi.ts',
  './testing': 'testingApi.ts',
}

/** The name of an entry, then the names that it exports, types last. */
function surfaceOf(entry: string): string {
  const file = sources[entry]
  const text = file ? readFileSync(path.join(import.meta.dirname, file), 'utf8') : ''
  if (text.includes('export *')) throw new Error(`${file} exports names that are not in it`)
  const lists = [...text.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(
    ([, type = '', names = '']) =>
      names.split(',').flatMap((name) => (name.trim() ? [type + name.trim()] : [])),
  )
  const declared = [...text.matchAll(/^export (?:(type )|(?:async )?function |const )(\w+)/gm)].map(
    ([, type = '', name = '']) => type + name,
  )
  const names = [...lists, ...declared].toSorted((a, b) => (a < b ? -1 : 1))
  const values = names.filter((name) => !name.startsWith('type '))
  const types = names.filter((name) => name.startsWith('type '))
  return [
    entry.replace('.', 'lucarne-docs'),
    ...[...values, ...types].map((name) => `  ${name}`),
  ].join('\n')
}
