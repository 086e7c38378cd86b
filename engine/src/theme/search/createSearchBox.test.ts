/** The box without its interface: what it shows for what is typed, asked and answered. */

import type { SyntheticEvent } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { QueryAnswer } from '../../search/answerQuery.ts'
import type { Hit } from '../../search/searchDocument.ts'
import type { Words } from '../../words/wordTable.ts'
import { createSearchBox, IDLE, type ShownBox } from './createSearchBox.ts'
import type { BoxAnswer, SearchBoxActions } from './searchBoxActions.ts'

beforeEach(() => void vi.stubGlobal('window', { setTimeout, clearTimeout }))
afterEach(() => void vi.unstubAllGlobals())

const words = { searchPlaceholder: 'Rechercher...' } as unknown as Words

const hit = (name: string): Hit =>
  ({
    document: {
      id: name,
      sectionRoute: `/${name}/`,
      pageTitle: name,
      title: name,
      sidebarParentCategories: [],
    },
  }) as unknown as Hit

const answerWith = (...names: readonly string[]): QueryAnswer =>
  ({ hits: names.map(hit), problems: [] }) as unknown as QueryAnswer

function open(recent: readonly string[] = []) {
  const shown: ShownBox[] = [{ state: IDLE, answer: undefined }]
  const asked = new Map<string, (answer: BoxAnswer) => void>()
  const actions = {
    ask: (query, onAnswer) => void asked.set(query, onAnswer),
    recentQueries: () => recent,
    hasSlash: () => false,
    setSlash: vi.fn(),
    onChoose: vi.fn(),
    allHrefOf: (query) => `/recherche/?q=${query}`,
    go: vi.fn(),
    newTabHref: ({ document }) => `${document.sectionRoute}?marques`,
    open: vi.fn(),
    commit: (change) => change(),
  } satisfies SearchBoxActions
  const box = createSearchBox(words, actions, (each) => void shown.push(each))
  const last = () => shown.at(-1) ?? shown[0]
  const type = async (query: string) => {
    const { onChange } = box.getInputProps({ inputElement: null })
    onChange({ currentTarget: { value: query } } as unknown as SyntheticEvent)
    await Promise.resolve()
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
  const answer = async (query: string, given: BoxAnswer) => {
    asked.get(query)?.(given)
    await settle()
  }
  const labels = () =>
    last()?.state.collections.flatMap(({ items }) =>
      items.map((item) => (item.kind === 'hit' ? item.hit.document.sectionRoute : item.query)),
    )
  return { box, actions, asked, type, answer, settle, labels, last }
}

test('what is typed is asked, and its hits are shown in their order, the first one active', async () => {
  const { type, answer, labels, last } = open()
  await type('ssl')
  await answer('ssl', answerWith('a', 'b'))
  expect(labels()).toEqual(['/a/', '/b/'])
  expect(last()?.state).toMatchObject({
    query: 'ssl',
    isOpen: true,
    activeItemId: 0,
    status: 'idle',
  })
})

test('a better answer does not move what the reader has gone to', async () => {
  const { box, type, answer, labels, last } = open()
  await type('ssl')
  await answer('ssl', answerWith('a', 'b', 'c'))
  box.setActiveItemId(1)
  await answer('ssl', answerWith('d', 'c', 'b'))
  expect(labels()).toEqual(['/a/', '/b/', '/c/'])
  expect(last()?.state.activeItemId).toBe(1)
})

test('a better answer takes the place of the first one', async () => {
  const { type, answer, labels } = open()
  await type('ssl')
  await answer('ssl', answerWith('a'))
  await answer('ssl', answerWith('a', 'b', 'c'))
  expect(labels()).toEqual(['/a/', '/b/', '/c/'])
})

test('nothing found, or an index that could not be had, opens the panel: both are told', async () => {
  for (const given of [answerWith(), 'failed'] as const) {
    const { type, answer, last } = open()
    await type('absent')
    await answer('absent', given)
    expect(last()).toMatchObject({ answer: given, state: { isOpen: true } })
  }
})

test('before anything is typed, the last queries are proposed; without any, nothing opens', async () => {
  const with2 = open(['ssl', 'dns'])
  await with2.type('  ')
  await with2.settle()
  expect(with2.labels()).toEqual(['ssl', 'dns'])
  expect(with2.asked.size).toBe(0)
  const none = open()
  await none.type('')
  await none.settle()
  expect(none.last()?.state.isOpen).toBe(false)
})

test('the answer of a query is forgotten once the box is empty', async () => {
  const { type, answer, settle, last } = open()
  await type('ssl')
  await answer('ssl', 'failed')
  await type('')
  await settle()
  expect(last()).toMatchObject({ answer: undefined, state: { isOpen: false } })
})
