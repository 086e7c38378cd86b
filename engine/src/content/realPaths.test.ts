import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOnDisk } from './realPaths.ts'

let folder = ''
const nfd = (text: string) => text.normalize('NFD')
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lucarne-paths-'))
  mkdirSync(path.join(folder, nfd('dépôt')))
  writeFileSync(path.join(folder, nfd('dépôt'), nfd('schéma.svg')), '')
  writeFileSync(path.join(folder, nfd('dépôt'), 'été.svg'), '')
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['dépôt/schéma.svg', nfd('dépôt/schéma.svg')],
  [nfd('dépôt/schéma.svg'), nfd('dépôt/schéma.svg')],
  ['dépôt/été.svg', `${nfd('dépôt')}/été.svg`],
  [nfd('dépôt/été.svg'), `${nfd('dépôt')}/été.svg`],
  ['dépôt/absent.svg', 'dépôt/absent.svg'],
])('%j is spelled as the disk spells it', (asked, spelled) => {
  expect(asOnDisk(path.join(folder, asked))).toBe(path.join(folder, spelled))
})
