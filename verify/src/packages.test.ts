/** Versions of the packages of a root, those that it keeps from another release included. */

import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { installedVersions, isBeside } from './packages.ts'

function rootWithPhpOfTrixie(): string {
  const root = mkdtempSync(join(tmpdir(), 'lucarne-root-'))
  const folder = join(root, 'usr/share/lucarne-beside/trixie')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'names'), 'php8.4-fpm 8.4.28-1\nphp-common 2:96\n')
  return root
}

test('a package of another release is there when the root keeps it, with its version', async () => {
  const root = rootWithPhpOfTrixie()
  const names = ['php8.4-fpm/trixie', 'php8.4-xml/trixie', 'php8.4-fpm/forky']
  expect(await installedVersions(names, { root })).toEqual(
    new Map([['php8.4-fpm/trixie', '8.4.28-1']]),
  )
})

test('no name, no version: nothing is asked of a folder that is no root', async () => {
  expect(await installedVersions([], { root: '/absent' })).toEqual(new Map())
})

test('only a name with a release after it is that of a package of another release', () => {
  expect(['php8.4-fpm/trixie', 'php8.4-fpm'].map(isBeside)).toEqual([true, false])
})
