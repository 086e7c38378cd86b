import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { guidePageOf, readPage } from './readPage.ts'

test('the blocks of what a page includes are run with its own', async () => {
  const siteFolder = await mkdtemp(join(tmpdir(), 'lucarne-verify-'))
  const page = "import P from './_p.mdx'\n\n# A\n\n<P />\n\n```bash\nls\n```\n"
  await writeFile(join(siteFolder, 'a.mdx'), page)
  await writeFile(join(siteFolder, '_p.mdx'), '```bash\nid\n```\n')
  const { release } = guidePageOf('docs/a.md', '')
  const { blocks } = await readPage(siteFolder, 'a.mdx', { releases: [release], release })
  expect(blocks.map(({ code, line }) => [code, line])).toEqual([
    ['id\n', 5],
    ['ls\n', 7],
  ])
  await rm(siteFolder, { recursive: true })
})

test('a page has two minutes, unless it asks for others', () => {
  expect(guidePageOf('docs/a.md', '# A\n').seconds).toBe(120)
  expect(guidePageOf('docs/a.md', '---\nbanc: { delai: 240 }\n---\n# A\n').seconds).toBe(240)
})
