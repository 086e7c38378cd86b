import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LostTail } from './binFile.ts'
import { type BinLayout, createBins } from './cacheBins.ts'
import { hashContent } from '../disk/hashContent.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'lucarne-bins-'))))
afterEach(() => rmSync(folder, { recursive: true }))

type Letter = { readonly name: string; readonly text: () => string }

/** The texts are in the tail. */
const layout: BinLayout<Letter, ReadonlyMap<string, { name: string; end: number }>> = {
  pack: (letters) => {
    let tail = ''
    const packed = new Map(
      Array.from(letters, ([key, { name, text }]) => {
        tail += text()
        return [key, { name, end: tail.length }]
      }),
    )
    return { packed, tail: Buffer.from(tail, 'latin1') }
  },
  unpack: (packed, tail) => {
    let from = 0
    return new Map(
      Array.from(packed, ([key, { name, end }]) => {
        const start = from
        from = end
        return [key, { name, text: () => Buffer.from(tail()).toString('latin1', start, end) }]
      }),
    )
  },
}

const open = (isLazy?: boolean, fingerprint = 'a') =>
  createBins({ folder, fingerprint, bins: 16, layout, isLazy })

const key = hashContent('alpha')
// Longer than what is read at first.
const name = 'é'.repeat(40_000)

async function keep(text: string) {
  const bins = open()
  bins.keep(key, { name, text: () => text })
  await bins.save()
}

const files = () => readdirSync(folder).map((file) => path.join(folder, file))

function alter(change: (content: Buffer) => Uint8Array) {
  expect(files()).toHaveLength(1)
  for (const file of files()) writeFileSync(file, change(readFileSync(file)))
}

test.each([true, false])(
  'values come back with their tails, read at once or not: %s',
  async (isLazy) => {
    await keep('un texte')
    const found = open(isLazy).get(key)
    expect([found?.name, found?.text()]).toEqual([name, 'un texte'])
    expect(open(isLazy, 'b').get(key)).toBeUndefined()
  },
)

const lastByte = (content: Buffer) =>
  content.map((byte, at) => (at === content.length - 1 ? byte ^ 1 : byte))

test.each([
  ['damaged', lastByte],
  ['cut short', (content: Buffer) => content.subarray(0, -1)],
  ['longer', (content: Buffer) => Buffer.concat([content, Buffer.of(0)])],
])('a tail that is %s is never taken for what it was', async (_, change) => {
  await keep('un texte')
  alter(change)
  expect(open().get(key)).toBeUndefined()
  const found = open(true).get(key)
  expect(found?.name).toBe(name)
  expect(() => found?.text()).toThrow(LostTail)
})

test.each([
  ['written again by another build', () => keep('un autre')],
  ['removed', () => files().forEach((file) => rmSync(file))],
])('nor is one that was %s since the rest was read', async (_, meanwhile) => {
  await keep('un texte')
  const found = open(true).get(key)
  rmSync(files()[0] ?? '')
  await meanwhile()
  expect(() => found?.text()).toThrow(LostTail)
})

test.each([
  [
    'in its head',
    (content: Buffer) => content.map((byte, at) => (at === 35_000 ? byte ^ 1 : byte)),
  ],
  [
    'in the length of its head',
    (content: Buffer) => content.map((byte, at) => (at === 23 ? byte ^ 1 : byte)),
  ],
  ['to nothing', () => new Uint8Array()],
  ['to a few bytes', (content: Buffer) => content.subarray(0, 20)],
  ['to half of its head', (content: Buffer) => content.subarray(0, content.length / 2)],
])('a file that is damaged %s is an empty one', async (_, change) => {
  await keep('un texte')
  alter(change)
  for (const isLazy of [true, false]) expect(open(isLazy).get(key)).toBeUndefined()
})
