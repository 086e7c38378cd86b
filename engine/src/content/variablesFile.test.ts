import { expect, test } from 'vitest'
import { parseVariables } from './variablesFile.ts'

const choice = {
  attribute: 'debian',
  label: 'Debian',
  choices: [
    { key: '12', label: 'Debian 12' },
    { key: '13', label: 'Debian 13' },
  ],
  initial: '13',
}
const read = (text: string, code = 'fr') =>
  parseVariables(text, {
    file: 'docs/variables.yml',
    locale: { code, codes: ['fr', 'en'] },
    choice,
  })

test('a value is what was typed, of the choice or of the locale', () => {
  const text = 'a: 8.10\nb: yes\nc: { 12: 8.2, 13: 8.4 }\nd: { fr: Bonjour, en: Hello }\n'
  expect(read(text)).toEqual({
    values: { a: '8.10', b: 'yes', c: { 12: '8.2', 13: '8.4' }, d: 'Bonjour' },
    problems: [],
  })
  expect(read(text, 'en').values['d']).toBe('Hello')
})

test('a value that is wrong is told with its line, and the others stand', () => {
  const { values, problems } = read('a: 1\nb: { 12: x }\nc: { 14: x }\nd: [x]\n"e f": x\n')
  expect(values).toEqual({ a: '1' })
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual(
    expect.arrayContaining([
      '2 b: no value for “13”',
      '3 c: no choice and no locale has the key “14”',
      expect.stringMatching(/^4 d: /),
      expect.stringMatching(/^5 .*e f/),
    ]),
  )
})
