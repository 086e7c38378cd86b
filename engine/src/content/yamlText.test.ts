import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { readQuickly, readYaml } from './yamlText.ts'

const slowly = (text: string) => {
  const document = parseDocument(text)
  return document.errors.length > 0 ? undefined : { value: document.toJS() as unknown }
}

test.each([
  'title: Redémarrer le serveur\ntags: [apache, "php-fpm", 8.2]\nsidebar_position: 2.5',
  'title: 404\nid: 007\nversion: 1e3\nmode: 0o755\ncolor: 0x1f\nplus: +12',
  'a: yes\nb: no\nc: on\nd: true\ne: True\nf: ~\ng:\nh: null\ni: Null',
  'date: 2026-11-21\nat: 2026-11-21T03:00:00Z\nhour: 12:30\nport: 443/tcp',
  "a: \"l\\u2019eau: #1\"\nb: 'l''eau'\nc: l\u2019eau # a comment",
  'a: |\n  one\n  two\nb: >\n  three\n  four\n\n  five\n',
  'last_update: { date: 2026-01-02, author: "A. B." }\ntags:\n  - { label: Clés, permalink: /cles }\n  - b',
  'a: &x [1, 2]\nb: *x\n<<: { c: 1 }',
  '? key\n: value\n1: one\ntrue: two',
  '{ "label": "Plesk", "position": 3, "link": { "type": "generated-index" } }',
  '- a\n- [b, c]\n- d: e',
  '# nothing but a comment',
  'just text',
  '"quoted": text\n\n# a comment\n\nlast: .inf',
])('what is read quickly is what is read with its lines: %s', (text) => {
  expect(readQuickly(text)?.value ?? null).toEqual(slowly(text)?.value ?? null)
})

test.each([
  'title: a: b',
  'a: [1, 2',
  'a: "unclosed',
  'a: 1\na: 2',
  'a: @b',
  'a: `b`',
  'a: %b',
  'a: 1\n b: 2',
  '\ta: 1',
  'a: !tag b',
  'a:\n- b\n c',
  'a: - b',
  'a: "b" c',
  "a: 'it's'",
  'a: {b: 1',
  'a: }',
  'a: b\nc',
])('what is wrong is not read quickly: %s', (text) => {
  const whole = slowly(text)
  const quick = readQuickly(text)
  if (whole === undefined) expect(quick).toBeUndefined()
  else if (quick !== undefined) expect(quick.value).toEqual(whole.value)
})

test.each(['size: 1_000', 'flags: 0b11', 'file: page_1_2.md', 'minus: -.5'])(
  'what the two read otherwise is left to the second: %s',
  (text) => expect(readQuickly(text)).toBeUndefined(),
)

test.each([
  [['b'], 3],
  [['b', 'list'], 4],
  [['b', 'list', 1], 6],
  [['b', 'absent'], 3],
  [['absent'], 1],
] as const)('%j is at its line', (path, line) => {
  const text = 'a: 1\n\nb:\n  list:\n    - x\n    - y\n'
  expect(readYaml(text, { file: 'f.yml', name: 'file' }).lineOf(...path)).toBe(line)
})

test.each([
  ['a: 1\na: 2', 'Each key is written once: keep one of them.'],
  ['a:\n\t- b', 'Lines are indented with spaces, never with tabs.'],
  [
    'title: a: b',
    'Text that contains “: ” or “#”, or starts with a symbol, must be quoted: title: "A: b".',
  ],
])('what is told of %j says how to mend it', (text, hint) => {
  const { problems } = readYaml(text, { file: 'f.yml', name: 'file' })
  expect(problems.map((problem) => problem.hint)).toEqual([hint])
})

test.each(['a: 1\nb: &all\n  c: [*all]', 'b: 1\na: &x [[*x]]'])(
  'what has no end is not read: %j',
  (text) => {
    const { value, problems } = readYaml(text, { file: 'f.yml', name: 'file' })
    expect(value).toBeUndefined()
    expect(problems).toMatchObject([
      {
        line: text.split('\n').length,
        message: expect.stringMatching(/\*(?:all|x) stands for what it is in/),
      },
    ])
  },
)
