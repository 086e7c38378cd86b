import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { settleRoutes } from './routes.ts'

const claim = (path: string, owner: string) => ({ path, owner })

test('the first claim of an address wins, and the second is reported', () => {
  const [first, second] = [claim('/ssl/', 'docs/a.md'), claim('/ssl/', 'docs/b.md')]
  const { owners, problems } = settleRoutes([first, second], [])
  expect(owners.get('/ssl/')).toBe(first)
  expect(problems.map(formatProblem)).toEqual([
    'docs/b.md: the address /ssl/ is already that of docs/a.md, which is shown there\n    Only one can have it: give one of them another `slug`, or take the redirect away.',
  ])
})

test('where only the numbers of their names differ, that is told', () => {
  const { problems } = settleRoutes(
    [claim('/bilan/', 'docs/2017-bilan.md'), claim('/bilan/', 'docs/2020-bilan.md')],
    [],
  )
  expect(problems.map(({ hint }) => hint)).toEqual([
    'The numbers “2020-” and “2017-” are cut from their names: with `numberPrefixes: false` in `docs`, or `parse_number_prefixes: false` in the pages, they stay.',
  ])
})

test('two addresses that differ only by case are reported, and both stand', () => {
  const { owners, problems } = settleRoutes(
    [claim('/MySQL/', 'docs/a.md'), claim('/mysql/', 'docs/b.md')],
    [],
  )
  expect([...owners.keys()]).toEqual(['/MySQL/', '/mysql/'])
  expect(problems.map(({ message }) => message)).toEqual([
    'the address /mysql/ differs from /MySQL/ (docs/a.md) only by case or Unicode form',
  ])
})

test('a page and a folder whose names differ by case do not collide', () => {
  expect(
    settleRoutes([claim('/mysql/', 'a.md'), claim('/MySQL/dump/', 'b.md')], []).problems,
  ).toEqual([])
})
