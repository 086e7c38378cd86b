/** The documentation of this repository: every page's blocks are those of a green run. */

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

import type { PleskReference } from './controls/plesk.ts'
import { findPages } from './findPages.ts'
import { atRelease } from './readPage.ts'
import { readReleases } from './release.ts'
import { pleskReferenceIn, supportFolderOf } from './supportFiles.ts'
import { siteFolder } from './testing/folders.ts'
import { readVerified, stateOf } from './verifiedFile.ts'

const supportFolder = supportFolderOf(siteFolder)

const { releases, ...site } = await readReleases(siteFolder)
const [release] = releases
if (!release) throw new Error('the site names no release')
const on = { ...site, releases, release }

test.each(releases)(
  'what verified.json says of Debian $number is of pages as they are',
  async (one) => {
    const { pages } = await findPages(siteFolder, [], { ...on, release: one })
    const entries = await readVerified(siteFolder)
    const states = await Promise.all(
      pages
        .filter((page) => page.releases.includes(one.number))
        .map(async (page) => `${page.file}: ${await stateOf(page, entries, supportFolder)}`),
    )
    // What has no green run, or one of another runner, is run by the check of the guides (`--changed`).
    expect(
      states.filter((state) => state.endsWith(' changed') && !state.endsWith('runner changed')),
    ).toEqual([])
  },
)

test('verified.json speaks of existing pages only', async () => {
  const { pages } = await findPages(siteFolder, [], on)
  const files = new Set(pages.map((page) => page.file))
  expect(Object.keys(await readVerified(siteFolder)).filter((file) => !files.has(file))).toEqual([])
})

test('every fault script and every decor serves a page', async () => {
  const { pages } = await findPages(siteFolder, [], on)
  const faults = pages.map((page) => `${page.name.replaceAll('/', '-')}.sh`)
  const decors = pages.flatMap((page) => page.decors.map((name) => `${name}.sh`))
  const namesIn = async (folder: string) =>
    (await readdir(join(supportFolder, folder))).map((name) => name.normalize('NFC'))
  expect((await namesIn('pannes')).filter((name) => !faults.includes(name))).toEqual([])
  expect((await namesIn('decors')).filter((name) => !decors.includes(name))).toEqual([])
})

test('the server that a chain delivers to has the deployer of its guide', async () => {
  const { pages } = await findPages(siteFolder, ['Mise-en-Production/déploiement'], on)
  const deployer = pages[0]?.blocks.find(
    (block) => block.meta['title'] === '/usr/local/bin/deployer',
  )
  const decor = await readFile(join(supportFolder, 'decors/livraison-web.sh'), 'utf8')
  expect(deployer?.code).toMatch(/^#!\/bin\/bash/)
  expect(atRelease(decor, release, site.variables)).toContain(deployer?.code)
})

test('the Plesk reference says where and when each part of it was read', async () => {
  const text = await readFile(pleskReferenceIn(supportFolder), 'utf8')
  const { source, read, utilities } = parse(text) as PleskReference
  const parts = [{ source, read }, ...Object.values(utilities)]
  for (const part of parts) {
    expect(part.source ?? source).toMatch(/^https:\/\/(docs|support)\.plesk\.com\//)
    expect(part.read ?? read).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})
