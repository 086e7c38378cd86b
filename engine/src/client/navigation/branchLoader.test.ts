import { expect, test } from 'vitest'
import type { PageFacts } from '../../site/page.ts'
import { createBranchLoader } from './branchLoader.ts'

const page: PageFacts = {
  kind: 'doc',
  href: '/a/',
  title: 'A',
  description: '',
  noIndex: false,
  version: 'current',
  searchTag: 'docs-default-current',
  versions: {},
  locales: {},
  frame: '/frame.json',
  build: 'b',
}
const answer = (items: unknown) => Promise.resolve(new Response(JSON.stringify(items)))

test('a page of a small site needs no branch', async () => {
  const { fill } = createBranchLoader(() => Promise.reject(new Error('asked for nothing')))
  expect(await fill(page)).toBe(page)
})

test('the branches that lead to a page are fetched once for all its neighbours', async () => {
  const asked: string[] = []
  const { fill } = createBranchLoader((href) => {
    asked.push(href)
    return answer([{ kind: 'page', label: href, href }])
  })
  const filled = await fill({ ...page, branchHrefs: ['/s/0.json', '/s/1.json'] })
  await fill({ ...page, branchHrefs: ['/s/0.json'] })
  expect(Object.keys(filled.branches ?? {})).toEqual(['/s/0.json', '/s/1.json'])
  expect(asked).toEqual(['/s/0.json', '/s/1.json'])
})

test('a branch that could not be fetched is asked for again', async () => {
  const answers = [Promise.resolve(new Response('', { status: 500 })), answer([])]
  const { load } = createBranchLoader(() => answers.shift() ?? answer([]))
  await expect(load('/s/0.json')).rejects.toThrow('500')
  await expect(load('/s/0.json')).resolves.toEqual([])
})
