/**
 * Every check, in one command: all of them run even when one fails; the last line counts them. The engine is bundled
 * first, whichever checks are asked for: most of them run what is bundled.
 */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const reports = mkdtempSync(path.join(tmpdir(), 'lucarne-test-'))
const unitReport = path.join(reports, 'unit.json')
const e2eReport = path.join(reports, 'e2e.json')
const benchReport = path.join(reports, 'bench.txt')

const build = { name: 'the engine, bundled', command: 'npm run fresh' }

/** The only step that installs anything: every other says what it lacks, and fails. */
const provide = { name: 'programs the checks need', command: 'npm run provide' }

/** `count` reads how many tests passed and failed from the runner's own report; without it a step counts as one. */
const steps = [
  { name: 'lint', command: 'npx oxlint' },
  { name: 'format', command: 'npx oxfmt --check' },
  { name: 'unused code', command: 'npx knip' },
  { name: 'types', command: 'npx tsc --noEmit -p .' },
  {
    name: 'unit tests',
    command: `npx vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`,
    count: () => countVitest(readJson(unitReport)),
  },
  { name: 'the site without a problem', command: 'npx lucarne-docs check site' },
  { name: 'the documentation without a problem', command: 'npx lucarne-docs check engine' },
  { name: 'spelling', command: 'npm run spelling' },
  { name: 'the packages, installed from their tarballs', command: 'node scripts/packed.mjs' },
  { name: 'budgets in bytes', command: 'npm run budgets -w bench' },
  { name: 'under attack', command: 'npm run attack -w bench -- --short --minutes 3' },
  {
    name: 'end-to-end tests',
    // On a machine too busy for a test's first try, the second decides; its name is told.
    command: 'npx playwright test --retries=1 --reporter=list,json',
    cwd: 'e2e',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport },
    count: () => countPlaywright(readJson(e2eReport)),
  },
  {
    name: 'guides run',
    command: `node scripts/runGuides.mjs ${benchReport}`,
    count: () => countBench(benchReport),
  },
]

const wanted = process.argv.slice(2)
const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0) {
  console.error(`No such check. The checks are: ${steps.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const before = wanted.length === 0 ? [provide, build] : [build]
const outcomes = [...before, ...chosen].map(run)
console.log('')
for (const { name, ok, seconds, passed, failed, notRun } of outcomes)
  console.log(
    `${ok ? (notRun > 0 ? 'NOT RUN' : 'ok     ') : 'FAILED '} ${name} (${passed} passed, ${failed} failed${notRun > 0 ? `, ${notRun} not run: see above why` : ''}, ${seconds.toFixed(1)} s)`,
  )
for (const { name, troubles } of outcomes)
  for (const trouble of troubles) console.log(`${name}: ${trouble}`)
const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1

function run({ name, command, cwd, env, count }) {
  console.log(`\n— ${name}: ${command}`)
  const startedMs = performance.now()
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    cwd: path.join(import.meta.dirname, '..', cwd ?? ''),
    env: { ...process.env, ...env },
  })
  const counted = count?.() ?? { passed: 0, failed: 0 }
  const ok = status === 0 && counted.failed === 0
  // A runner that failed without a failed test has still failed; one that ran no test has proved nothing.
  const passed = count ? counted.passed : Number(ok)
  const failed = ok ? 0 : Math.max(counted.failed, 1)
  const isEmpty = ok && passed === 0 && !counted.notRun
  return {
    name,
    ok: ok && !isEmpty,
    passed,
    failed: isEmpty ? 1 : failed,
    notRun: counted.notRun ?? 0,
    troubles: counted.troubles ?? [],
    seconds: (performance.now() - startedMs) / 1000,
  }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function countVitest(report) {
  const failures = (report?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    troubles: failures.map(
      ({ fullName, failureMessages }) => `failed: ${fullName}: ${gist(failureMessages[0])}`,
    ),
  }
}

/** Counts results. A flaky test that passed at its second try counts as passed, and is reported. */
function countPlaywright(report) {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const troubles = specs({ suites: report?.suites })
    .flatMap((spec) => spec.tests.map((test) => ({ spec, test })))
    .filter(({ test }) => test.status === 'unexpected' || test.status === 'flaky')
    .map(({ spec, test }) => {
      const word = test.status === 'flaky' ? 'passed at its second try' : 'failed'
      const { error } = test.results.find(({ status }) => status !== 'passed') ?? {}
      return `${word}: ${spec.file}:${spec.line} ${spec.title}: ${gist(error?.message)}`
    })
  return { passed: expected + flaky, failed: unexpected, troubles }
}

/** The first lines of an error, on one line, without colours. */
function gist(message = 'no message') {
  // eslint-disable-next-line no-control-regex
  const plain = message.replace(/\u001b\[[0-9;]*m/g, '')
  return plain.split('\n').filter(Boolean).slice(0, 5).join(' | ').slice(0, 400)
}

/**
 * Blocks executed by the first run of each release, and pages that are as they were when they passed; where pages failed
 * there, the second one, of those pages alone, decides, and is told.
 * Pages that this machine cannot run are told, and never counted as passed.
 */
function countBench(file) {
  const runs = readFileSync(file, 'utf8').match(/^verify: .*$/gm) ?? []
  const numberOf = (key, run) => Number(new RegExp(`\\b${key}=(\\d+)`).exec(run)?.[1] ?? 0)
  const releases = new Map()
  for (const run of runs) {
    const release = numberOf('debian', run)
    releases.set(release, [...(releases.get(release) ?? []), run])
  }
  const counts = [...releases].map(([release, [first = '', ...again]]) => {
    const last = again.at(-1) ?? first
    const failed = numberOf('failed', last)
    const passed = numberOf('executed', first) + numberOf('unchanged', first) - failed
    const told =
      again.length > 0
        ? [`run once more, alone, on Debian ${release}: ${numberOf('pages', last)} pages`]
        : []
    return { passed: Math.max(passed, 0), failed, notRun: numberOf('notrun', first), told }
  })
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    notRun: sum('notRun'),
    troubles: counts.flatMap(({ told }) => told),
  }
}
