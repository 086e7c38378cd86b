/** The reference `haproxy.cfg` of the guides: whoever has it keeps certificates renewed and servers in service. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const docs = join(import.meta.dirname, 'docs')
const fence =
  /^```haproxy title="\/etc\/haproxy\/haproxy\.cfg"(?<rest>[^\n]*)\n(?<text>[^]*?)^```/gm
const reference = /^# #region reference\n(?<text>[^]*?)^# #endregion reference$/m.exec(
  readFileSync(join(import.meta.dirname, 'verify/decors/reference-haproxy.sh'), 'utf8'),
)?.groups?.['text']

const wholeFiles = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((page) => page.endsWith('.md'))
  .flatMap((page) =>
    [...readFileSync(join(docs, page), 'utf8').matchAll(fence)].map(({ groups }) => ({
      page,
      rest: groups?.['rest'] ?? '',
      text: groups?.['text'] ?? '',
    })),
  )
const included = ' file="@site/verify/decors/reference-haproxy.sh" region="reference"'

test('two guides show the reference, one has a small file in HTTP for its trial, others say what they change', () => {
  const shown = wholeFiles.filter(({ rest }) => rest === included)
  const own = wholeFiles.filter(({ rest }) => rest !== included)

  expect(shown.map(({ page }) => page).sort()).toEqual([
    'Haproxy/haproxy.md',
    'Haproxy/ssl-certificate.md',
  ])
  expect(own.map(({ page }) => page)).toEqual(['fail2ban-en-detail.md'])
})

test('the challenge of Let’s Encrypt reaches Certbot in each', () => {
  const own = wholeFiles.filter(({ rest }) => rest !== included)
  for (const text of [reference, ...own.map((file) => file.text)]) {
    expect(text).toContain('acl acme path_beg /.well-known/acme-challenge/')
    expect(text).toMatch(/use_backend certbot if acme/)
    expect(text).toMatch(/backend certbot\n\s+server local 127\.0\.0\.1:8888/)
  }
  expect(reference).toMatch(/^ *http-request redirect scheme https .* or acme$/m)
})

test('servers are asked for a page, as a visitor in HTTPS asks for it', () => {
  expect(reference).toMatch(
    /http-check send meth GET uri \S+ ver HTTP\/1\.1 hdr Host agence\.example hdr X-Forwarded-Proto https\n\s+http-check expect status 200/,
  )
})
