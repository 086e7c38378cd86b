import { describe, expect, test } from 'vitest'
import { articleOf, problemsOf } from '../testing/articleOf.ts'
import { docsOf } from '../testing/docsOf.ts'
import { articleWordsOf } from '../words/languageWords.ts'

const parseOne = (markdown: string, source = 'a.md') => {
  const [doc] = docsOf({ [source]: markdown })
  if (!doc) throw new Error('No page')
  return doc
}

test('what is added to a page is said in the words of its locale, the rest in French', () => {
  const words = articleWordsOf('fr', {
    noteTitle: 'Note',
    headingLink: 'Link to {title}',
    taskDone: 'Done',
    next: 'Next',
  })
  const text = ':::note\na\n:::\n\n## B\n\n- [x] c\n- [ ] d'
  expect(articleOf(text, { words })).toBe(
    '<div class="admonition admonition-note" role="note">\n<p class="admonition-title">Note</p>\n<p>a</p>\n</div>\n' +
      '<div class="heading h2"><h2 id="b">B</h2><a class="anchor" href="#b" aria-label="Link to B"></a></div>\n' +
      '<div class="checklist">\n<ul class="tasks">\n' +
      '<li><label><input type="checkbox" value="WNB66r" disabled checked aria-label="Done"> c</label></li>\n' +
      '<li><label><input type="checkbox" value="pIAcLY" disabled aria-label="À faire"> d</label></li>\n' +
      '</ul>\n</div>',
  )
  expect(words).not.toHaveProperty('next')
})

describe('the description', () => {
  test('is the front matter’s, or the first paragraph', () => {
    expect(parseOne('---\ndescription: "Qu\'est-ce ?"\n---\na').description).toBe(
      'Qu’est-ce\u202F?',
    )
    expect(parseOne('# A\n\n:::note\nb\n:::\n\nUn *texte*\nsuivi.\n\nc').description).toBe(
      'Un texte suivi.',
    )
    expect(parseOne('# A').description).toBe('')
  })

  test('is cut at a word', () => {
    const { description } = parseOne(`${'configuration '.repeat(20)}`)
    expect(description).toMatch(/^(configuration )+configuration…$/)
    expect(description.length).toBeLessThanOrEqual(156)
  })
})

test('the id follows the folder, the front matter replaces its last part', () => {
  expect(parseOne('a', '02-Haproxy/01-ssl.md').id).toBe('Haproxy/ssl')
  expect(parseOne('---\nid: tls\n---\na', '02-Haproxy/01-ssl.md').id).toBe('Haproxy/tls')
  expect(parseOne('---\nparse_number_prefixes: false\n---\na', '01-a.md').id).toBe('01-a')
})

test('line ends and byte order marks of other systems change nothing', () => {
  const text = '---\ntitle: A\n---\n\n```bash\nls\npwd\n```\n'
  const other = `\uFEFF${text.replaceAll('\n', '\r\n')}`
  expect(parseOne(other)).toEqual(parseOne(text))
})

test('a page is plain data: it survives JSON', () => {
  const doc = parseOne(
    '---\ntags: [a]\n---\n# A\n\n## B\n\n[c](d.md) ![e](f.png)\n\n```bash {1}\nls\n```\n',
  )
  expect(JSON.parse(JSON.stringify(doc))).toEqual(doc)
})

test('our own marks cannot be forged by an author', () => {
  expect(articleOf('a \uE000r0\uE001 b')).toBe('<p>a r0 b</p>')
})

test('typography can be turned off', () => {
  expect(articleOf(`l'eau : "a" ?`, { typography: 'none' })).toBe(`<p>l'eau : "a" ?</p>`)
})

test('a passage in a language of its own is not written as the page is', () => {
  const text = 'Un "mot" <span lang="en">It is "done": yes!</span> et <b lang="de">"gut"</b> "ici".'
  expect(articleOf(text).replace(/<[^>]*>|\u00A0/g, '')).toBe(
    'Un «mot» It is "done": yes! et „gut“ «ici».',
  )
  const page = { typography: 'none', language: 'en' } as const
  expect(articleOf('It is "done": yes! <q lang="fr">C\'est "fait" !</q>', page)).toBe(
    '<p>It is "done": yes! <q lang="fr">C\'est "fait" !</q></p>',
  )
})

describe('typography', () => {
  test('applies to running text, headings and titles of admonitions', () => {
    expect(articleOf(`l'**eau** : "*a*" ; vraiment ?`)).toBe(
      '<p>l’<strong>eau</strong>\u00A0: «\u00A0<em>a</em>\u00A0»\u202F; vraiment\u202F?</p>',
    )
    expect(parseOne("## Qu'est-ce ?").headings[0]).toEqual({
      level: 2,
      id: 'quest-ce-',
      text: 'Qu’est-ce\u202F?',
      html: 'Qu’est-ce\u202F?',
    })
  })

  test('never touches code, addresses or raw code elements', () => {
    expect(articleOf("`l'eau : 10 000`")).toBe("<p><code>l'eau : 10 000</code></p>")
    expect(articleOf("```\nl'eau ?\n```")).toContain("l'eau ?")
    expect(articleOf("<kbd>l'eau ?</kbd> <code>a ;</code>")).toBe(
      "<p><kbd>l'eau ?</kbd> <code>a ;</code></p>",
    )
    expect(articleOf("[a](https://a.example/l'eau?b=1 'c')")).toContain(
      'href="https://a.example/l\'eau?b=1"',
    )
    expect(articleOf("https://a.example/l'eau")).toContain(">https://a.example/l'eau</a>")
  })
})

