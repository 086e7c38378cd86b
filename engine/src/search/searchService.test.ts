import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchReply } from './searchService.ts'
import {
  files,
  indexHref,
  pieces,
  serviceOver as serviceOverFiles,
} from '../testing/serviceOver.ts'
import { documentsOf, buildFiles, SMALL_CORPUS } from '../testing/smallCorpus.ts'

type LineOptions = { readonly lineMs?: number; readonly onReply?: (reply: SearchReply) => void }

/** Only the line takes time. */
let clockMs = 0
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => clockMs))
afterEach(() => vi.restoreAllMocks())

const serviceOver = (
  served: ReadonlyMap<string, unknown>,
  { lineMs = 1, ...options }: LineOptions = {},
) => serviceOverFiles(served, { ...options, onFetch: () => (clockMs += lineMs) })

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

test('other names of a word come after its first answer, or before any where nothing else is found', async () => {
  const { service, asked, replies } = serviceOver(files)
  await service({ channel: 'box', id: 1, indexHref, text: 'port' })
  expect(replies[0]).toMatchObject({ state: 'answered', isFinal: false })
  expect(asked.filter((name) => name.includes('.names-'))).toHaveLength(1)
  const other = serviceOver(files)
  await other.service({ channel: 'box', id: 1, indexHref, text: 'firewall' })
  const [told] = other.replies
  expect(told?.state === 'answered' && told.hits[0]?.document.sectionRoute).toBe('/pare-feu/')
})

test('a word is not said to be absent before its other names have come', async () => {
  const { service, replies } = serviceOver(files)
  await service({ channel: 'box', id: 1, indexHref, text: 'firewall certificat zorglub' })
  const absent = replies.map((reply) => reply.state === 'answered' && reply.absent)
  expect(absent.slice(0, -1).flat()).toEqual([])
  expect(absent.at(-1)).toEqual(['zorglub'])
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

test('a stop word alone is answered once its piece has come, and only then', async () => {
  const { service, asked, replies } = serviceOver(pieces)
  await service({ channel: 'box', id: 1, indexHref, text: 'quand', isThrifty: true })
  expect(replies.map((reply) => reply.state === 'answered' && reply.hits.length > 0)).not.toContain(
    false,
  )
  expect(replies.at(-1)).toMatchObject({ isFinal: true })
  expect(termsIn(asked)).toBeLessThan(5)
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
  const large = buildFiles(documentsOf(SMALL_CORPUS), {
    settings: { shardThreshold: 0, shardLength: 300, aheadPieces: 3 },
  })
  const { service, asked } = serviceOver(large)
  await service({ channel: 'box', id: 1, indexHref, text: 'journalctl' })
  expect(termsIn(asked)).toBe(1)
})

const crumbs = buildFiles(documentsOf(SMALL_CORPUS), {
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
  const encodeJson = (json: string) => new TextEncoder().encode(json).buffer
  await given.service({ channel: 'box', id: 1, indexHref, text: '', bytes: encodeJson(text) })
  await given.service({ channel: 'box', id: 2, indexHref, text: 'certbot' })
  expect(given.asked).not.toContain('search-index-essai.json')
  expect(given.replies.at(-1)).toMatchObject({ state: 'answered', isFinal: true })
  const damaged = serviceOver(files)
  await damaged.service({ channel: 'box', id: 1, indexHref, text: '', bytes: encodeJson('<html>') })
  expect(damaged.asked).toContain('search-index-essai.json')
})

test('after a deploy, the index is asked for past the browser’s cache, and the query is answered', async () => {
  const served = new Map<string, unknown>(pieces)
  const { service, asked, caches, replies, broken } = serviceOver(served)
  const request = { channel: 'box', indexHref, isThrifty: true }
  await service({ ...request, id: 1, text: '' })
  // The pieces that the index names are gone, as after a deploy; those of the new one have the same names here.
  for (const name of served.keys()) if (name !== 'search-index-essai.json') broken.add(name)
  const before = asked.length
  const answered = service({ ...request, id: 2, text: 'certbot' })
  await answered
  const again = asked.indexOf('search-index-essai.json', before)
  expect(caches[again]).toBe('no-cache')
  expect(replies.at(-1)?.state).not.toBe('answered')
})
