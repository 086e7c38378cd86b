/** Pages that try to reach the machine, run for real: nothing gets out, nothing is left. */

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

import { packageFolder } from './testing/folders.ts'
import { reported, resultOf } from './testing/resultOf.ts'

const run = promisify(execFile)

test(
  'what a page leaves running is dead when the guide runner is done',
  { timeout: 60_000 },
  async (context) => {
    await resultOf(context, '```bash\nsetsid sleep 314159 > /dev/null 2>&1 &\n```\n')
    expect(await commandsWith('314159')).toEqual([])
  },
)

/** Each would reach the machine from a sandbox that holds less well. */
const escapes: [string, string][] = [
  ['the machine’s processes', 'umount /proc'],
  ['the machine’s mounts', 'nsenter --target 1 --mount --pid touch /lucarne-outside'],
  ['a disk', 'mknod /tmp/disk b 8 0'],
  ['the kernel’s settings', 'echo "|/tmp/x" > /proc/sys/kernel/core_pattern'],
  ['the kernel’s keyboard', 'echo h > /proc/sysrq-trigger'],
  ['the clock', 'date -s 2001-01-01'],
  ['a namespace of its own', 'unshare --mount true'],
  ['the guide runner itself', 'touch /usr/lib/lucarne-verify/sandbox/agent.sh'],
  ['the network', 'curl -sS --max-time 5 http://203.0.113.200/'],
]

test.for(escapes)(
  'a page that tries to reach %s fails',
  { timeout: 60_000 },
  async ([, command], context) => {
    const text = await reported(context, `# Fuite\n\n\`\`\`bash\n${command}\n\`\`\`\n`)
    expect(text).toMatch(/site\/docs\/essai\.md:3: exits \d+/)
  },
)

test(
  'a page may destroy everything: the machine keeps all of it',
  { timeout: 60_000 },
  async (context) => {
    const before = await readFile('/etc/passwd', 'utf8')
    await resultOf(
      context,
      '```bash\ntouch /lucarne-outside /etc/lucarne-outside /usr/bin/lucarne-outside\nrm -rf /etc /var /home "${HOME:?}"/.[a-z]*\nkill -9 -1\n```\n',
    )
    expect(await readFile('/etc/passwd', 'utf8')).toBe(before)
    for (const folder of ['/', '/etc', '/usr/bin']) {
      expect(existsSync(join(folder, 'lucarne-outside'))).toBe(false)
    }
  },
)

test(
  'a command that ran out of its own time ends its block, not the guide runner',
  { timeout: 60_000 },
  async (context) => {
    const page = '```bash\ntimeout 1 sleep 9\n```\n\n```bash\nls /absent\n```\n'
    const { failures } = await resultOf(context, page)
    expect(failures.map(({ message }) => message)).toEqual(['exits 124', 'exits 2'])
  },
)

test('what this machine has of its own is not there', { timeout: 60_000 }, async (context) => {
  const page = `\`\`\`bash
ls -A /root /opt /usr/local/sbin
pwd
\`\`\`

\`\`\`text title="Sortie attendue"
/opt:

/root:
.bashrc
.profile

/usr/local/sbin:
/root
\`\`\`
`
  expect((await resultOf(context, page)).failures).toEqual([])
})

test('the agent refuses to run anywhere but on the overlay', async () => {
  const agent = join(packageFolder, 'sandbox/agent.sh')
  const ended = await run('bash', [agent]).catch((error: { stdout: string; code: number }) => error)
  expect(ended).toMatchObject({
    code: 97,
    stdout: 'refused not the first process of its namespace\n',
  })
  const asFirst = ['--pid', '--fork', '--mount', '--mount-proc', 'bash', agent]
  const second = await run('unshare', asFirst).catch(
    (error: { stdout: string; code: number }) => error,
  )
  expect(second).toMatchObject({ code: process.getuid?.() === 0 ? 97 : 1 })
  if (process.getuid?.() === 0) expect(second.stdout).toBe('refused / is not the overlay\n')
})

test('two pages open the same port at the same time', { timeout: 60_000 }, async (context) => {
  const page = (name: string) => `\`\`\`bash
echo ${name} > index.html
python3 -m http.server 80 --bind 192.0.2.10 > /dev/null 2>&1 &
for _ in {1..100}; do curl -s http://agence.example/ && break; sleep 0.2; done
kill $!
\`\`\`

\`\`\`text title="Sortie attendue"
${name}
\`\`\`
`
  const results = await Promise.all([
    resultOf(context, page('un')),
    resultOf(context, page('deux')),
  ])
  expect(results.map((result) => result.failures)).toEqual([[], []])
})

async function commandsWith(text: string): Promise<string[]> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const commands = await Promise.all(
    processes.map((name) => readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')),
  )
  return commands.filter((command) => command.includes(text) && command.startsWith('sleep'))
}

test(
  'without the rights to make a sandbox, a page is not run, and the reason is told',
  { timeout: 60_000 },
  async () => {
    const bin = join(packageFolder, 'bin/lucarne-verify.js')
    const site = await mkdtemp(join(tmpdir(), 'lucarne-site-'))
    await mkdir(join(site, 'docs'))
    await writeFile(join(site, 'docs/a.md'), '```text title="/etc/a"\na\n```\n')
    const isRoot = process.getuid?.() === 0
    const drop = ['--bounding-set=-sys_admin', '--inh-caps=-sys_admin', process.execPath]
    const bench = [bin, site, '--dry-run']
    const ended = await run(
      isRoot ? 'setpriv' : process.execPath,
      isRoot ? [...drop, ...bench] : bench,
    ).catch((error: { stdout: string; code: number }) => error)
    await rm(site, { recursive: true })
    expect(ended).toMatchObject({ code: 2 })
    expect(ended.stdout).toMatch(
      /^- docs\/a\.md \(Debian \d+\): not run: (unshare: .+|root is required .+)$/m,
    )
    expect(ended.stdout).toMatch(/^verify: debian=\d+ pages=0 executed=0 .* notrun=1 /m)
  },
)
