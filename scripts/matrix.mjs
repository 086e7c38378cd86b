/**
 * The unit tests and a build of our site, bundling included, on each Node that we support; the last line counts them.
 *
 *     npm run matrix [-- 22 26]
 *
 * Each Node comes from the registry's `node` package, into a scratch folder: nothing else is installed.
 */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const versions = process.argv.length > 2 ? process.argv.slice(2) : ['20', '22', '24', '26']
const root = path.join(import.meta.dirname, '..')
const scratch = mkdtempSync(path.join(tmpdir(), 'lucarne-matrix-'))

try {
  const outcomes = versions.map(tryNode)
  console.log('')
  for (const outcome of outcomes) console.log(outcome.line)
  const failed = outcomes.filter(({ ok }) => !ok).length
  console.log(`\n${outcomes.length - failed} of ${outcomes.length} Nodes hold`)
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  rmSync(scratch, { recursive: true })
}

function tryNode(version) {
  console.log(`\n— Node ${version}`)
  const folder = path.join(scratch, version)
  const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', `node@${version}`]
  if (!run('npm', install).ok) return { ok: false, line: `FAILED  Node ${version}: not installed` }
  const node = path.join(folder, 'node_modules/node/bin/node')
  const report = path.join(folder, 'units.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const bundle = run(node, ['engine/build.mjs'])
  const units = run(node, ['node_modules/vitest/vitest.mjs', 'run', ...reporters])
  const out = path.join(folder, 'dist')
  const build = run(node, ['engine/bin/lucarne.js', 'build', 'site', '--out', out])
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report)
  const ok = [bundle, units, build].every((each) => each.ok) && numPassedTests > 0
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  const counted = `${numPassedTests} tests passed, ${numFailedTests} failed`
  const built = `the site is ${build.ok ? 'built' : 'NOT built'}`
  return { ok, line: `${ok ? 'ok     ' : 'FAILED '} Node ${stdout.trim()}: ${counted}, ${built}` }
}

/** Runs a command with its folder in PATH, so that it starts the same Node by name. */
function run(command, args) {
  const bin = path.dirname(command)
  const PATH = bin === '.' ? process.env.PATH : `${bin}:${process.env.PATH}`
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH },
  })
  return { ok: status === 0 }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
