import { expect, test } from 'vitest'
import { charterSchema } from '../../config/charterSchema.ts'
import { parseDoc } from '../../content/parseDoc.ts'
import { formatProblem } from '../../problem.ts'
import { checkCharter } from './checkCharter.ts'

/** Formats the problems as an author reads them. */
function formatProblems(text: string, charter: object): string[] {
  const doc = parseDoc({ file: 'docs/a.md', source: 'a.md', text })
  return checkCharter({ doc, text, charter: charterSchema.parse(charter) }).map(formatProblem)
}

test('a charter that names no rule finds nothing', () => {
  expect(formatProblems('# Zone\n\n```\nrm -r /\n```\n', {})).toEqual([])
})

test.each<[string, string, object, string[]]>([
  [
    'a field that every page must have',
    '---\ntitle: A\n---\n',
    { frontMatter: { required: ['title', 'slug'] } },
    ['docs/a.md:1: The front matter has no “slug”.'],
  ],
  [
    'a value that a field cannot have',
    '---\ntitle: A\npublic: [client, tous]\n---\n',
    { frontMatter: { values: { public: ['client', 'operateur'] } } },
    ['docs/a.md:3: “public” cannot be “tous”.\n    It is one of: client, operateur.'],
  ],
  [
    'a description that is too short and a title that is too long',
    '---\ntitle: Un titre très long\ndescription: Court\n---\n',
    { frontMatter: { descriptionLength: [10, 20], titleLength: 10 } },
    [
      'docs/a.md:3: The description has 5 characters, not 10 to 20.',
      'docs/a.md:2: The title has 18 characters, more than 10.',
    ],
  ],
  [
    'a section that is missing and one that comes too early',
    "# A\n\n## Vérifier\n\n## Prérequis\n\n### Dépannage\n\n## Fermer l'accès\n",
    {
      skeleton: { sections: ['Prérequis', 'Vérifier', ['Revenir', "Fermer l'accès"], 'Dépannage'] },
    },
    [
      "docs/a.md:3: The section “Vérifier” comes too early.\n    The order is: Prérequis, Vérifier, Revenir, Fermer l'accès, Dépannage.",
      'docs/a.md: The page has no section “Dépannage”.\n    When there is nothing to say under it, a sentence says so.',
    ],
  ],
  [
    'a summary that is not before the first section',
    '# A\n\n## Prérequis\n\n:::info[En bref]\n\nx\n\n:::\n',
    { skeleton: { sections: [], summary: 'En bref' } },
    ['docs/a.md: No admonition “En bref” stands before the first section.\n    :::info[En bref]'],
  ],
  [
    'a heading that is too deep, or numbered',
    '# A\n\n#### Trop bas\n\n## 2. Ensuite\n',
    { headingLevels: [2, 3] },
    [
      'docs/a.md:3: The heading “Trop bas” has level 4.\n    Levels: 2, 3.',
      'docs/a.md:5: The heading “2. Ensuite” starts with a number.',
    ],
  ],
  [
    'code without a language, with a prompt, a hole or too many columns',
    '```\nx\n```\n\n```bash\n$ id\nssh <votre-serveur>\nhostname -f # long\n```\n',
    { code: { columns: 16 } },
    [
      'docs/a.md:1: This code block has no language.\n    ```text when it has none.',
      'docs/a.md:6: A command is written without a prompt.\n    The output goes in a text block titled « Sortie attendue ».',
      'docs/a.md:7: This line has 19 columns, more than 16.\n    Cut it with \\.',
      'docs/a.md:7: “<votre-serveur>” is a hole to fill: show a value that works.',
      'docs/a.md:8: This line has 18 columns, more than 16.\n    Cut it with \\.',
    ],
  ],
  [
    'a command that destroys before any danger is announced',
    '## A\n\n:::danger\n\nx\n\n:::\n\n```bash\nrm -r /srv\n```\n\n## B\n\n```bash\n# rm -r in a comment\nrm -r /srv\n```\n',
    { dangers: ['\\brm -r\\b'] },
    [
      'docs/a.md:17: “rm -r” can destroy, and no « Danger » stands before it in its section.\n    :::danger[Danger] says the exact effect, what to save first and the way back.',
    ],
  ],
  [
    'a word that is not written here, but for code',
    '# A\n\nIl suffit de lire.\n\n```text\nIl suffit de lire.\n```\n\n`Il suffit de`\n',
    { words: { 'Il suffit de': 'Dites ce qu’il faut faire.' } },
    ['docs/a.md:3: “Il suffit de” is not written here.\n    Dites ce qu’il faut faire.'],
  ],
  [
    'a straight quote that typesetting has left',
    "# A\n\nL'eau.\n\n<svg><desc>L'arc</desc><text>L'air.</text></svg>\n\n`L'arme`\n",
    { typography: true },
    [
      "docs/a.md:5: A straight quote is left in “L'air.”.\n    Write it as code, or with « » and ’.",
    ],
  ],
  [
    'a secret',
    '# A\n\n```ini\npassword = Soleil2026!\n```\n',
    { passwords: ['motdepasse-de-test'] },
    [
      'docs/a.md:4: This looks like a secret: password.\n    The only passwords that a page shows: motdepasse-de-test.',
    ],
  ],
])('an author is told of %s', (_, text, charter, problems) => {
  expect(formatProblems(text, charter)).toEqual(problems)
})

test.each(['éclat', 'éclaircie'])('a length at its limit is right: %s', (text) => {
  const frontMatter = { descriptionLength: [5, 9] as [number, number], titleLength: text.length }
  const page = `---\ntitle: ${text}\ndescription: ${text}\n---\n`
  expect(formatProblems(page, { frontMatter })).toEqual([])
})

const examples = {
  domains: ['example'],
  hosts: ['www.w3.org'],
  networks: ['192.0.2.0/24', '127.0.0.0/8', '2001:db8::/32', '::1/128'],
}

test.each<[string, string | undefined]>([
  ['ssh agence.example', undefined],
  ['https://www.agence.example:8443/x', undefined],
  ['https://www.w3.org/2000/svg', undefined],
  ['192.0.2.77 et 127.0.0.1', undefined],
  ['2001:db8::10 et ::1', undefined],
  ['2001:DB8::10', undefined],
  ['10.11.19 à 14:10:02', undefined],
  ['index.php, my.cnf et site.conf', undefined],
  ['ssh agence.fr', 'agence.fr'],
  ['voir https://docs.agence.fr/', 'docs.agence.fr'],
  ['https://www.mon-site.shop/', 'www.mon-site.shop'],
  ['192.0.3.1', '192.0.3.1'],
  ['bind 10.0.0.5:80', '10.0.0.5'],
  ['2001:db9::1', '2001:db9::1'],
])('“%s”: a name or an address that may belong to someone is %s', (line, found) => {
  const problems = formatProblems(`# A\n\n${line}\n`, { examples })
  if (found === undefined) expect(problems).toEqual([])
  else expect(problems).toEqual([expect.stringContaining(`docs/a.md:3: “${found}” is`)])
})
