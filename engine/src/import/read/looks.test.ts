import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { themeSchema } from '../../config/themeSchema.ts'
import type { ImportNote } from '../importPlan.ts'
import { analyticsOf } from './analytics.ts'
import { themeInStyles, themeOf } from './themeColors.ts'

test.each(['#2e8555', '#ffec3d', '#fff', '#000'])('a theme made of %s can be read', (color) => {
  expect(themeSchema.safeParse(themeOf(color)).success).toBe(true)
})

test('the colours of both modes are found in a style sheet', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lucarne-looks-')), 'a.css')
  writeFileSync(
    file,
    ":root { --ifm-color-primary: #005f20; }\n[data-theme='dark'] { --ifm-color-primary: #9fe0b0; }",
  )
  expect(themeInStyles([file], /--ifm-color-primary/, path.dirname(file))).toEqual({
    light: { accent: '#005f20', link: '#005f20' },
    dark: { accent: '#9fe0b0', link: '#9fe0b0' },
  })
  expect(themeInStyles([file], /--other/, path.dirname(file))).toBeUndefined()
})

test.each([
  [{ themeConfig: { matomo: { matomoUrl: 'https://m.example/', siteId: '3' } } }],
  [{ provider: 'matomo', url: 'm.example', site_id: 3 }],
  [[['script', {}, "_paq.push(['setSiteId', '3']); var u='//m.example/'; "]]],
])('Matomo is read in %j', (config) => {
  expect(analyticsOf(config, 'a', [])).toEqual({ url: 'https://m.example/', siteId: '3' })
})

test('what measures otherwise is told', () => {
  const notes: ImportNote[] = []
  expect(analyticsOf({ gtag: { trackingID: 'G-ABC1234567' } }, 'a', notes)).toBeUndefined()
  expect(notes).toMatchObject([{ level: 'dropped', text: 'G-ABC1234567' }])
})
