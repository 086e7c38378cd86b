import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { speculationRulesOf } from '../render/speculationRules.ts'
import { contentSecurityPolicyOf, serverFilesOf } from './serverFiles.ts'

const facts = {
  baseUrl: '/',
  redirects: [{ path: '/Premiers pas/', owner: 'x', href: '/Premiers-pas/d%C3%A9but/' }],
  assets: {
    criticalCss: 'body{}',
    sheets: [{ css: 'table{}', classes: [], tags: ['table'] }],
    bootScript: 'start()',
  },
}
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the policy allows what pages hold inline by its hash, and nothing else inline', () => {
  const policy = contentSecurityPolicyOf(facts)
  expect(policy).toContain(
    `script-src 'self' ${hashOf('start()')} ${hashOf(speculationRulesOf('/'))};`,
  )
  expect(policy).toContain(`style-src 'self' ${hashOf('body{}')} ${hashOf('table{}')};`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('only the host of the analytics may be told anything', () => {
  expect(contentSecurityPolicyOf(facts)).toContain("connect-src 'self';")
  const analyticsUrl = 'https://matomo.exemple.example/dossier/'
  expect(contentSecurityPolicyOf({ ...facts, analyticsUrl })).toContain(
    "connect-src 'self' https://matomo.exemple.example;",
  )
})

test('redirects are written for each host, spaces and accents encoded where it wants them so', () => {
  const files = serverFilesOf(facts)
  expect(files.get('_redirects')).toBe('/Premiers%20pas/ /Premiers-pas/d%C3%A9but/ 301\n')
  expect(files.get('.htaccess')).toContain(
    'RedirectMatch 301 "^/Premiers pas/?$" "/Premiers-pas/d%C3%A9but/"',
  )
})
