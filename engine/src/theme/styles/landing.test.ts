import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the styles of landing pages name no class of other pages, which would inline them', () => {
  const css = readFileSync(new URL('landing.css', import.meta.url), 'utf8')
  const classes = new Set(css.match(/(?<=\.)[a-z_][\w-]*/gi))
  expect([...classes].filter((name) => !name.startsWith('landing'))).toEqual(['prose'])
})
