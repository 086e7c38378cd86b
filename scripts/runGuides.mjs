/**
 * Runs the guides that are not as they were when they passed, on each release of Debian that the site names; a page that
 * fails beside another one is run once more, alone. The report (first argument) has a line that counts each run of each
 * release.
 */
import { spawn } from 'node:child_process'
import { appendFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const [report] = process.argv.slice(2)
const root = path.join(import.meta.dirname, '..')
const always = ['--dry-run', '--where-possible']
writeFileSync(report, '')

// Pages mostly wait for what they start: four at a time take six tenths of the time of two.
const first = await verify(['--changed', '--jobs', '4'])
process.exitCode = first.code === 0 ? 0 : await runAlone(failedPages(first.text))

/** Pages that failed, by release. */
function failedPages(text) {
  const failed = new Map()
  for (const [, page, release] of text.matchAll(/^✗ (.*\.mdx?) \(Debian (\d+)\): /gm))
    failed.set(release, [...(failed.get(release) ?? []), page])
  return failed
}

async function runAlone(failed) {
  const codes = []
  for (const [release, pages] of failed) {
    console.log(`— once more, alone, on Debian ${release}: ${pages.join(' ')}`)
    const { code } = await verify([...pages, '--debian', release, '--jobs', '1'])
    codes.push(code)
  }
  return codes.length > 0 && codes.every((code) => code === 0) ? 0 : 1
}

function verify(args) {
  const bin = path.join(root, 'verify/bin/lucarne-verify.js')
  const child = spawn(process.execPath, [bin, 'site', ...args, ...always], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (said) => {
    text += said
    process.stdout.write(said)
    appendFileSync(report, said)
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, text })))
}
