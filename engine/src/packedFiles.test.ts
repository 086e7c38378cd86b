import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { homedir } from 'node:os'
import { expect, test } from 'vitest'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`)

test('nothing that is published names a place of the machine that bundled it', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const places = [root, `${homedir()}/`, 'file:///home/', 'file:///tmp/', 'file:///root/']
  const telling = files.filter((file) => {
    const text = readFileSync(file, 'latin1')
    return places.some((place) => text.includes(place))
  })
  expect(files.length).toBeGreaterThan(50)
  expect(telling).toEqual([])
})

test.each(['react', 'react-dom', 'scheduler', 'zod', 'send', 'negotiator', 'commander', 'shiki'])(
  'the notice of %s goes with it',
  (name) => {
    expect(readFileSync(`${dist}NOTICES.txt`, 'utf8')).toMatch(new RegExp(`^==== ${name}\\b`, 'm'))
  },
)
