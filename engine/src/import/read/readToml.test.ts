/** TOML of configurations and front matter. */

import { expect, test } from 'vitest'
import { readToml } from './readToml.ts'

test('tables, dotted keys, texts, numbers, truth and lists are read', () => {
  const read = readToml(
    `title = "L'é\\n" # commentaire\nweight = 1_000\ndraft = false\nday = 2024-05-06\ntags = ["a", 'b, c',\n  "d"]\na.b = 'c'\n[x.y]\n"/z.html" = "w"\n[[list]]\nq = 1\n`,
  )
  expect(read).toEqual({
    title: "L'é\n",
    weight: 1000,
    draft: false,
    day: '2024-05-06',
    tags: ['a', 'b, c', 'd'],
    a: { b: 'c' },
    x: { y: { '/z.html': 'w' } },
    list: [{ q: 1 }],
  })
})

test('a name of an object of JavaScript is a name as any other', () => {
  readToml('[__proto__]\nx = 1\n')
  expect(({} as { x?: number }).x).toBeUndefined()
})

test('what is not TOML has no values', () => {
  expect(readToml('title = "ouvert\n')).toBeUndefined()
})
