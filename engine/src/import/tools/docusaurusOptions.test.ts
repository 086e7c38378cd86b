import { expect, test } from 'vitest'
import { contentsOf } from './docusaurusOptions.ts'

test('docs, blogs and pages come from the preset, from plugins, or are not there', () => {
  const preset = (options: object) => ({ presets: [['@docusaurus/preset-classic', options]] })
  expect(contentsOf(preset({ docs: { path: 'guides' }, blog: false }))).toEqual({
    docs: { path: 'guides' },
    otherDocs: [],
    blogs: [],
    pages: {},
  })
  expect(contentsOf(preset({ pages: { path: 'src/p' } })).pages).toEqual({ path: 'src/p' })
  expect(contentsOf(preset({ pages: false })).pages).toBe(false)
  const plugins = [
    '@docusaurus/plugin-content-blog',
    ['@docusaurus/plugin-content-docs', { id: 'api', path: 'api' }],
    ['@docusaurus/plugin-content-docs', { path: 'main' }],
    ['@docusaurus/plugin-content-pages', { path: 'own' }],
  ]
  expect(contentsOf({ plugins })).toEqual({
    docs: { path: 'main' },
    otherDocs: [{ id: 'api', path: 'api' }],
    blogs: [{}],
    pages: { path: 'own' },
  })
})
