import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { localesOf } from '../testing/localesOf.ts'
import { judgeRehearsal } from './judgeRehearsal.ts'

const siteDir = mkdtempSync(path.join(tmpdir(), 'lucarne-rehearsal-'))
afterAll(() => rmSync(siteDir, { recursive: true }))
const write = (name: string, text: string) => writeFileSync(path.join(siteDir, name), text)

const docs = [
  { 'index.md': '# Accueil\n\nBonjour.', 'ssl.md': '# SSL\n\nUn certificat protège.' },
  { 'index.md': '# Home\n\nHello.', 'ssl.md': '# SSL\n\nA certificate protects.' },
]
const judge = async (search: object) => {
  const { compiled } = localesOf(docs, { search })
  const place = { siteDir, cacheDir: path.join(siteDir, 'cache'), fingerprint: 'a' }
  const problems = await judgeRehearsal(compiled, place)
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`)
}

test('each locale plays its own queries, with its own glossary', async () => {
  write('mots.yml', '- zorglub, certificat')
  write('words.yml', '- blurple, certificate')
  write('joue.yml', '/ssl/:\n  first:\n    - zorglub\n    - blurple')
  write('played.yml', '/en/ssl/:\n  first:\n    - blurple\n    - zorglub')
  write('asked.txt', 'certificates\nzebra\n')
  const search = {
    glossary: { fr: 'mots.yml', en: 'words.yml' },
    rehearsal: { fr: 'joue.yml', en: 'played.yml' },
    queries: { fr: 'none.txt', en: 'asked.txt' },
  }
  expect(await judge(search)).toEqual([
    'joue.yml:4 "blurple": /ssl/ does not come and not first.',
    'played.yml:4 "zorglub": /en/ssl/ does not come and not first.',
    expect.stringMatching(/^asked\.txt:2 .*zebra/),
  ])
})

test('a file that all locales share is played once, in the first', async () => {
  write('joue.yml', '/ssl/:\n  first:\n    - blurple')
  expect(await judge({ rehearsal: 'joue.yml' })).toEqual([
    'joue.yml:3 "blurple": /ssl/ does not come and not first.',
  ])
})
