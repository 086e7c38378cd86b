import { expect, test } from 'vitest'
import { articleOf, problemsOf } from '../../testing/articleOf.ts'
import { docsOf } from '../../testing/docsOf.ts'
import { createDiagrams } from '../diagram/diagrams.ts'

const { draw: drawDiagram, load } = createDiagrams()
await load()
const options = { drawDiagram }

const fence = (typed: string, meta = 'title="Un schéma"') =>
  `\`\`\`mermaid ${meta}\n${typed}\n\`\`\``

const kinds = [
  'flowchart TD\n  a[Un] --> b((Deux))',
  'graph LR\n  a{Un} -.->|non| b[(Deux)]',
  'stateDiagram-v2\n  [*] --> Un\n  Un --> Deux',
  'sequenceDiagram\n  Un->>Deux: Bonjour\n  Deux-->>Un: Non',
  'classDiagram\n  Un <|-- Deux',
  'erDiagram\n  UN ||--o{ DEUX : a',
  'xychart-beta\n  x-axis [Un, Deux]\n  bar [1, 2]',
]

test.each(kinds)('%j is drawn with what the theme has, and runs nothing', (typed) => {
  const html = articleOf(fence(typed), options)
  expect(html).toMatch(/^<div class="diagram"><svg class="drawn" [^>]*role="img"><title>Un schéma/)
  expect(html).not.toMatch(/<style|<script|\sstyle=|https?:|\son\w+=|--_|--bg|--fg/)
  expect(problemsOf(fence(typed), 'a.md', options)).toBe('')
  const [, ...ids] = html.split(' id="').map((part) => part.split('"')[0] ?? '')
  for (const id of ids) expect(id).toMatch(/^diagram-/)
})

test('a group whose library loses its box is told instead of being drawn wrong', () => {
  const typed = 'flowchart LR\n  a --> b\n  subgraph Groupe\n  b\n  end'
  expect(problemsOf(fence(typed), 'a.md', options)).toContain('a group came out empty')
  expect(
    problemsOf(fence('flowchart LR\n  subgraph Groupe\n  b\n  end\n  a --> b'), 'a.md', options),
  ).toBe('')
})

test('two diagrams of a page share no id', () => {
  const html = articleOf(`${fence(kinds[0] ?? '')}\n\n${fence(kinds[0] ?? '')}`, options)
  const ids = html.match(/ id="[^"]+"/g) ?? []
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(1)
})

test('what authors write in a diagram stays text', () => {
  const html = articleOf(
    fence('flowchart LR\n  a["<img src=x onerror=alert(1)>"] --> b["<script>alert(1)</script>"]'),
    options,
  )
  expect(html).not.toMatch(/<img|<script/)
})

test('it is named by its author, for those who do not see it and for search', () => {
  const typed =
    'flowchart LR\n  accTitle: Le réseau\n  accDescr: De gauche à droite\n  a[Client] --> b[Serveur]'
  expect(articleOf(fence(typed, ''), options)).toContain(
    'role="img"><title>Le réseau</title><desc>De gauche à droite</desc>',
  )
  const [doc] = docsOf({ 'a.md': `# A\n\n${fence(typed, '')}` }, options)
  expect(doc?.sections[0]?.content).toBe('Le réseau\nDe gauche à droite\nClient\nServeur')
  expect(problemsOf(fence(kinds[0] ?? '', ''), 'a.md', options)).toBe(
    `docs/a.md:1:1: This diagram has no title, for those who do not see it.
    Say what it shows after “mermaid”: title="Du client aux serveurs".`,
  )
})

test('what cannot be drawn is told, and shown as it was typed', () => {
  expect(problemsOf(fence('pie\n  "a": 1'), 'a.md', options)).toContain(
    'docs/a.md:1:1: This diagram is not drawn, its source is shown: ',
  )
  expect(articleOf(fence('pie\n  "a": 1'), options)).toContain('<figure class="code"')
})

test('the library is loaded for the pages that draw', async () => {
  const diagrams = createDiagrams()
  expect(diagrams.draw('flowchart LR\n  a --> b', 'd')).toBeUndefined()
  expect(diagrams.takeWanted()).toBe(true)
  expect(diagrams.takeWanted()).toBe(false)
  await diagrams.load()
  expect(diagrams.draw('flowchart LR\n  a --> b', 'd')).toMatchObject({ svg: expect.any(String) })
})

test('a diagram that would take too long is ended, and told', async () => {
  const hurried = createDiagrams(50)
  await hurried.load()
  const nodes = (name: string) => Array.from({ length: 60 }, (_, i) => name + i).join(' & ')
  expect(hurried.draw(`flowchart LR\n  ${nodes('a')} --> ${nodes('b')}`, 'd')).toEqual({
    error: 'it takes more than 0.05 s. Draw several',
  })
})
