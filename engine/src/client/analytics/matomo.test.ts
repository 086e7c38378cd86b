import { expect, test } from 'vitest'
import { isRefused, linkEventOf, trackingParameters, withoutPassword } from './matomo.ts'

const page = {
  url: 'https://docs.example/Apache/?de=blog',
  title: 'Apache | Documentation',
  isNotFound: false,
  referrer: 'https://docs.example/',
}
const visit = {
  siteId: '7',
  now: new Date(2026, 10, 21, 9, 5, 3),
  resolution: '1440x900',
  pageViewId: 'a1b2c3',
  random: '42',
}

test('a page view says which page, under which title, from where, and names no visitor', () => {
  expect(trackingParameters({ kind: 'page' }, page, visit)).toEqual({
    idsite: '7',
    rec: '1',
    apiv: '1',
    rand: '42',
    pv_id: 'a1b2c3',
    action_name: 'Apache | Documentation',
    url: 'https://docs.example/Apache/?de=blog',
    urlref: 'https://docs.example/',
    res: '1440x900',
    h: '9',
    m: '5',
    s: '3',
    cookie: '0',
    send_image: '0',
  })
})

test('a page that does not exist is filed under 404, with the address asked for', () => {
  const missing = { ...page, isNotFound: true }
  expect(trackingParameters({ kind: 'page' }, missing, visit)).toMatchObject({
    action_name: '404/URL = %2FApache%2F%3Fde%3Dblog/From = https%3A%2F%2Fdocs.example%2F',
  })
})

test('a first visit by typing the address has no referrer', () => {
  const typed = { ...page, referrer: '' }
  expect(trackingParameters({ kind: 'page' }, typed, visit)).not.toHaveProperty('urlref')
})

test('a search is told with the number of its results', () => {
  const event = { kind: 'search', query: 'certificat', count: 0, isAbsent: true } as const
  expect(trackingParameters(event, page, visit)).toMatchObject({
    search: 'certificat',
    search_count: '0',
    search_cat: 'absent',
    url: page.url,
  })
})

test.each([
  { href: 'https://status.example/', event: { kind: 'outlink', href: 'https://status.example/' } },
  ...[
    'https://github.example/next.js',
    'https://php.example/index.php',
    'https://httpd.example/2.4',
  ].map((href) => ({ href, event: { kind: 'outlink', href } })),
  {
    href: 'https://ailleurs.example/outil-2.4.tar.gz',
    event: { kind: 'download', href: 'https://ailleurs.example/outil-2.4.tar.gz' },
  },
  { href: 'https://docs.example/mysql/', event: undefined },
  { href: 'https://docs.example/php-8.2/', event: undefined },
  { href: 'https://docs.example/Apache.html', event: undefined },
  {
    href: 'https://docs.example/plan.pdf',
    event: { kind: 'download', href: 'https://docs.example/plan.pdf' },
  },
  {
    href: 'https://docs.example/export/',
    isDownload: true,
    event: { kind: 'download', href: 'https://docs.example/export/' },
  },
  { href: 'mailto:support@docs.example', event: undefined },
])('$href is counted as $event', ({ href, isDownload = false, event }) => {
  expect(linkEventOf(href, isDownload, 'https://docs.example')).toEqual(event)
})

test('an outlink is told as both the link and the address', () => {
  const event = { kind: 'outlink', href: 'https://status.example/' } as const
  const { link, url } = trackingParameters(event, page, visit)
  expect([link, url]).toEqual(['https://status.example/', 'https://status.example/'])
})

test.each([
  [{ doNotTrack: '1' }, null, true],
  [{ doNotTrack: '0' }, null, false],
  [{ doNotTrack: null }, null, false],
  [{ globalPrivacyControl: true }, null, true],
  [{}, 'off', true],
  [{}, 'on', false],
])('with %o and the choice %s the reader refused: %s', (browser, choice, refused) => {
  expect(isRefused(browser, choice)).toBe(refused)
})

test('the name and password that an address may hold are not told', () => {
  const address = 'https://equipe:secret@docs.example/plan.txt?a=1#b'
  expect(withoutPassword(address)).toBe('https://docs.example/plan.txt?a=1#b')
  expect(linkEventOf(address, false, 'https://docs.example')).toEqual({
    kind: 'download',
    href: 'https://docs.example/plan.txt?a=1#b',
  })
})
