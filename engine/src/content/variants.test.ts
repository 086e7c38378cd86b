import { expect, test } from 'vitest'
import { choiceInText } from './choiceInText.ts'
import { parseDoc } from './parseDoc.ts'
import { textOfChoice, type Variables } from './choiceValues.ts'

const variables: Variables = {
  choice: {
    attribute: 'debian',
    label: 'Version de Debian',
    choices: [
      { key: '12', label: 'Debian 12' },
      { key: '13', label: 'Debian 13' },
    ],
    initial: '13',
  },
  values: { php: { 12: '8.2', 13: '8.4' }, apache: { 12: '2.4', 13: '2.4' } },
}

const parseVariants = (text: string) =>
  parseDoc({ file: 'docs/a.md', source: 'a.md', text }, { variables })

/** `[8.2|8.4]` where a reader sees one of the two. */
const seen = (html: string) =>
  html.replace(
    /<span class="choice choice-0">(.*?)<\/span><span class="choice">\/<\/span><span class="choice choice-1">(.*?)<\/span>/g,
    '[$1|$2]',
  )

test('a value is that of each choice in prose, headings and code, and once where all are the same', () => {
  const doc = parseVariants(
    '# PHP {{php}}\n\n## Régler PHP {{php}} ici\n\nApache {{apache}}.\n\n```bash\nsudo apt install php{{php}}-fpm\n```\n',
  )
  const html = seen(doc.html)
  expect(html).toContain('Régler PHP [8.2|8.4] ici</h2>')
  expect(html).toContain('sudo apt install php[8.2|8.4]-fpm')
  expect(html).toContain('<p>Apache 2.4.</p>')
  expect(seen(doc.titleHtml)).toBe('PHP [8.2|8.4]')
})

test('plain text has all values, ids have none; that of search tells them apart', () => {
  const doc = parseVariants('# PHP {{php}}\n\n## Régler PHP {{php}} ici\n\nVoyez PHP {{php}}.\n')
  expect(doc.title).toBe('PHP 8.2/8.4')
  expect(doc.headings.map(({ id, text }) => [id, text])).toEqual([
    ['régler-php--ici', 'Régler PHP 8.2/8.4 ici'],
  ])
  expect(doc.html).toContain('href="#régler-php--ici"')
  expect(doc.sections.at(-1)?.content).toBe(`Voyez PHP ${choiceInText(['8.2', '8.4'])}.`)
})

test('code is told as it was typed, with the values it depends on', () => {
  const [block] = parseVariants('```ini title="/etc/php/{{php}}/a.ini"\nx = {{php}}\n```\n').blocks
  expect(block).toMatchObject({
    code: 'x = {{php}}\n',
    meta: { title: '/etc/php/{{php}}/a.ini' },
    values: { php: { 12: '8.2', 13: '8.4' } },
  })
})

test('a block of one choice stands under its name, beside the way to the other', () => {
  const { html } = parseVariants('```bash debian="12"\nid\n```\n')
  expect(html).toContain(
    '<div class="choice choice-0"><p class="choice-labels"><b>Debian 12</b> <label for="choice:13">Debian 13</label></p>',
  )
  expect(html).toContain('<form class="choices"')
})

test('a page without values nor blocks of a choice has no switch, and keeps other braces', () => {
  const { html, problems } = parseVariants('Écrivez `{{ user.name }}` ou `{{modele}}`.\n')
  expect(html).toBe('<p>Écrivez <code>{{ user.name }}</code> ou <code>{{modele}}</code>.</p>\n')
  expect(problems).toEqual([])
})

test('a name near one of the site is told', () => {
  expect(parseVariants('PHP {{phpp}}\n').problems).toMatchObject([
    {
      message: 'No value is called “{{phpp}}”.',
      hint: 'Did you mean “{{ php }}”? Write \\{{phpp}} to show it as it is.',
    },
  ])
})

test('a program reads the page of one choice', () => {
  expect(textOfChoice('php{{php}} {{autre}}', variables, '12')).toBe('php8.2 {{autre}}')
})
