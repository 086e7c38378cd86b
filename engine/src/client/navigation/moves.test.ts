import { expect, test } from 'vitest'
import type { PageData } from '../../site/page.ts'
import { type Move, type Opening, stepFor, type Whereabouts } from './moves.ts'

const urlOf = (path: string) => new URL(path, 'https://docs.exemple.example/guide/')
const at = (changed: Partial<Whereabouts> = {}): Whereabouts => ({
  here: urlOf('/guide/?q=ssl'),
  shownHref: '/guide/',
  opening: undefined,
  hasLayer: false,
  baseUrl: '/',
  nowMs: 5000,
  ...changed,
})
const link = (path: string): Move => ({ kind: 'link', to: urlOf(path) })
const back = (path: string, state: unknown): Move => ({ kind: 'history', to: urlOf(path), state })
const opening = (path: string, sinceMs: number): Opening => ({
  to: urlOf(path),
  arrival: { kind: 'link' },
  sinceMs,
})
const edit = (href: string): Move => ({ kind: 'edit', page: { href } as PageData })

test('a link to another page opens it; to another host, to a file or out of the site, the browser does', () => {
  expect(stepFor(link('/autre/#x'), at())).toEqual({
    kind: 'open',
    opening: opening('/autre/#x', 5000),
    isAnew: false,
  })
  for (const path of ['https://ailleurs.example/', '/plan.pdf'])
    expect(stepFor(link(path), at()).kind).toBe('leave')
  const under = at({ baseUrl: '/docs/', here: urlOf('/docs/guide/') })
  expect(stepFor(link('/blog/'), under).kind).toBe('leave')
})

test('a link within the page jumps to its anchor, or changes the query, or leads to the top', () => {
  expect(stepFor(link('?q=ssl#bas'), at())).toMatchObject({ kind: 'jump' })
  expect(stepFor(link('/guide/index.html#bas'), at())).toMatchObject({ kind: 'jump' })
  expect(stepFor(link('?q=tls'), at())).toMatchObject({ kind: 'query', isSame: false })
  expect(stepFor(link('?q=ssl'), at())).toMatchObject({ kind: 'query', isSame: true })
})

test('a page asked for again is asked for anew only where it has been long to come', () => {
  const isAnew = (sinceMs: number, path = '/autre/') =>
    stepFor(link(path), at({ opening: opening('/autre/', sinceMs) }))
  expect(isAnew(4100)).toMatchObject({ isAnew: false })
  expect(isAnew(3900)).toMatchObject({ isAnew: true })
  expect(isAnew(3900, '/encore/')).toMatchObject({ isAnew: false })
})

test('Back opens the page before where it was read, and scrolls within the same page', () => {
  expect(stepFor(back('/autre/', { top: 700 }), at())).toMatchObject({
    kind: 'open',
    opening: { arrival: { kind: 'back', top: 700 } },
  })
  expect(stepFor(back('/guide/', { top: 40 }), at())).toEqual({ kind: 'scrollBack', top: 40 })
})

test('Back first closes what is open over the page', () => {
  const step = stepFor(back('/autre/', { top: 0 }), at({ hasLayer: true }))
  expect(step).toEqual({ kind: 'closeLayer' })
})

test('an anchor that the browser jumped to is marked, whatever is open', () => {
  const step = stepFor(back('/guide/#bas', null), at({ hasLayer: true }))
  expect(step).toEqual({ kind: 'markEntry', hash: '#bas' })
})

test('an edit refreshes the page shown; one of a page left since asks for where the reader is', () => {
  expect(stepFor(edit('/guide/'), at()).kind).toBe('refresh')
  expect(stepFor(edit('/avant/'), at())).toMatchObject({
    kind: 'open',
    opening: { to: urlOf('/guide/?q=ssl'), arrival: { kind: 'refresh' } },
  })
  const step = stepFor(edit('/guide/'), at({ opening: opening('/autre/', 4990) }))
  expect(step).toMatchObject({ kind: 'open', opening: opening('/autre/', 5000) })
})
