import { describe, expect, test } from 'vitest'
import { cleanPathOf, isPlainPress, linkIntentOf } from './linkIntent.ts'

describe('who follows a link of the page https://docs.example/docs/Apache/?q=1#top', () => {
  const here = 'https://docs.example/docs/Apache/?q=1#top'
  test.each([
    { href: '/docs/mysql/', intent: 'otherPage' },
    { href: '/docs/mysql/#sauvegarder', intent: 'otherPage' },
    { href: '/docs/mysql', intent: 'otherPage' },
    { href: '/docs/mysql.html?a=b#c', intent: 'otherPage' },
    { href: '/docs/mysql/index.html', intent: 'otherPage' },
    { href: '/docs/', intent: 'otherPage' },
    { href: '/docs/php-8.2/', intent: 'otherPage' },
    {
      href: '/docs/T%C3%A2ches-planifi%C3%A9es/T%C3%A2ches%20planifi%C3%A9es/',
      intent: 'otherPage',
    },
    { href: '#installer', intent: 'samePage' },
    { href: '/docs/Apache/', intent: 'samePage' },
    { href: '/docs/Apache/index.html#a', intent: 'samePage' },
    { href: '?group=nginx', intent: 'samePage' },
    { href: '/blog/', intent: 'browser' },
    { href: 'https://status.example/docs/', intent: 'browser' },
    { href: 'http://docs.example/docs/mysql/', intent: 'browser' },
    { href: 'mailto:support@docs.example', intent: 'browser' },
    { href: '/docs/plan.pdf', intent: 'browser' },
    { href: '/docs/sauvegarde.tar.gz', intent: 'browser' },
    { href: '/docs/mysql/', target: '_blank', intent: 'browser' },
    { href: '/docs/mysql/', target: '_self', intent: 'otherPage' },
    { href: '/docs/mysql/', isDownload: true, intent: 'browser' },
  ])('$href (target "$target", download $isDownload): $intent', (row) => {
    const { target = '', isDownload = false, intent } = row
    const href = new URL(row.href, here).href
    expect(linkIntentOf({ href, target, isDownload }, here, '/docs/')).toBe(intent)
  })
})

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/Apache/index.html', '/Apache/'],
  ['/Apache.html', '/Apache/'],
  ['/Apache', '/Apache/'],
  ['/Apache/', '/Apache/'],
  ['/mon-index.html', '/mon-index/'],
  ['/Plesk/Plesk.HTML', '/Plesk/Plesk/'],
])('the clean path of %s is %s', (pathname, clean) => {
  expect(cleanPathOf(pathname)).toBe(clean)
})

const bare = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
test.each([
  [bare, true],
  [{ ...bare, button: 1 }, false],
  [{ ...bare, ctrlKey: true }, false],
  [{ ...bare, metaKey: true }, false],
  [{ ...bare, shiftKey: true }, false],
  [{ ...bare, altKey: true }, false],
])('of presses only the bare one of the main button is ours: %o → %s', (press, isPlain) => {
  expect(isPlainPress(press)).toBe(isPlain)
})
