/** Only who asks for it has software installed: a check says what it lacks, and fails. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

import { guidePageOf } from './readPage.ts'
import { runPage } from './runPage.ts'
import { hostDebian, installedVersions } from './packages.ts'
import { checkSpelling } from './spelling.ts'
import { supportFolderOf } from './supportFiles.ts'
import { packageFolder, siteFolder } from './testing/folders.ts'

const repository = join(packageFolder, '..')

/** Files of `folder` that speak of `word`, from the repository. */
function filesWith(word: string, folder: string): string[] {
  return readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?ts$|\.mjs$|\.sh$/.test(file) && !/node_modules|dist\//.test(file))
    .map((file) => join(folder, file))
    .filter((file) => readFileSync(join(repository, file), 'utf8').includes(word))
}

test('the installer is called by the step that is asked for, and by nothing else', () => {
  const everywhere = (word: string) =>
    ['scripts', 'e2e', 'bench', 'verify/src'].flatMap((folder) => filesWith(word, folder))
  const thisFile = 'verify/src/provide.test.ts'
  expect(everywhere('providePackages').filter((file) => file !== thisFile)).toEqual([
    'scripts/provide.mjs',
    'verify/src/provide.ts',
  ])
  expect(everywhere('install.sh').filter((file) => file !== thisFile)).toEqual([
    'verify/src/packages.ts',
  ])
  expect(everywhere('root.sh').filter((file) => file !== thisFile)).toEqual([
    'verify/src/packages.ts',
  ])
  expect(everywhere('apt-get').filter((file) => file !== thisFile)).toEqual([
    'e2e/debianPackages.ts',
  ])
})

test('a page whose package is missing is not run, says how it comes, and is no machine’s limit', async (context) => {
  if (process.getuid?.() !== 0 || !(await installedVersions(['dpkg'], hostDebian)).has('dpkg'))
    context.skip('not root on Debian')
  const page = guidePageOf(
    'docs/essai.md',
    '---\nbanc: { paquets: [paquet-absent] }\n---\n# Essai\n',
  )
  expect(await runPage(page, { folder: supportFolderOf(siteFolder), slack: 1 })).toMatchObject({
    notRun:
      'packages of Debian 13 are missing: paquet-absent: install with `lucarne-verify SITE --provide`',
    isNotProvided: true,
  })
})

test('without its spell checker, the check of spelling fails and says what it lacks', async () => {
  vi.stubEnv('PATH', '/absent')
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await checkSpelling(siteFolder)).toBe(2)
  expect(said.mock.calls).toEqual([
    [
      'spelling: not run, hunspell or hunspell-fr-classical is missing: `apt install hunspell hunspell-fr-classical`',
    ],
  ])
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
