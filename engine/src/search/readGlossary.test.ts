import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { readGlossary } from './readGlossary.ts'

const read = (text: string) => {
  const { lines, problems } = readGlossary(text, 'search-glossary.yml')
  return { lines, problems: problems.map(formatProblem).join('\n') }
}

test('groups are written as lines or as lists', () => {
  const text = '# nos mots\n- koffre, coffre-fort\n- cadenas > certificat\n- [wp, wordpress]\n'
  expect(read(text)).toEqual({
    lines: 'koffre, coffre-fort\ncadenas > certificat\nwp, wordpress',
    problems: '',
  })
})

test('an empty file is an empty glossary', () => {
  expect(read('# rien\n')).toEqual({ lines: '', problems: '' })
})

test('a group of one expression is a problem, and the others stand', () => {
  expect(read('- koffre\n- wp, wordpress\n')).toEqual({
    lines: 'wp, wordpress',
    problems: `search-glossary.yml:1: This group has fewer than two expressions.
    Write one group a line: "- mdp, mot de passe", or "- cadenas > certificat" for one way.`,
  })
})

test('what is no list is a problem', () => {
  expect(read('mdp: mot de passe').problems).toContain(
    'search-glossary.yml:1: The glossary is not a list.',
  )
})

test('text that is no YAML is a problem at its line', () => {
  expect(read('- a, b\n- "c').problems).toMatch(/^search-glossary\.yml:2: /)
})
