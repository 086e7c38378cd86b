/** Whole `haproxy.cfg` files of the guides: a reader who writes one keeps certificates renewed and servers in service. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const docs = join(import.meta.dirname, 'docs')
const whole = /^```haproxy title="\/etc\/haproxy\/haproxy\.cfg"[^\n]*\n([^]*?)^```/gm

const files = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((page) => page.endsWith('.md'))
  .flatMap((page) =>
    [...readFileSync(join(docs, page), 'utf8').matchAll(whole)].map(([, text = '']) => ({
      page,
      text,
    })),
  )

test('the guides show whole files of HAProxy', () => {
  expect(files.length).toBeGreaterThan(6)
})

test.each(files)('$page: the challenge of Let’s Encrypt reaches Certbot', ({ text }) => {
  expect(text).toContain('acl acme path_beg /.well-known/acme-challenge/')
  expect(text).toMatch(/use_backend certbot if acme/)
  expect(text).toMatch(/backend certbot\n\s+server local 127\.0\.0\.1:8888/)
  for (const line of text.match(/^ *http-request redirect scheme https .*$/gm) ?? [])
    expect(line).toMatch(/or acme$/)
})

test.each(files.filter(({ text }) => /^ .*\bcheck\b/m.test(text)))(
  '$page: servers are asked for a page, as a visitor in HTTPS asks for it',
  ({ text }) => {
    expect(text).toMatch(
      /http-check send meth GET uri \S+ ver HTTP\/1\.1 hdr Host agence\.example hdr X-Forwarded-Proto https\n\s+http-check expect status 200/,
    )
  },
)
