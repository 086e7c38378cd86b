/** The site's folder → the pages the bench runs, all of them or those asked for. */

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { isPageSource } from 'lucarne-docs/content'
import type { GuidePage } from './guidePage.ts'
import { readPage, type OnRelease } from './readPage.ts'

/** Pages as they run on one release; `unknown`: what was asked for and is no page. */
export async function findPages(
  siteFolder: string,
  wanted: readonly string[],
  on: OnRelease,
): Promise<{ pages: GuidePage[]; unknown: string[] }> {
  const files = (
    await Promise.all(['docs', 'pages'].map((folder) => markdownFiles(siteFolder, folder)))
  ).flat()
  const all = await Promise.all(files.map((file) => readPage(siteFolder, file, on)))
  if (wanted.length === 0) return { pages: all, unknown: [] }
  const found = wanted.map((name) => ({ name, page: all.find((page) => isCalled(page, name)) }))
  return {
    pages: [...new Set(found.flatMap(({ page }) => (page ? [page] : [])))],
    unknown: found.filter(({ page }) => !page).map(({ name }) => name),
  }
}

async function markdownFiles(siteFolder: string, folder: string): Promise<string[]> {
  const names = await readdir(join(siteFolder, folder), { recursive: true }).catch(() => [])
  return names
    .map((name) => join(folder, name))
    .filter(isPageSource)
    .toSorted()
}

/** By path, with or without the site folder and the extension, or by route. */
function isCalled(page: GuidePage, wanted: string): boolean {
  const name = decodeURI(wanted.normalize('NFC')).replace(/^\.?\/+|\/+$/g, '')
  const slug = page.slug?.replace(/^\/+|\/+$/g, '').normalize('NFC')
  const file = page.file.normalize('NFC')
  return (
    name === file ||
    name.endsWith(`/${file}`) ||
    name === page.name.normalize('NFC') ||
    name === slug
  )
}
