import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkConfig } from '../config/checkConfig.ts'
import { readBrand } from './brand.ts'

const siteDir = mkdtempSync(path.join(tmpdir(), 'lucarne-brand-'))
afterAll(() => rmSync(siteDir, { recursive: true }))

function brandOf(theme: unknown) {
  const site = { title: 'Docs', url: 'https://docs.exemple.example', theme }
  const { config } = checkConfig(site, 'lucarne.config.ts')
  if (!config) throw new Error('The theme is not one')
  return readBrand(config, siteDir)
}

test('a site without a theme does not change by a byte', () => {
  expect(brandOf({})).toEqual({ css: '', problems: [] })
})

test('what a theme gives comes after our own rules, its style sheets last', () => {
  writeFileSync(path.join(siteDir, 'brand.css'), 'a::after { content: "</style>" }\n')
  const theme = { dark: { accent: '#ffd000' }, radius: '0px', styles: ['./brand.css'] }
  expect(brandOf(theme).css).toBe(
    '@layer brand{:root{--accent:light-dark(#8c4f04,#ffd000);--radius:0px}\n' +
      String.raw`a::after { content: "\3c /style>" }}`,
  )
})

test('a style sheet that is not there, or not of the site, is told', () => {
  const { css, problems } = brandOf({ styles: ['./absent.css', '../outside.css'] })
  expect(css).toBe('')
  expect(problems.map(({ message }) => message)).toEqual([
    'theme.styles: there is no file ./absent.css in the folder of the site',
    'theme.styles: there is no file ../outside.css in the folder of the site',
  ])
})
