import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createPartialReader } from './readPartial.ts'

const siteDir = mkdtempSync(path.join(tmpdir(), 'lucarne-partial-'))
afterAll(() => rmSync(siteDir, { recursive: true }))
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true })
  writeFileSync(path.join(siteDir, file), text)
}
write('.env', 'TOKEN=1')
write('.git-hooks/a.sh', 'echo')
write('lucarne.config.ts', 'export default {}')
write('docs/id_ed25519', 'key')
write('docs/clé.pem', '-----BEGIN PRIVATE KEY-----')
write('docs/local.conf', 'ignored')
write('docs/.gitignore', 'local.conf\n')
write('docs/a.conf', 'listen 80')
symlinkSync('../.env', path.join(siteDir, 'docs/exemple.txt'))
symlinkSync('a.conf', path.join(siteDir, 'docs/b.conf'))
execFileSync('git', ['init', '-q'], { cwd: siteDir })
const read = createPartialReader({ siteDir, folders: ['docs'] })

test.each([
  '.env',
  'docs/../.env',
  '.git-hooks/a.sh',
  'lucarne.config.ts',
  'docs/id_ed25519',
  'docs/clé.pem',
  'docs/local.conf',
  'docs/exemple.txt',
])('%s is not shown: it is hidden, secret, ignored by Git or a link to such a file', (file) => {
  const { text, problems } = read(file, true)
  expect(text).toBeUndefined()
  expect(problems).toMatchObject([{ kind: 'content', file }])
})

test('any other file of the site is shown, by a link too', () => {
  expect(read('docs/a.conf', true).text).toBe('listen 80')
  expect(read('docs/b.conf', true).text).toBe('listen 80')
})
