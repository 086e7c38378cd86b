/** Boxes of VitePress with attributes. */

import { expect, test } from 'vitest'
import { convertVue } from './vue.ts'

test.each([
  ['::: details Voir {open}\nx\n:::', ':::details[Voir]{open}\nx\n:::'],
  ['::: details {open}\nx\n:::', ':::details{open}\nx\n:::'],
  ['::: tip Titre {.classe}\nx\n:::', ':::tip[Titre]\nx\n:::'],
  ['::: tip Titre\nx\n:::', '::: tip Titre\nx\n:::'],
  ['```\n::: details Voir {open}\n```', '```\n::: details Voir {open}\n```'],
])('%j', (text, expected) => {
  expect(convertVue(text, () => undefined)).toBe(expected)
})
