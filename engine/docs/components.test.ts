/** The components of `components.md`, and the pages that name them, are built: each gives what the page says. */

import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readComponents } from '../src/read/components/readComponents.ts'
import type { SiteComponents } from '../src/site/site.ts'
import { build, examplesIn } from '../src/testing/pageExamples.ts'
import { readReferencePage } from '../src/testing/referencePage.ts'

const page = readReferencePage('components.md')
const siteDir = mkdtempSync(path.join(tmpdir(), 'lucarne-docs-components-'))
let components: SiteComponents | undefined

beforeAll(async () => {
  mkdirSync(path.join(siteDir, 'components'))
  for (const [, file = '', code = ''] of page.matchAll(
    /^```(?:tsx|css) title="([^"]+)"\n([\s\S]*?)^```$/gm,
  ))
    writeFileSync(path.join(siteDir, file), code)
  const read = await readComponents(siteDir, { baseUrl: '/' })
  expect(read?.problems).toEqual([])
  components = read
})
afterAll(() => rmSync(siteDir, { recursive: true }))

test('the page has its components', () => {
  expect(components?.names).toEqual(['Counter', 'Greeting'])
})

test.each(examplesIn(page))('the example at line $line gives what is said of it', (example) => {
  const { gives, told } = example
  expect([...gives, ...told]).not.toEqual([])
  const { text, told: problems } = build(example, {}, { components })
  expect(problems.toSorted()).toEqual(told.toSorted())
  for (const part of gives) expect(text).toContain(part)
})
