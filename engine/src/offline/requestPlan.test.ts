import { expect, test } from 'vitest'
import { scope } from '../testing/memoryCache.ts'
import { normalizePath, planRequest } from './requestPlan.ts'

type Asked = {
  readonly mode?: RequestMode
  readonly method?: string
  readonly cache?: RequestCache
  readonly destination?: RequestDestination
  readonly range?: string
}

function planFor(href: string, { range, ...asked }: Asked = {}): string {
  const plan = planRequest(
    {
      url: new URL(href, scope).href,
      method: 'GET',
      mode: 'cors',
      cache: 'default',
      destination: '',
      headers: new Headers(range ? { range } : {}),
      ...asked,
    },
    scope,
  )
  if (plan.kind === 'leave') return 'leave'
  return `${plan.kind} ${plan.address}${plan.kind === 'page' && plan.isMoved ? ' moved' : ''}`
}

test.each([
  ['', 'page '],
  ['?termes=cron#suite', 'page '],
  ['Apache/', 'page Apache/'],
  ["T%C3%A2ches%20%C3%A0%20l'%C3%A9t%C3%A9/", "page T%C3%A2ches%20%C3%A0%20l'%C3%A9t%C3%A9/"],
  // In two letters, as some systems write it.
  ['Ta%CC%82ches/', 'page T%C3%A2ches/'],
  ['a+b/', 'page a%2Bb/'],
  ['Apache', 'page Apache/ moved'],
  ['Apache/index.html', 'page Apache/ moved'],
  ['Apache.html?a=1', 'page Apache/ moved'],
  ['plan.pdf', 'leave'],
  ['https://docs.example/autre/', 'leave'],
  ['https://docs.example/d%C3%A9p%C3%B4t', 'leave'],
])('a reader who goes to %s: %s', (href, expected) => {
  expect(planFor(href, { mode: 'navigate' })).toBe(expected)
})

test.each([
  ['Apache/index.json', 'pageData Apache/'],
  ['index.json', 'pageData '],
  ['assets/app-CY-t2Uzv.js', 'named assets/app-CY-t2Uzv.js'],
  ['search-index-docs.27e7c08c.text-0.json', 'named search-index-docs.27e7c08c.text-0.json'],
  ['en/search-index-docs.json', 'file en/search-index-docs.json'],
  ['assets/branch-0123456789abcdef.json', 'named assets/branch-0123456789abcdef.json'],
  // Whether the network is there: the app asks so before it loads a page anew.
  ['Apache/', 'leave'],
  ['offline.json', 'leave'],
  ['logo.svg', 'leave'],
  ['https://matomo.example/index.json', 'leave'],
])('a page that asks for %s: %s', (href, expected) => {
  expect(planFor(href)).toBe(expected)
})

test('images are kept as they are shown, but for those that a query makes', () => {
  expect(planFor('logo.svg', { destination: 'image' })).toBe('file logo.svg')
  expect(planFor('compteur.gif?page=1', { destination: 'image' })).toBe('leave')
})

test('what is sent, parts of a file and questions to the network alone are left to the browser', () => {
  expect(planFor('Apache/index.json', { method: 'POST' })).toBe('leave')
  expect(planFor('assets/film-CY-t2Uzv.mp4', { range: 'bytes=0-9' })).toBe('leave')
  expect(planFor('Apache/', { mode: 'navigate', cache: 'no-store' })).toBe('leave')
})

test('an address that is not well encoded is taken as it is', () => {
  expect(normalizePath('100%/')).toBe('100%25/')
})
