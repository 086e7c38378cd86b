import { expect, test } from 'vitest'
import { readFile, readdir } from 'node:fs/promises'

const folder = new URL('judged/', import.meta.url)
const names = await readdir(folder)
const readSet = (name: string) => readFile(new URL(name, folder), 'utf8')

test.each(names)('%s: each query is judged once, in a class', async (name) => {
  const lines = (await readSet(name)).split('\n').filter((line) => line !== '')
  expect(lines[0]).toMatch(/^## /)
  const queries = lines.filter((line) => !line.startsWith('## '))
  expect(queries.filter((line) => !/^[^\t]+\t[^\t]*$/.test(line))).toEqual([])
  const asked = queries.map((line) => line.split('\t')[0])
  expect(asked.filter((query, rank) => asked.indexOf(query) !== rank)).toEqual([])
  expect(asked.length).toBeGreaterThanOrEqual(150)
})

test.each(names)('%s: gibberish alone has no page', async (name) => {
  let kind = ''
  for (const line of (await readSet(name)).split('\n')) {
    kind = /^## (.+)$/.exec(line)?.[1] ?? kind
    const [query, pages] = line.split('\t')
    if (pages !== undefined) expect(pages === '', query).toBe(kind === 'none')
  }
})
