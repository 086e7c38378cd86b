/**
 * `npm run release 1.2.0`: every check, then the version in each package, the changelog closed at its date, the pages of
 * the documentation kept as those of 1.2, and the tarballs in `release/`. Publishes nothing, commits nothing.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const packages = ['engine', 'create', 'verify']
const [version = ''] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
  fail('Give the version: npm run release 1.2.0. See “Releases” in CONTRIBUTING.md for which one.')
if (run('git', ['status', '--porcelain'])) fail('There are changes that are not committed.')

const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')
const [, unreleased = ''] = /^## Unreleased\n(.*?)(?=^## |$(?![^]))/ms.exec(changelog) ?? []
const [, written] = /^## (\d\S*) /m.exec(changelog) ?? []
// The last version may be written before it is released: nothing is left to close then.
const isWritten = unreleased.trim() === '' && written === version
if (unreleased.trim() === '' && !isWritten) fail('Nothing is unreleased in CHANGELOG.md.')
if (changelog.includes(`## ${version} `) && !isWritten)
  fail(`${version} is in CHANGELOG.md already.`)

show('npm', ['test'])
for (const name of packages) setVersion(path.join(root, name, 'package.json'))
show('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'])
const today = new Date().toISOString().slice(0, 10)
const close = () => (isWritten ? '## Unreleased\n' : `## Unreleased\n\n## ${version} — ${today}\n`)
writeFileSync(path.join(root, 'CHANGELOG.md'), changelog.replace('## Unreleased\n', close))
keepDocumentation('engine')
keepDocumentation('engine/i18n/fr')
show('npm', ['run', 'build', '-w', 'lucarne-docs'])
mkdirSync(path.join(root, 'release'), { recursive: true })
for (const name of packages)
  show('npm', ['pack', '--pack-destination', path.join(root, 'release')], path.join(root, name))
console.log(`
${version} is in release/. Read the tarballs, then:
  git add -A && git commit -m "Release ${version}" && git tag v${version}
  npm publish release/<tarball>, each of them`)

/** The guide runner is used with the engine of its own version, or a later one that changes nothing public. */
function setVersion(file) {
  const content = JSON.parse(readFileSync(file, 'utf8'))
  content.version = version
  if (content.peerDependencies?.['lucarne-docs'])
    content.peerDependencies['lucarne-docs'] = `^${version}`
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}

/** In `versions/1.2`, whatever the patch; a version that is not final has no pages of its own. */
function keepDocumentation(folder) {
  if (version.includes('-')) return
  const kept = path.join(root, folder, 'versions', version.replace(/\.\d+$/, ''))
  rmSync(kept, { recursive: true, force: true })
  cpSync(path.join(root, folder, 'docs'), kept, {
    recursive: true,
    filter: (source) => !source.endsWith('.test.ts'),
  })
}

function run(command, args) {
  return execFileSync(command, args, { cwd: root, encoding: 'utf8' }).trim()
}

function show(command, args, cwd = root) {
  execFileSync(command, args, { cwd, stdio: 'inherit' })
}

function fail(message) {
  console.error(message)
  process.exit(2)
}
