import { expect, test } from 'vitest'
import { createFileParser } from './parseFiles.ts'

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`
const fileOf = (text: string) => ({ file: 'docs/a.md', source: 'a.md', text })
const open = () => createFileParser({ siteDir: '/nowhere', typography: true, words: [] })

test('however much code a page held before its edit, it comes out as a page parsed for the first time', async () => {
  const python = fence('python', 'def f(): return 1')
  const numbers = Array.from({ length: 1999 }, (_, index) => fence('json', String(index)))
  const [before] = await open().parse([fileOf([...numbers, python].join('\n'))])
  const edited = fileOf([fence('bash', 'ls "$a"'), python].join('\n'))
  const [afterEdit] = await open().parse([edited], before ? [before.doc] : [])
  const [first] = await open().parse([edited])
  expect(first?.doc.html).toContain('<span class="t-k">def </span>')
  expect(afterEdit).toEqual(first)
})

test('the hash of a text changes with its words and where they stand, not with what search does not read', async () => {
  const hashOf = async (text: string) => (await open().parse([fileOf(text)]))[0]?.doc.textHash
  const hash = await hashOf('# Accès\n\nOuvrir le port.\n\n## Suite\n')
  expect(hash).toMatch(/^[0-9a-f]{16}$/)
  expect(await hashOf('---\ntags: [ssh]\n---\n# Accès\n\nOuvrir le **port**.\n\n## Suite\n')).toBe(
    hash,
  )
  expect(await hashOf('# Accès\n\nFermer le port.\n\n## Suite\n')).not.toBe(hash)
  expect(await hashOf('# Accès\n\n## Suite\n\nOuvrir le port.\n')).not.toBe(hash)
})
