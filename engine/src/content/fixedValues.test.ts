import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { parseDoc } from './parseDoc.ts'
import { textOfChoice, type Variables } from './choiceValues.ts'

const variables: Variables = {
  values: {
    support: "l'équipe *Support* <3",
    domaine: 'exemple.example',
    guide: 'guide.md#installer',
    'nom-de-série': '8.10',
  },
}
const parseWithVariables = (text: string, file = 'docs/a.md') =>
  parseDoc({ file, source: file.slice(5), text }, { variables })
const tellsOf = (text: string) =>
  parseWithVariables(text).problems.map(
    ({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`,
  )

test('a value is text where it stands: typeset in prose, as it is in code, never Markdown nor HTML', () => {
  const { html, problems } = parseWithVariables(
    'Écrivez à {{ support }} ou `{{support}}`.\n\n```bash\ncurl https://{{ domaine }}/\n```\n\n<p title="{{ support }}">{{domaine}}</p>\n',
  )
  expect(html).toContain(
    "<p>Écrivez à l’équipe *Support* &lt;3 ou <code>l'équipe *Support* &lt;3</code>.</p>",
  )
  expect(html).toContain('<pre><code>curl https://exemple.example/\n</code></pre>')
  expect(html).toMatch(/<p title="l(?:'|&#39;)équipe \*Support\* &lt;3">exemple\.example<\/p>/)
  expect(problems).toEqual([])
})

test('titles, descriptions, headings and their ids have the value', () => {
  const doc = parseWithVariables(
    '---\ntitle: Chez {{ domaine }}\ndescription: "{{ nom-de-série }}"\n---\n\n## Sur {{domaine}}\n',
  )
  expect(doc).toMatchObject({ title: 'Chez exemple.example', description: '8.10' })
  expect(doc.headings).toMatchObject([{ id: 'sur-exempleexample', text: 'Sur exemple.example' }])
})

test('an address has it too, and leads where the value says', () => {
  const { html, refs } = parseWithVariables(
    '[le guide]({{ guide }}), [le site](https://{{ domaine }}/), ![Plan](./{{ domaine }}.png)\n',
  )
  expect(refs.map(({ target }) => target)).toEqual(['guide.md#installer', './exemple.example.png'])
  expect(html).toContain('href="https://exemple.example/"')
})

test('in .mdx as well', () => {
  const { html, problems } = parseWithVariables(
    '<a href="{{ guide }}">{{ domaine }}</a>\n',
    'docs/a.mdx',
  )
  expect(html).toContain('>exemple.example</a>')
  expect(problems).toEqual([])
})

test('a partial has the values of its page; a file of code is as it is on disk', () => {
  const files: Record<string, string> = {
    'docs/_part.mdx': 'Voyez {{ domaine }}.\n',
    'docs/a.conf': 'server {{ domaine }};\n',
  }
  const doc = parseDoc(
    {
      file: 'docs/a.mdx',
      source: 'a.mdx',
      text: "import Part from './_part.mdx'\nimport Conf from './a.conf'\n\n<Part />\n\n<CodeBlock>{Conf}</CodeBlock>\n",
    },
    { variables, readPartial: (path) => files[path] },
  )
  expect(doc.html).toContain('<p>Voyez exemple.example.</p>')
  expect(doc.html).toContain('server {{ domaine }};')
})

test('a backslash keeps the braces, in prose and in code', () => {
  const { html, problems } = parseWithVariables(
    'Écrivez \\{{ domaine }} ou \\{{autre}}, `\\{{ domaine }}`.\n\n```\n\\{{ domaine }} \\{{ autre }}\n```\n',
  )
  expect(html).toContain('Écrivez {{ domaine }} ou {{autre}}, <code>{{ domaine }}</code>')
  expect(html).toContain('{{ domaine }} \\{{ autre }}')
  expect(problems).toEqual([])
})

test('braces of other languages are not touched', () => {
  const code = '${{ domaine }} {{{domaine}}} {{ .domaine }} {{ $labels.server }} {{ item | join }}'
  const { html, problems } = parseWithVariables(`\`\`\`\n${code}\n\`\`\`\n`)
  expect(html).toContain(`<code>${code}\n</code>`)
  expect(problems).toEqual([])
})

test('an unknown name is told where it stands, with the nearest one; in code, when it is near', () => {
  expect(tellsOf('# A\n\nÀ {{ domain }}, {{ rien }} et `{{ domane }}`, `{{ item }}`.\n')).toEqual([
    '3:3 No value is called “{{ domain }}”. Did you mean “{{ domaine }}”? Write \\{{ domain }} to show it as it is.',
    '3:17 No value is called “{{ rien }}”. Write it in variables.yml, or \\{{ rien }} to show it as it is.',
    '3:32 No value is called “{{ domane }}”. Did you mean “{{ domaine }}”? Write \\{{ domane }} to show it as it is.',
  ])
  const { problems } = parseWithVariables('---\ntags: [a]\ntitle: "{{ domain }}"\n---\n\nTexte.\n')
  expect(problems.map((problem) => formatProblem(problem))[0]).toContain('docs/a.md:3')
})

test('a dotted name without a value is reported once, not as a template of another tool', () => {
  expect(tellsOf('{{ serveur.nom }}\n')).toEqual([
    '1:1 No value is called “{{ serveur.nom }}”. Write it in variables.yml, or \\{{ serveur.nom }} to show it as it is.',
  ])
})

test('what is told of a text quotes what was typed', () => {
  expect(tellsOf('[x](javascript:{{domaine}})\n')[0]).toContain('javascript:')
  expect(JSON.stringify(parseWithVariables('![]({{ domaine }}.png)\n').problems)).not.toMatch(
    /[\u{F0000}-\u{FFFFD}]/u,
  )
})

test('without values, braces are text like any other', () => {
  const { html, problems } = parseDoc({
    file: 'docs/a.md',
    source: 'a.md',
    text: '{{ a }} \\{{ b }}\n',
  })
  expect(html).toBe('<p>{{ a }} {{ b }}</p>\n')
  expect(problems).toEqual([])
})

test('a program has the values in any text', () => {
  expect(textOfChoice('{{ domaine }} \\{{ domaine }} {{ x }}', variables, '')).toBe(
    'exemple.example {{ domaine }} {{ x }}',
  )
})
