import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { exchangeFolders } from './exchangeFolders.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-exchange-'))
afterEach(() => rmSync(folder, { recursive: true }))

test.runIf(process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch))(
  'two folders take the names of one another, at once',
  () => {
    const [one, other] = ['un été', 'deux'].map((name) => path.join(folder, name))
    mkdirSync(path.join(one ?? '', 'premier'), { recursive: true })
    mkdirSync(path.join(other ?? '', 'second'), { recursive: true })
    expect(exchangeFolders(one ?? '', other ?? '')).toBe(true)
    expect([readdirSync(one ?? ''), readdirSync(other ?? '')]).toEqual([['second'], ['premier']])
    expect(exchangeFolders(one ?? '', path.join(folder, 'absent'))).toBe(false)
    expect(readdirSync(one ?? '')).toEqual(['second'])
  },
)
