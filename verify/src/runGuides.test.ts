/** Pages that are wrong on purpose, run for real: each is caught, with its file and line. */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { formatPage } from './report.ts'
import { reported, resultOf } from './testing/resultOf.ts'

test('a page that is right passes', { timeout: 60_000 }, async (context) => {
  const result = await resultOf(
    context,
    `---
banc: { paquets: [git] }
---
\`\`\`ini title="/root/.gitconfig" droits="600 root:root"
[user]
    name = Agence
\`\`\`

\`\`\`bash
git config user.name
stat -c %a .gitconfig
cd /srv
\`\`\`

\`\`\`text title="Sortie attendue"
Agence
600
\`\`\`

\`\`\`bash
pwd
id -un
curl -sS http://deb.debian.org/ || true
\`\`\`

\`\`\`text title="Sortie attendue"
/srv
root
curl: (6) Could not resolve host: deb.debian.org
\`\`\`
`,
  )
  expect(formatPage(result, { shownFolder: 'site' })).toMatch(
    /^✓ docs\/essai\.md \(Debian 13\): 3 executed, 0 checked, 0 skipped, /,
  )
  expect(result.verdicts.map((one) => one.verdict)).toEqual([
    'executed',
    'executed',
    'compared',
    'executed',
    'compared',
  ])
})

const wrong: [string, string, string[]][] = [
  [
    'a wrong configuration file',
    '```ini title="/root/.gitconfig"\n[user\n  name = x\n```\n\n```bash\ngit config --list\n```\n',
    ['site/docs/essai.md:6: exits 128', 'fatal: bad config line 1 in file /root/.gitconfig'],
  ],
  [
    'a wrong expected output',
    '```bash\necho web1\n```\n\n```text title="Sortie attendue"\nweb2\n```\n',
    ['site/docs/essai.md:5: the output of the block at line 1 is not this one, but:', 'web1'],
  ],
  [
    'a command that should fail but does not',
    '```bash echec="Permission denied"\ntrue\n```\n',
    ['site/docs/essai.md:1: this block should fail, but it exits 0'],
  ],
  [
    'a command that fails with another message',
    '```bash echec="Permission denied"\nls /absent\n```\n',
    ['site/docs/essai.md:1: fails as announced, but without the text: Permission denied'],
  ],
  [
    'a block that never ends, and the blocks after it',
    '---\nbanc: { delai: 2 }\n---\n```bash\nwhile true; do sleep 1; done\n```\n\n```bash\necho never\n```\n',
    [
      '✗ docs/essai.md (Debian 13): 0 executed',
      'site/docs/essai.md:4: still running after 2 s: the page is stopped here',
    ],
  ],
  [
    'an output that never ends',
    '---\nbanc: { delai: 20 }\n---\n```bash\nyes\n```\n',
    ['site/docs/essai.md:4: exits 1'],
  ],
  [
    'a daemon left behind',
    '```bash\nsetsid sleep 271828 > /dev/null 2>&1 &\n```\n',
    ['site/docs/essai.md:1: leaves a process running at the end of the page: sleep 271828'],
  ],
  [
    'a warning that the page does not show',
    '```bash\necho "warning: old option" >&2\n```\n',
    ['site/docs/essai.md:1: prints a warning: warning: old option'],
  ],
  [
    'what shellcheck finds',
    '# A\n\n```bash\ntrue\nnom=agence\n```\n',
    [
      'site/docs/essai.md:5: shellcheck SC2034: nom appears unused. Verify use (or export if used externally).',
    ],
  ],
  [
    'an account that does not exist',
    '```bash compte="agence"\nid\n```\n',
    ['site/docs/essai.md:1: there is no account agence'],
  ],
  [
    'an extract that is not in its file',
    '```text title="/etc/passwd (extrait)"\nroot:x:0:0:root:/root:/bin/zsh\n```\n',
    ['site/docs/essai.md:1: not in /etc/passwd, in this order: root:x:0:0:root:/root:/bin/zsh'],
  ],
  [
    'a block that says nothing of itself',
    '```json\n{}\n```\n',
    ['site/docs/essai.md:1: nothing says what to do with this json block'],
  ],
  [
    'a decor that does not exist',
    '---\nbanc: { decor: nulle-part }\n---\n```bash\ntrue\n```\n',
    ['site/docs/essai.md:1: there is no decor nulle-part'],
  ],
  [
    'a message of « Dépannage » that no trial shows',
    '```bash\ntrue\n```\n\n## Dépannage\n\n| Ce que vous voyez |\n|---|\n| `Segmentation fault` |\n',
    [
      'site/docs/essai.md:9: no trial shows this message of « Dépannage », and it does not say « non reproduit »: Segmentation fault',
    ],
  ],
  [
    'a private key in an output',
    '```bash\nprintf -- "-----BEGIN %s PRIVATE KEY-----\\n" OPENSSH\n```\n',
    ['site/docs/essai.md:1: prints a secret: private key'],
  ],
]

test.for(wrong)('%s is caught', { timeout: 60_000 }, async ([, markdown, lines], context) => {
  const text = await reported(context, markdown)
  for (const line of lines) expect(text).toContain(line)
})

test(
  'faults are provoked, and one that does not show is told at its line',
  { timeout: 60_000 },
  async (context) => {
    const folder = await mkdtemp(join(tmpdir(), 'lucarne-bench-'))
    await mkdir(join(folder, 'decors'))
    await mkdir(join(folder, 'pannes'))
    await writeFile(
      join(folder, 'pannes/essai.sh'),
      `say() { echo "said: $1"; }

#: said: from the page, un
bloc /root/nom.txt
say "from the page, $(cat /root/nom.txt)"

#: L'écran reste noir
cd /srv
carried=yes
test -s /root/nom.txt

#: carried yes in /srv
say "carried $carried in $PWD"

#: never said
true

#: not in the table
echo not in the table
`,
    )
    const page = `\`\`\`text title="/root/nom.txt"
un
\`\`\`

## Dépannage

| Ce que vous voyez | Cause |
|---|---|
| \`said: from the …, un\` | a |
| \`said: from the page, un\` | a |
| L'écran reste noir | b |
| \`carried yes in /srv\` | b |
| \`never said\` | c |
`
    const result = await resultOf(context, page, { folder })
    await rm(folder, { recursive: true })
    expect(result.failures.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual(
      [
        'verify/pannes/essai.sh:15: the fault does not show: never said',
        'verify/pannes/essai.sh:18: no row of « Dépannage » in docs/essai.md has this message: not in the table',
        'docs/essai.md:13: no trial shows this message of « Dépannage », and it does not say « non reproduit »: never said',
      ],
    )
  },
)

test(
  'services start, answer, reload and stop without a word',
  { timeout: 60_000 },
  async (context) => {
    const result = await resultOf(
      context,
      `\`\`\`ini title="/etc/systemd/system/veille.service"
[Service]
Environment=NOM=veille
ExecStart=/bin/sleep 100
\`\`\`

\`\`\`bash
sudo systemctl daemon-reload
sudo systemctl enable --now veille.service
systemctl is-active veille
sudo systemctl stop veille
systemctl is-active veille || true
\`\`\`

\`\`\`text title="Sortie attendue"
active
inactive
\`\`\`

\`\`\`bash echec="Failed to start absent.service: Unit absent.service not found."
sudo systemctl start absent
\`\`\`
`,
    )
    expect(formatPage(result, { shownFolder: 'site' })).toMatch(/^✓ /)
  },
)
