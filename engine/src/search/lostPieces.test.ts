import { expect, test } from 'vitest'
import { files, indexHref, pieces, serviceOver, SHARDED } from '../testing/serviceOver.ts'
import { documentsOf, buildFiles, SMALL_CORPUS } from '../testing/smallCorpus.ts'

/** The pieces of the index before are not there any more. */
function deploy(served: Map<string, unknown>, stamp: string): void {
  served.clear()
  for (const [name, json] of buildFiles(documentsOf(SMALL_CORPUS), { stamp, settings: SHARDED }))
    served.set(name, json)
}

test('a reader whose tab was open before a deploy finds what is asked', async () => {
  const served = new Map(pieces)
  const { service, asked, replies } = serviceOver(served)
  await service({ channel: 'box', id: 1, indexHref, text: 'journalctl', isThrifty: true })
  deploy(served, '2')
  await service({ channel: 'box', id: 2, indexHref, text: 'certbot', isThrifty: true })
  expect(asked.filter((name) => name === 'search-index-essai.json')).toHaveLength(2)
  const last = replies.at(-1)
  expect(last).toMatchObject({ id: 2, state: 'answered', isFinal: true })
  expect(last?.state === 'answered' && last.hits[0]?.document.pageTitle).toBe(
    'Installer et renouveler un certificat',
  )
  expect(replies.filter(({ id }) => id === 2)).not.toContainEqual(
    expect.objectContaining({ hits: [] }),
  )
})

test.each([
  ['the words asked for', 'certbot', '.terms-'],
  ['those near them', 'vertbot', '.forms-'],
  ['the texts of a phrase', '"à tour de rôle"', '.text-'],
])('pieces that cannot be had are told, not taken for a miss: %s', async (_, text, kind) => {
  const { service, replies, broken } = serviceOver(pieces)
  for (const name of pieces.keys()) if (name.includes(kind)) broken.add(name)
  await service({ channel: 'box', id: 1, indexHref, text })
  expect(replies).toEqual([{ channel: 'box', id: 1, state: 'failed' }])
  broken.clear()
  await service({ channel: 'box', id: 2, indexHref, text })
  const last = replies.at(-1)
  expect(last).toMatchObject({ id: 2, state: 'answered', isFinal: true })
  expect(last?.state === 'answered' && last.total).toBeGreaterThan(0)
})

test('without a network, what was found before a query that fails is found after it', async () => {
  const served = new Map(pieces)
  const { service, replies } = serviceOver(served)
  const request = { channel: 'box', indexHref, isThrifty: true }
  await service({ ...request, id: 1, text: 'journalctl' })
  const before = replies.at(-1)
  expect(before).toMatchObject({ state: 'answered', isFinal: true })
  served.clear()
  await service({ ...request, id: 2, text: 'certbot' })
  expect(replies.at(-1)).toEqual({ channel: 'box', id: 2, state: 'failed' })
  await service({ ...request, id: 3, text: 'journalctl' })
  expect(replies.at(-1)).toEqual({ ...before, id: 3 })
})

test('a query of which nothing is lost may find nothing', async () => {
  const { service, asked, replies } = serviceOver(pieces)
  await service({ channel: 'box', id: 1, indexHref, text: 'gfhjkzqx' })
  expect(replies.at(-1)).toMatchObject({ state: 'answered', hits: [], isFinal: true })
  expect(asked.filter((name) => name === 'search-index-essai.json')).toHaveLength(1)
})

test('a text that cannot be fetched leaves the hits without excerpt', async () => {
  const { service, replies, broken } = serviceOver(files)
  for (const name of files.keys()) if (name.includes('.text-')) broken.add(name)
  await service({ channel: 'box', id: 1, indexHref, text: 'cadenas' })
  const last = replies.at(-1)
  expect(last).toMatchObject({ state: 'answered', isFinal: true })
  expect(last?.state === 'answered' && last.hits[0]?.document.excerpt).toBe('')
})

test('other names that cannot be fetched leave what the word itself finds', async () => {
  const { service, replies, broken } = serviceOver(files)
  for (const name of files.keys()) if (name.includes('.names-')) broken.add(name)
  await service({ channel: 'box', id: 1, indexHref, text: 'cadenas' })
  const last = replies.at(-1)
  expect(last).toMatchObject({ state: 'answered', isFinal: true })
  expect(last?.state === 'answered' && last.total).toBeGreaterThan(0)
})

test('a query that was overtaken while it lost a piece tells nothing, and fetches no index anew', async () => {
  let next: Promise<void> | undefined
  const request = { channel: 'box', indexHref, isThrifty: true }
  const { service, asked, replies, broken } = serviceOver(pieces, {
    onFetch: (name) => {
      if (!name.includes('.terms-')) return
      broken.add(name)
      next ??= service({ ...request, id: 2, text: '' })
    },
  })
  await service({ ...request, id: 1, text: 'certbot' })
  await next
  expect(replies).toEqual([])
  expect(asked.filter((name) => name === 'search-index-essai.json')).toHaveLength(1)
})
