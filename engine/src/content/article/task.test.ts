import { describe, expect, test } from 'vitest'
import { articleOf, problemsOf } from '../../testing/articleOf.ts'

/** The name of each task, by its text. */
function listTaskNames(markdown: string): [text: string, name: string][] {
  const boxes = articleOf(markdown).matchAll(/value="([^"]*)"[^>]*> (.*?)<\/label>/gs)
  return [...boxes].map(([, name = '', html = '']) => [
    html.replace(/<[^>]*>/g, '').replaceAll('\n', ' '),
    name,
  ])
}

const findTaskName = (markdown: string) => listTaskNames(markdown)[0]?.[1]

describe('a task keeps its name', () => {
  test.each([
    ['when tasks come before or go', '# T\n\n- [ ] z\n- [x] Vider le cache'],
    ['in a numbered list, loose or not', '1. [ ] Vider le cache\n\n2. [ ] z'],
    ['once the author has done it', '- [x] Vider le cache'],
    ['on other lines, and with other marks', '- [ ] Vider\n  **le**\n  [cache](/x)'],
    ['whatever the tasks inside become', '- [ ] Vider le cache\n  - [ ] de PHP'],
  ])('%s', (_, markdown) => {
    const name = new Map(listTaskNames(markdown)).get('Vider le cache')
    expect(name).toBe(findTaskName('- [ ] Vider le cache'))
  })
})

test.each([
  ['its text', '- [ ] Vider le cache de PHP'],
  ['a command in it', '- [ ] Vider le cache\n\n  ```bash\n  redis-cli flushdb\n  ```'],
  ['a list in it', '- [ ] Vider le cache\n  - de PHP'],
])('another name comes with another %s', (_, markdown) => {
  expect(findTaskName(markdown)).not.toBe(findTaskName('- [ ] Vider le cache'))
})

test('tasks that say the same are told apart by the task around them, then by their order', () => {
  const names = listTaskNames('- [ ] web1\n  - [ ] Recharger\n- [ ] web2\n  - [ ] Recharger').map(
    ([, name]) => name,
  )
  expect(new Set(names).size).toBe(4)
  const [, , , ofSecond] = names
  expect(listTaskNames('- [ ] web2\n  - [ ] Recharger').at(-1)?.[1]).toBe(ofSecond)
  const name = findTaskName('- [ ] Relire')
  expect(listTaskNames('- [ ] Relire\n- [ ] Relire')).toEqual([
    ['Relire', name],
    ['Relire', `${name}-2`],
  ])
})

test('a task that says the same under another heading takes nothing from the one below', () => {
  const after = '## Après\n\n- [ ] Redémarrer'
  const [, name] = listTaskNames(`## Avant\n\n- [ ] Redémarrer\n\n${after}`).map(([, each]) => each)
  expect(findTaskName(after)).toBe(name)
})

test('lists of tasks inside a list of tasks belong to it, whatever stands between', () => {
  const html = articleOf('- [ ] a\n  1. b\n     - [ ] c\n- d\n  - [ ] e\n\n> - [ ] f')
  expect(html.match(/<div class="checklist">/g)).toHaveLength(2)
  expect(html.match(/class="tasks"/g)).toHaveLength(4)
})

test('the text of a task names its box; what follows in the item does not', () => {
  const html = articleOf('- [ ] a `b` <b>c\n\n  d')
  expect(html).toMatch(
    /<li><p><label><input [^>]*> a <code>b<\/code> <b>c<\/b><\/label><\/p>\n<p>d/,
  )
  expect(problemsOf('- [ ] a <b>c\n\n  d')).toContain('“<b>” is not closed where it should be.')
})
