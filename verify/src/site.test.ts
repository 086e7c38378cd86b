/** The documentation of this repository: every page's blocks are those of a green run. */

import { join } from 'node:path'
import { expect, test } from 'vitest'

import { hashBlocks } from '../../engine/src/content/hashBlocks.ts'
import { findPages } from './findPages.ts'
import { benchFolder } from './runPage.ts'
import { hashSupport, readVerified } from './verifiedFile.ts'

const siteFolder = join(benchFolder, '../site')

test('every page is as it was when the bench passed it', async () => {
  const { pages } = await findPages(siteFolder, [])
  const entries = await readVerified(siteFolder)
  const states = await Promise.all(
    pages.map(async (page) => {
      const entry = entries[page.file]
      if (!entry) return `${page.file}: no green run`
      if (entry.hash !== hashBlocks(page.blocks)) return `${page.file}: its blocks have changed`
      const support = await hashSupport(page, benchFolder)
      if (entry.support !== support) return `${page.file}: its decors, faults or table have changed`
      return `${page.file}: verified`
    }),
  )
  expect(states).toEqual(pages.map((page) => `${page.file}: verified`))
})

test('verified.json speaks of existing pages only', async () => {
  const { pages } = await findPages(siteFolder, [])
  const files = new Set(pages.map((page) => page.file))
  expect(Object.keys(await readVerified(siteFolder)).filter((file) => !files.has(file))).toEqual([])
})
