import { expect, test } from 'vitest'
import { isOwnHost } from './isOwnHost.ts'

test.each([
  ['localhost:3000', '127.0.0.1', true],
  ['docs.localhost', '127.0.0.1', true],
  ['127.0.0.1:3000', '127.0.0.1', true],
  ['[::1]:3000', '::1', true],
  ['192.168.1.20:3000', '0.0.0.0', true],
  ['poste.exemple:3000', 'Poste.exemple', true],
  ['rebound.example:3000', '127.0.0.1', false],
  ['rebound.example', '0.0.0.0', false],
  ['localhost.rebound.example', '127.0.0.1', false],
  ['notlocalhost', '127.0.0.1', false],
  ['', '127.0.0.1', false],
  [undefined, undefined, false],
])('a request to %s, listening on %s: %s', (header, given, isOwn) => {
  expect(isOwnHost(header, given)).toBe(isOwn)
})
