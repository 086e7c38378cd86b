import { execFileSync } from 'node:child_process'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageGzip } from './gzipPage.ts'

const styles = '<style>.a{color:red}</style><style>.b{color:blue}</style>'
const writeTestPage = (title: string, body: string, css = styles) =>
  Buffer.from(`<!doctype html><head><title>${title}</title>${css}</head><body>${body}</body>`)

const pages = [
  writeTestPage('Première', '<p>é'.repeat(3000)),
  writeTestPage('Seconde', '<p>court'),
  writeTestPage('', ''),
  writeTestPage('Autres feuilles', '<p>', styles.repeat(2000)),
  Buffer.from('{"html":"<style>"}'),
  Buffer.from('</head><style>'),
  Buffer.alloc(0),
]

test('each page is itself again, for Node and for gzip', () => {
  const gzip = createPageGzip()
  for (const page of [...pages, ...pages]) {
    const copy = gzip(page)
    expect(gunzipSync(copy).equals(page)).toBe(true)
    expect(execFileSync('gzip', ['-dc'], { input: copy }).equals(page)).toBe(true)
  }
})

test('a copy does not depend on the pages before it', () => {
  const gzip = createPageGzip()
  const [first, ...others] = pages
  others.forEach(gzip)
  expect(first && gzip(first).equals(createPageGzip()(first))).toBe(true)
})

test('a page of many style sheets is smaller than compressed whole', () => {
  const css = Array.from({ length: 400 }, (_, index) => `.c${index}{width:${index * 7}px}`)
  const page = writeTestPage('Titre', '<p>texte</p>'.repeat(500), `<style>${css.join('')}</style>`)
  expect(createPageGzip()(page).length).toBeLessThan(gzipSync(page, { level: 3 }).length)
})
