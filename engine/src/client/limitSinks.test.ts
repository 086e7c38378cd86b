import { expect, test } from 'vitest'
import { limitSinks, type PolicyFactory } from './limitSinks.ts'

const app = 'https://docs.exemple.example/docs/assets/app-1a2b3c4d.js'

function rulesOf(appHref: string) {
  const given: Parameters<PolicyFactory['createPolicy']>[] = []
  limitSinks({ createPolicy: (...args) => given.push(args) }, appHref)
  const [[name, rules] = []] = given
  if (!rules) throw new Error('No policy was made')
  return { name, rules }
}

test('one policy, the default one, lets scripts of the site through', () => {
  const { name, rules } = rulesOf(app)
  expect(name).toBe('default')
  for (const href of [
    '/docs/assets/frWorker-1a2b3c4d.js',
    '/docs/offline.js',
    'https://docs.exemple.example/docs/assets/x.js?a',
  ])
    expect(rules.createScriptURL(href)).toBe(href)
})

test.each([
  'https://evil.example/docs/assets/x.js',
  '//evil.example/docs/assets/x.js',
  '/docs/assets/../../upload/x.js',
  '/docs/assets/x.svg',
  '/upload/offline.js',
  'data:text/javascript,alert(1)',
  'blob:https://docs.exemple.example/docs/assets/x.js',
  'javascript:alert(1)',
])('%s is no script of the site', (href) => {
  expect(() => rulesOf(app).rules.createScriptURL(href)).toThrow(TypeError)
})

test('a browser without Trusted Types is left as it is', () => {
  expect(() => limitSinks(undefined, app)).not.toThrow()
})
