/**
 * Tests the examples of `deploying.md`: the pipelines can be parsed, and the server rules are those that a build
 * writes.
 */

import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { serverFilesOf } from '../src/output/servers/serverFiles.ts'
import { readReferencePage } from '../src/testing/referencePage.ts'
import { renderContext } from '../src/testing/renderContext.ts'

const page = readReferencePage('deploying.md')
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, code = '']) => code,
  )

test('pipelines are YAML, and run the commands of lucarne', () => {
  const pipelines = blocks('yaml')
  expect(pipelines).toHaveLength(2)
  for (const pipeline of pipelines) {
    expect(JSON.stringify(parse(pipeline))).toMatch(
      /npx lucarne-docs check.*npx lucarne-docs build/,
    )
  }
})

test('the rules of servers that it names are those that a build writes', () => {
  const written = serverFilesOf({
    baseUrl: '/',
    assets: renderContext.assets,
    redirects: [],
    localeFolders: [],
    languages: [],
    hasCopies: false,
    files: [],
  })
  const named = page.match(/(?<=[`/])(?:\.htaccess|\.\w+\.conf|_[a-z]+)(?=[`;\n])/g)
  expect([...new Set(named)].toSorted()).toEqual([...written.keys()].toSorted())
})
