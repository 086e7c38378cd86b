import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSearchService, type SearchReply } from './searchService.ts'
import { documentsOf, filesOf, SMALL_CORPUS } from '../testing/smallCorpus.ts'

const BASE = 'https://docs.example/base/'
const indexHref = `${BASE}search-index-essai.json`
const files = filesOf(documentsOf(SMALL_CORPUS))
const SHARDED = { shardThreshold: 0, shardLength: 300 }
const pieces = filesOf(documentsOf(SMALL_CORPUS), { settings: SHARDED })

type LineOptions = { readonly lineMs?: number; readonly onReply?: (reply: SearchReply) => void }

/** Only the line takes time. */
let clockMs = 0
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => clockMs))
afterEach(() => vi.restoreAllMocks())

function serviceOver(
  served: ReadonlyMap<string, unknown>,
  { lineMs = 1, onReply }: LineOptions = {},
) {
  const asked: string[] = []
  const replies: SearchReply[] = []
  const broken = new Set<string>()
  const service = createSearchService(
    async (href) => {
      const name = href.slice(BASE.length)
      asked.push(name)
      clockMs += lineMs
      await Promise.resolve()
      if (broken.has(name) || !served.has(name)) throw new Error(`${name}: 404`)
      return structuredClone(served.get(name))
    },
    (reply) => {
      replies.push(reply)
      onReply?.(reply)
    },
  )
  return { service, asked, replies, broken }
}

test('the index is fetched once, and the answer ends with its excerpts', async () => {
  const { service, asked, replies } = serviceOver(files)
  await service({ channel: 'box', id: 1, indexHref, text: 'cadenas' })
  await service({ channel: 'box', id: 2, indexHref, text: 'certbot' })
  expect(asked.filter((name) => name === 'search-index-essai.json')).toHaveLength(1)
  const last = replies.at(-1)
  expect(last).toMatchObject({ id: 2, state: 'answered', isFinal: true })
  expect(last?.state === 'answered' && last.hits[0]?.document.excerpt).toContain(
    'certbot renew --dry-run',
  )
})

test('an empty query only fetches the index ahead', async () => {
  const { service, asked, replies } = serviceOver(files)
  await service({ channel: 'box', id: 1, indexHref, text: '' })
  expect(asked).toEqual(['search-index-essai.json'])
  expect(replies).toEqual([])
})

test('a failed index is told, and asked for again at the next keystroke', async () => {
  const { service, asked, replies, broken } = serviceOver(files)
  broken.add('search-index-essai.json')
  await service({ channel: 'box', id: 1, indexHref, text: 'ssl' })
  expect(replies).toEqual([{ channel: 'box', id: 1, state: 'failed' }])
  broken.clear()
  await service({ channel: 'box', id: 2, indexHref, text: 'ssl' })
  expect(asked.filter((name) => name === 'search-index-essai.json')).toHaveLength(2)
  expect(replies.at(-1)).toMatchObject({ id: 2, state: 'answered', isFinal: true })
})

test('a damaged or newer index is a failed one', async () => {
  const damaged = new Map([['search-index-essai.json', { format: 99 } as unknown]])
  const { service, replies } = serviceOver(damaged)
  await service({ channel: 'box', id: 1, indexHref, text: 'ssl' })
  expect(replies).toEqual([{ channel: 'box', id: 1, state: 'failed' }])
})

const termsIn = (names: Iterable<string>) =>
  [...names].filter((name) => name.includes('.terms-')).length

test('an index in pieces is fetched as the query needs it', async () => {
  const { service, asked, replies } = serviceOver(pieces)
  const thrifty = { channel: 'box', indexHref, isThrifty: true }
  await service({ ...thrifty, id: 1, text: 'journalctl' })
  expect(termsIn(asked)).toBe(1)
  expect(termsIn(pieces.keys())).toBeGreaterThan(5)
  const last = replies.at(-1)
  expect(last?.state === 'answered' && last.hits[0]?.document.pageTitle).toBe(
    'Planifier des tâches',
  )
})

test('on a fast line the rest of the dictionary comes after the answer, once', async () => {
  const { service, asked, replies } = serviceOver(pieces, { lineMs: 4 })
  await service({ channel: 'box', id: 1, indexHref, text: 'journalctl' })
  expect(replies.at(-1)).toMatchObject({ isFinal: true })
  const all = termsIn(pieces.keys())
  expect(termsIn(asked)).toBe(all)
  await service({ channel: 'box', id: 2, indexHref, text: 'certbot' })
  expect(termsIn(asked)).toBe(all)
})

