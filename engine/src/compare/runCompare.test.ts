import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCompare } from './runCompare.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-compare-'))
afterAll(() => rmSync(folder, { recursive: true }))

function built(name: string, files: Record<string, string>): string {
  const site = path.join(folder, name)
  mkdirSync(site)
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(site, file), text)
  return site
}

const page = (text: string) =>
  `<!doctype html><main><article><h1>A</h1><p>${text}</p></article></main>`
const one = built('one', { 'index.html': page('Un texte de la page.') })
const other = built('other', { 'index.html': page('Autre chose.') })
const pageless = built('pageless', { 'a.txt': 'Rien.' })
const file = path.join(one, 'index.html')
const absent = path.join(folder, 'absent')

test.each([
  ['a folder that is not there', absent, one, absent],
  ['a second that is not there', one, absent, absent],
  ['a file', file, one, file],
])('%s is told, and nothing compared', (_, before, after, named) => {
  expect(runCompare({ before, after })).toEqual({
    fault: `There is no folder ${named}: give two folders of built sites.`,
  })
})

test('a first site without a page is told', () => {
  expect(runCompare({ before: pageless, after: one })).toEqual({
    fault: `There is no page (.html) in ${pageless}.`,
  })
})

test('the same site loses nothing; another does, and the whole of it is in the file asked for', () => {
  expect(runCompare({ before: one, after: one })).toMatchObject({ isLost: false })
  const json = path.join(folder, 'all.json')
  expect(runCompare({ before: one, after: other, json })).toMatchObject({ isLost: true })
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ lost: [], unread: [] })
  expect(runCompare({ before: one, after: pageless })).toMatchObject({ isLost: true })
})
