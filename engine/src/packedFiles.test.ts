/** Files that users get: those that `npm pack` takes, not all that is bundled. */

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const engine = fileURLToPath(new URL('../', import.meta.url))
const [packed] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: engine,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
) as [{ files: { path: string }[] }]
const files = packed.files.map(({ path }) => path)

test('nothing that is published names a place of the machine that bundled it', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const places = [root, `${homedir()}/`, 'file:///home/', 'file:///tmp/', 'file:///root/']
  const telling = files.filter((file) => {
    const text = readFileSync(engine + file, 'latin1')
    return places.some((place) => text.includes(place))
  })
  expect(files.filter((file) => file.startsWith('dist/')).length).toBeGreaterThan(50)
  expect(telling).toEqual([])
})

test.each([
  'react',
  'react-dom',
  'scheduler',
  'zod',
  'send',
  'negotiator',
  'commander',
  'shiki',
  'parse5',
  '@fontsource/inter',
])('the notice of %s goes with it', (name) => {
  const notices = 'dist/third-parties.md'
  expect(files).toContain(notices)
  // Its licence stands below its name and version.
  const notice = new RegExp(`^## ${name} - \\d[^\\n]*\\n\\n[\\s\\S]{200}`, 'm')
  expect(readFileSync(engine + notices, 'utf8')).toMatch(notice)
})
