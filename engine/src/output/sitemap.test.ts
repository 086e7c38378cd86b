import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { publishedIn } from './removedUrls.ts'
import { sitemapFilesOf } from './sitemap.ts'

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `https://a.example/docs/p${index}/` }))

test('fifty thousand addresses are one sitemap', () => {
  const files = sitemapFilesOf(entries(50_000), 'https://a.example/docs/')
  expect([...files.keys()]).toEqual(['sitemap.xml'])
  expect(files.get('sitemap.xml')?.match(/<loc>/g)).toHaveLength(50_000)
})

test('beyond, the sitemap is the list of several, and the next build knows all of their addresses', () => {
  const files = sitemapFilesOf(entries(100_001), 'https://a.example/docs/')
  expect([...files.keys()]).toEqual([
    'sitemap.xml',
    'sitemap-1.xml',
    'sitemap-2.xml',
    'sitemap-3.xml',
  ])
  expect(files.get('sitemap.xml')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://a.example/docs/sitemap-1.xml</loc></sitemap>
<sitemap><loc>https://a.example/docs/sitemap-2.xml</loc></sitemap>
<sitemap><loc>https://a.example/docs/sitemap-3.xml</loc></sitemap>
</sitemapindex>
`)
  expect(files.get('sitemap-3.xml')?.match(/<loc>.*/g)).toEqual([
    '<loc>https://a.example/docs/p100000/</loc></url>',
  ])
  const outDir = mkdtempSync(path.join(tmpdir(), 'lucarne-sitemap-'))
  for (const [name, text] of files) writeFileSync(path.join(outDir, name), text)
  const published = publishedIn(outDir)
  rmSync(outDir, { recursive: true })
  expect(published).toHaveLength(100_001)
  expect(published.at(-1)).toBe('/docs/p100000/')
})