describe('emoji', () => {
  test('shortcodes of GitHub are replaced, others stay', () => {
    expect(articleOf(':smile: :+1: :inconnu: 10:30:45')).toBe('<p>😄 👍 :inconnu: 10:30:45</p>')
  })

  test.each([
    'root:x:0:0',
    '1:100:5',
    'yyyy:m:dd',
    'www-data:x:33:33',
    '/:id:/x',
    '2001:db8::100:1',
    'fin:tada:',
    '**root**:x:0',
  ])('%s is text', (text) => {
    expect(articleOf(text).replace(/<[^>]*>/g, '')).toBe(text.replaceAll('*', ''))
  })

  test('code ends a word, too', () => {
    expect(articleOf('`root`:x: a')).toBe('<p><code>root</code>:x: a</p>')
  })

  test.each([
    ['(:tada:)', '(🎉)'],
    ['Bravo :tada:.', 'Bravo 🎉.'],
    [':tada::heart:', '🎉❤️'],
    ['**:tada:**', '<strong>🎉</strong>'],
  ])('%s stands alone', (text, html) => expect(articleOf(text)).toBe(`<p>${html}</p>`))

  test('code keeps them', () => {
    expect(articleOf('`:smile:`')).toBe('<p><code>:smile:</code></p>')
  })
})

test('text with colons is not mistaken for a directive', () => {
  expect(articleOf('à 10:30, host:port, a::b et ::c')).toBe(
    '<p>à 10:30, host:port, a::b et ::c</p>',
  )
  expect(articleOf('::leaf[x]{a=b}')).toBe('<p>::leaf[x]{a=b}</p>')
})

test('a line of thousands of colons is read at once, in the code of a page too', () => {
  expect(articleOf(':smile: '.repeat(60_000))).toBe(`<p>${'😄 '.repeat(60_000).trim()}</p>`)
  const marks = `{/* a */}\n\n${'`b`\n\n'.repeat(30000)}`
  expect(articleOf(marks)).toMatch(/^(?:<p><code>b<\/code><\/p>\n?){30000}$/)
})

test('a page nested too deep shows why, and says where', () => {
  const text = `# A\n\n${'> '.repeat(101)}a\n`
  expect(problemsOf(text)).toBe(
    `docs/a.md:3:201: This page cannot be read: more than 100 elements are nested in one another
    Write them one after the other.`,
  )
  const [doc] = docsOf({ 'a.md': text })
  expect(doc?.html).toBe(`<div class="admonition admonition-danger" role="note">
<p class="admonition-title">Cette page n’a pas pu être lue</p>
<p>Ligne 3, colonne 201\u00A0: <code>more than 100 elements are nested in one another</code></p>
</div>
`)
})

test('a character of code 0 is in no page', () => {
  expect(articleOf('a\0b `c\0` <i title="\0">d</i>')).toBe(
    '<p>ab <code>c</code> <i title="">d</i></p>',
  )
})

describe('a .md file', () => {
  test('is read as MDX when it imports or uses a Docusaurus component', () => {
    const tabs = '<Tabs>\n<TabItem value="a">\n\nb\n\n</TabItem>\n</Tabs>\n'
    expect(articleOf(tabs)).toContain('class="tabs"')
    expect(articleOf(`import Tabs from '@theme/Tabs'\n\n${tabs}`)).toContain('class="tabs"')
    const list = '1. ```\n   a\n   ```\n'
    expect(articleOf(`${list}\n${tabs}\n\`\`\`\nb\n\`\`\`\n`)).toContain('class="tabs"')
  })

  test('that cannot be read so may say that it is plain Markdown', () => {
    const text = "import A from '@theme/Tabs'\n\n<br>\n"
    expect(problemsOf(text)).toContain('This cannot be read as MDX, it is read as Markdown:')
    expect(problemsOf(text)).toContain('write “format: md” in its front matter.')
    expect(articleOf(text)).toBe('<br>')
    expect(problemsOf(`---\nformat: md\n---\n\n${text}`)).toBe('')
  })

  test('is not when it only shows one in code, or says format: md', () => {
    expect(articleOf('```jsx\n<Tabs>\n```\n\n<br>\n')).toContain('<br>')
    expect(articleOf('---\nformat: md\n---\nimport a from "b"\n\n<br>')).toContain('import a')
  })
})