test('nothing is fetched ahead on a slow line', async () => {
  const { service, asked } = serviceOver(pieces, { lineMs: 60 })
  await service({ channel: 'box', id: 1, indexHref, text: 'journalctl' })
  expect(termsIn(asked)).toBe(1)
})

test('nothing is fetched ahead of a dictionary that is too large', async () => {
  const large = filesOf(documentsOf(SMALL_CORPUS), {
    settings: { shardThreshold: 0, shardLength: 300, aheadPieces: 3 },
  })
  const { service, asked } = serviceOver(large)
  await service({ channel: 'box', id: 1, indexHref, text: 'journalctl' })
  expect(termsIn(asked)).toBe(1)
})

const crumbs = filesOf(documentsOf(SMALL_CORPUS), {
  settings: { shardThreshold: 0, shardLength: 60 },
})

test('fetching ahead stops where a piece is lost', async () => {
  const { service, asked, broken } = serviceOver(crumbs)
  const request = { channel: 'box', indexHref, text: 'journalctl' }
  await service({ ...request, id: 1, isThrifty: true })
  expect(termsIn(asked)).toBe(1)
  for (const name of crumbs.keys()) if (!asked.includes(name)) broken.add(name)
  await service({ ...request, id: 2 })
  const inOneRound = 8
  expect(termsIn(asked)).toBe(1 + inOneRound)
  expect(termsIn(crumbs.keys())).toBeGreaterThan(1 + 2 * inOneRound)
})

test.each(['box', 'page'])(
  'fetching ahead gives way to the next query of « %s »',
  async (channel) => {
    let next: Promise<void> | undefined
    const { service, asked, replies } = serviceOver(crumbs, {
      onReply: ({ id, ...reply }) => {
        if (id !== 1 || reply.state !== 'answered' || !reply.isFinal) return
        next = service({ channel, id: 2, indexHref, text: 'certbot', isThrifty: true })
      },
    })
    await service({ channel: 'box', id: 1, indexHref, text: 'journalctl' })
    await next
    expect(replies.at(-1)).toMatchObject({ id: 2, isFinal: true })
    expect(termsIn(asked)).toBeLessThan(10)
    expect(termsIn(crumbs.keys())).toBeGreaterThan(20)
  },
)

/** The pieces of the index before are not there any more. */
function deploy(served: Map<string, unknown>, stamp: string): void {
  served.clear()
  for (const [name, json] of filesOf(documentsOf(SMALL_CORPUS), { stamp, settings: SHARDED }))
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

test('a query that a newer one has overtaken gives no answer', async () => {
  const { service, replies } = serviceOver(files)
  await Promise.all([
    service({ channel: 'box', id: 1, indexHref, text: 'cadenas' }),
    service({ channel: 'box', id: 2, indexHref, text: 'certbot' }),
  ])
  expect(replies.every((reply) => reply.id === 2)).toBe(true)
})

test('queries of two channels do not drop each other', async () => {
  const { service, replies } = serviceOver(files)
  await Promise.all([
    service({ channel: 'page', id: 1, indexHref, text: 'cadenas' }),
    service({ channel: 'box', id: 2, indexHref, text: 'certbot' }),
  ])
  expect(new Set(replies.map((reply) => reply.channel))).toEqual(new Set(['page', 'box']))
})

test('an index that was fetched already is not fetched again, unless it is damaged', async () => {
  const given = serviceOver(files)
  const text = JSON.stringify(files.get('search-index-essai.json'))
  const bytesOf = (json: string) => new TextEncoder().encode(json).buffer
  await given.service({ channel: 'box', id: 1, indexHref, text: '', bytes: bytesOf(text) })
  await given.service({ channel: 'box', id: 2, indexHref, text: 'certbot' })
  expect(given.asked).not.toContain('search-index-essai.json')
  expect(given.replies.at(-1)).toMatchObject({ state: 'answered', isFinal: true })
  const damaged = serviceOver(files)
  await damaged.service({ channel: 'box', id: 1, indexHref, text: '', bytes: bytesOf('<html>') })
  expect(damaged.asked).toContain('search-index-essai.json')
})
