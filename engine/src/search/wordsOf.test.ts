import { expect, test } from 'vitest'
import { foldText } from './foldText.ts'
import { wordsOf } from './wordsOf.ts'

test.each([
  ['Sécurité', 'securite'],
  ['SÉCURITÉ', 'securite'],
  ['Se\u0301curite\u0301', 'securite'],
  ['œuvre Œuvre', 'oeuvre oeuvre'],
  ['ex æquo', 'ex aequo'],
  ['ﬁchier', 'fichier'],
  ['Straße', 'strasse'],
  ['ges\u00ADtion', 'gestion'],
])('%s is folded to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each([
  ['plain words', 'La sauvegarde', ['la', 'sauvegarde']],
  ['elision, straight', "l'hébergement d'un site", ['hebergement', 'un', 'site']],
  ['elision, curly', 'jusqu’à l’écran', ['a', 'ecran']],
  ['elision before a capital', 'L’Écran QU’IL', ['ecran', 'il']],
  ['no elision inside a word', 'aujourd’hui', ['aujourdhui', 'aujourd', 'hui']],
  ['an English possessive', "let's encrypt", ['lets', 'let', 's', 'encrypt']],
  ['a dash', 'pare-feu', ['parefeu', 'pare', 'feu']],
  ['an identifier', 'ssh-copy-id', ['sshcopyid', 'ssh', 'copy', 'id']],
  ['a path', '/etc/ssh/sshd_config', ['etc', 'ssh', 'sshdconfig', 'sshd', 'config']],
  ['a version', 'php8.2', ['php82', 'php8', '2']],
  ['a port', '443/tcp', ['443tcp', '443', 'tcp']],
  ['an IPv4 address', 'ssh root@192.0.2.10:22', ['ssh', 'root', '192.0.2.10', '22']],
  ['a longer version', '10.11.6', ['10116', '10', '11', '6']],
  ['a pair', 'CI/CD', ['cicd', 'ci', 'cd']],
  ['a long option', '--delete', ['delete']],
  ['a short option', 'rsync -avz x', ['rsync', '-avz', 'avz', 'x']],
  ['a header', 'X-Forwarded-For', ['xforwardedfor', 'x', 'forwarded', 'for']],
  ['a hidden file', '.htaccess', ['htaccess']],
  ['a name with a digit', 'fail2ban', ['fail2ban']],
  ['the same, dashed', 'fail-2-ban', ['fail2ban', 'fail', '2', 'ban']],
  [
    'punctuation around',
    '(certificat), «certificat» certificat…',
    ['certificat', 'certificat', 'certificat'],
  ],
  ['no-break spaces', 'port\u00A0443\u202F;', ['port', '443']],
  ['a soft hyphen', 'la ges\u00ADtion\u00AD', ['la', 'gestion']],
  [
    'a place to break',
    '/etc/\u200Bssh\u200B/sshd_\u2060config',
    ['etc', 'ssh', 'sshdconfig', 'sshd', 'config'],
  ],
  ['a mark of order', '\uFEFFcertificat \u200B é', ['certificat', 'e']],
  ['c++', 'C++ et c', ['cplusplus', 'et', 'c']],
  ['a key too long to be a word', `x ${'a'.repeat(50)} y`, ['x', 'y']],
  ['nothing', ' — « » … ', []],
])('%s: %s', (_, text, forms) => {
  expect(wordsOf(text).map((word) => word.form)).toEqual(forms)
})

test('a word knows its place in the text, accents and apostrophes included', () => {
  const text = 'L’hébergement de sshd_config'
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'hébergement',
    'de',
    'sshd_config',
    'sshd',
    'config',
  ])
})

test('a composed word has the rank and the length of its parts', () => {
  expect(
    wordsOf('le pare-feu ici').map(({ form, position, span }) => [form, position, span]),
  ).toEqual([
    ['le', 0, 1],
    ['parefeu', 1, 2],
    ['pare', 1, 1],
    ['feu', 2, 1],
    ['ici', 3, 1],
  ])
})

test.each(['用户管理/关系数据库', '用户:密码管理-系统', 'ระบบจัดการ/ฐานข้อมูล', 'MySQL/关系数据库'])(
  'the runs of %s, which a sign joins, are read as they are alone',
  (text) => {
    const simple = wordsOf(text).filter(({ span }) => span === 1)
    const alone = text.split(/[/:-]/).flatMap((run) => wordsOf(run))
    expect(simple.map(({ form }) => form)).toEqual(alone.map(({ form }) => form))
    expect(simple.map(({ position }) => position)).toEqual(simple.map((_, index) => index))
    for (const { start, end, form } of simple) expect(foldText(text.slice(start, end))).toBe(form)
  },
)
