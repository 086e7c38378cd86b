import { expect, test } from 'vitest'
import { takePart } from './filePart.ts'

const file = `import a from 'a'

// #region config
export default {
  // #region server
  server: {
    port: 80,
  },
  // #endregion server
}
// #endregion

last()
`

test.each([
  ['config', 'export default {\n  server: {\n    port: 80,\n  },\n}'],
  ['server', 'server: {\n  port: 80,\n},'],
])(
  'the region %s is shown without its indent and the comments that name regions',
  (region, code) => {
    expect(takePart(file, { region })).toEqual({ code })
  },
)

test.each([
  ['1', "import a from 'a'"],
  ['6-8', 'server: {\n  port: 80,\n},'],
  ['10-', '}\n\nlast()'],
])('lines %s are those that an editor numbers so', (lines, code) => {
  expect(takePart(file, { lines })).toEqual({ code })
})

test('lines of a region are counted in it', () => {
  expect(takePart(file, { region: 'config', lines: '2-3' })).toEqual({
    code: 'server: {\n  port: 80,',
  })
})

test.each([
  '# region a\nx\n# endregion',
  '#region a\nx\n#endregion a',
  '# #region a\nx\n# #endregion a',
  '<!-- #region a -->\nx\n<!-- #endregion a -->',
  '/* #region a */\nx\n/* #endregion a */',
  '-- #region a\nx\n-- #endregion',
  '; [start:a]\nx\n; [end:a]',
  '# --8<-- [start:a]\nx\n# --8<-- [end:a]',
  '#Region "a"\nx\n#End Region',
])('%j names a region', (text) => {
  expect(takePart(`before\n${text}\nafter`, { region: 'a' })).toEqual({ code: 'x' })
})

test('a comment that ends nothing is text, and so is a setting called region', () => {
  const text = '[default]\n# region where it is\nregion = eu-west-3\nregion eu\narray[start:end]'
  expect(takePart(text, {})).toEqual({ code: text })
})

test('a whole file keeps its indent, and loses the comments of regions', () => {
  expect(takePart('  a\n# #region b\n  c\n# #endregion b\n', {})).toEqual({ code: '  a\n  c' })
})

test.each([
  [{ region: 'sever' }, 'has no region “sever” that begins and ends', 'Did you mean “server”?'],
  [
    { region: 'zzz' },
    'has no region “zzz” that begins and ends',
    'Its regions are server, config.',
  ],
  [{ lines: '4-40' }, 'has no line 40: there are 13', /name a region/],
  [{ lines: '9-4' }, 'is shown by “lines="9-4"”, which is no range', /lines="3-9"/],
  [{ lines: 'a' }, 'is shown by “lines="a"”, which is no range', /lines="3-9"/],
  [{ lines: '0-3' }, 'is shown by “lines="0-3"”, which is no range', /lines="3-9"/],
])('%j is told', (wanted, problem, hint) => {
  expect(takePart(file, wanted)).toEqual({
    problem,
    hint: typeof hint === 'string' ? hint : expect.stringMatching(hint),
  })
})

test('a region that is never closed is none', () => {
  expect(takePart('# #region a\nx', { region: 'a' })).toEqual({
    problem: 'has no region “a” that begins and ends',
    hint: 'Write “#region a” and “#endregion” around it, in comments.',
  })
})
