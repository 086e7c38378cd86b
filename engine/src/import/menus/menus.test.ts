/** Folders of Markdown with the menu of another tool → the sidebars and pages that an import makes of them. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { importSite } from '../importSite.ts'

const scratch: string[] = []
afterAll(() => {
  for (const folder of scratch) rmSync(folder, { recursive: true })
})

function imported(files: Record<string, string>) {
  const root = mkdtempSync(path.join(tmpdir(), 'lucarne-import-menus-'))
  scratch.push(root)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), content)
  }
  const { files: made, outcome } = importSite(root, 'markdown')
  const json = (name: string): unknown => JSON.parse(String(made.get(name) ?? '{}'))
  return {
    made,
    page: (name: string) => String(made.get(name)),
    menu: (json('sidebars.json') as { docs?: unknown }).docs,
    redirects: json('redirects.json'),
    config: String(made.get('lucarne.config.ts')),
    notes: outcome.notes,
  }
}

const doc = (id: string, label: string) => ({ type: 'doc', id, label })

test('a folder without a menu has none, and its pages are copied', () => {
  const { menu, page } = imported({ 'a.md': '# A\n', 'b/README.md': '# B\n' })
  expect(menu).toBeUndefined()
  expect(page('docs/b/README.md')).toBe('# B\n')
})

test('mdBook: parts, chapters and drafts of SUMMARY.md, in its order, with its titles', () => {
  const { menu, page, redirects, config, notes } = imported({
    'book.toml':
      '[book]\ntitle = "Le livre"\nlanguage = "fr"\n\n[output.html]\nsite-url = "/livre/"\n\n[output.html.redirect]\n"/vieux.html" = "un.html"\n',
    'src/SUMMARY.md':
      '# Summary\n\n[Préface](README.md)\n\n# Partie *A*\n\n- [Un](un.md)\n    - [Deux](deux/README.md)\n- [Brouillon]()\n- [Perdu](perdu.md)\n\n---\n\n[Fin](fin.md)\n',
    'src/README.md': '# Préface\n',
    'src/un.md':
      '# Un\n\n{{#include code.rs:b}}\n\n\\{{#include code.rs}}\n\n```rust,ignore\n# use a;\nlet b = 1;\n```\n',
    'src/code.rs': 'a\n// ANCHOR: b\nlet c = 2;\n// ANCHOR_END: b\n',
    'src/deux/README.md': '# Deux\n',
    'src/fin.md': '# Fin\n',
    'src/seul.md': '# Seul\n',
    'README.md': '# Dépôt\n',
  })
  expect(menu).toEqual([
    doc('README', 'Préface'),
    {
      type: 'category',
      label: 'Partie A',
      collapsible: false,
      items: [
        {
          type: 'category',
          label: 'Un',
          link: { type: 'doc', id: 'un' },
          items: [doc('deux/README', 'Deux')],
        },
      ],
    },
    doc('fin', 'Fin'),
  ])
  expect(page('docs/un.md')).toBe(
    '# Un\n\nlet c = 2;\n\n{{#include code.rs}}\n\n```rust\nlet b = 1;\n```\n',
  )
  expect(redirects).toMatchObject({ '/un.html': '/un', '/vieux.html': '/un' })
  expect(config).toMatch(/title: 'Le livre'[\s\S]*baseUrl: '\/livre\/'/)
  expect(notes).toEqual(
    expect.arrayContaining([
      {
        level: 'decide',
        kind: 'entries of the menu that lead nowhere, left out',
        file: 'src/SUMMARY.md',
        line: 9,
        text: 'Brouillon',
      },
      {
        level: 'decide',
        kind: 'entries of the menu that name no page, left out',
        file: 'src/SUMMARY.md',
        line: 10,
        text: 'Perdu: perdu.md',
      },
      expect.objectContaining({
        kind: 'pages that the menu does not name: they have an address, and no place in the sidebar',
        file: 'src/seul.md',
      }),
      expect.objectContaining({
        kind: 'Markdown outside of the content of mdBook, left out',
        file: 'README.md',
      }),
    ]),
  )
})

test('GitBook: groups of SUMMARY.md, boxes, tabs and titles of code', () => {
  const { menu, page, notes } = imported({
    'SUMMARY.md':
      '# Table of contents\n\n* [Accueil](README.md)\n\n## Guides\n\n* [Un](guides/un.md)\n',
    'README.md': '# Accueil\n',
    'guides/un.md':
      '# Un\n\n{% hint style="danger" %}\nAttention\n{% endhint %}\n\n{% tabs %}\n{% tab title="A" %}\n{% code title="a.sh" %}\n```sh\nls\n```\n{% endcode %}\n{% endtab %}\n{% endtabs %}\n\n{% stepper %}\n',
  })
  expect(menu).toEqual([
    doc('README', 'Accueil'),
    { type: 'category', label: 'Guides', collapsible: false, items: [doc('guides/un', 'Un')] },
  ])
  expect(page('docs/guides/un.md')).toContain(
    ':::danger\nAttention\n:::\n\n::::tabs\n:::tab[A]\n```sh title="a.sh"\nls\n```\n\n:::\n::::',
  )
  expect(notes).toContainEqual(
    expect.objectContaining({ level: 'decide', line: 17, text: '{% stepper %}' }),
  )
})

test('Docsify: _sidebar.md, with or without .md, and marks of one line', () => {
  const { menu, page, made, config } = imported({
    'docs/index.html': "<script>window.$docsify = { name: 'Outil', loadSidebar: true }</script>",
    'docs/_sidebar.md':
      '<!-- a -->\n\n- Début\n\n  - [Vite](/guide/vite)\n  - [Site](https://a.example)\n- [Plus](plus.md)\n',
    'docs/README.md': '# Outil\n',
    'docs/guide/vite.md': '# Vite\n\n!> Une **chose**\nimportante\n\n## Mot :id=le-mot\n',
    'docs/plus.md': '# Plus\n',
  })
  expect(menu).toEqual([
    {
      type: 'category',
      label: 'Début',
      items: [
        doc('guide/vite', 'Vite'),
        { type: 'link', label: 'Site', href: 'https://a.example' },
      ],
    },
    doc('plus', 'Plus'),
  ])
  expect(page('docs/guide/vite.md')).toBe(
    '# Vite\n\n:::important\nUne **chose**\nimportante\n:::\n\n## Mot {#le-mot}\n',
  )
  expect([...made.keys()].filter((name) => /_sidebar|index\.html/.test(name))).toEqual([])
  expect(config).toContain("title: 'Outil'")
})

test('Hugo: weights, titles of links, aliases, TOML, shortcodes and paths from addresses', () => {
  const { page, made, notes } = imported({
    'hugo.toml': 'title = "Site"\nbaseURL = "https://a.example/doc/"\n[params]\nv = "2"\n',
    'content/_index.md': '+++\ntitle = "Accueil"\nweight = 1\n+++\n\nTexte\n',
    'content/docs/_index.md':
      '---\ntitle: Docs\nlinkTitle: D\nweight: 20\ncascade:\n  w: "3"\n---\n',
    'content/docs/un.md':
      '---\ntitle: Un\naliases: [/vieux/]\n---\n\n{{% alert title="Note" color="warning" %}}\nTexte {{< param v >}} {{< param w >}}\n{{% /alert %}}\n\n[deux]({{< relref "deux.md#x" >}}) [aussi](../deux/)\n\n{{< youtube abc >}}\n\n{{< carte lieu="là" >}}\n\n`{{</* carte */>}}`\n',
    'content/docs/deux.md': '---\ntitle: Deux\n---\n',
    'static/a.txt': 'a',
    'layouts/x.html': '<p>',
  })
  expect(page('docs/index.md')).toBe('---\ntitle: "Accueil"\nsidebar_position: 1\n---\n\nTexte\n')
  expect(page('docs/docs/index.md')).toContain('sidebar_position: 20\nsidebar_label: D')
  const un = page('docs/docs/un.md')
  expect(un).toContain('redirect_from: ["/vieux/"]')
  expect(un).toContain(':::warning[Note]\n\nTexte 2 3\n\n:::')
  expect(un).toContain('[deux](./deux.md#x) [aussi](./deux.md)')
  expect(un).toContain('<https://www.youtube.com/watch?v=abc>')
  expect(un).toContain('`{{< carte >}}`')
  expect(made.has('static/a.txt')).toBe(true)
  expect(notes).toContainEqual({
    level: 'dropped',
    kind: 'shortcodes of Hugo: what they enclose is shown',
    file: 'content/docs/un.md',
    line: 14,
    text: '{{< carte lieu="là" >}}',
  })
})

test('Jekyll: parents and order of front matter, Liquid with a value, marks of kramdown', () => {
  const { menu, page, redirects, notes } = imported({
    '_config.yml': 'title: Site\nbaseurl: /d\nexclude: [vendor/]\nexport: 1\n',
    'index.md': '---\ntitle: Accueil\nnav_order: 1\nlayout: home\n---\n\n# Accueil\n{: .no_toc }\n',
    'b.md':
      '---\ntitle: B\nnav_order: 2\n---\n\n1. TOC\n{:toc}\n\n{: .warning }\n> Attention\n\n[a]({{ site.baseurl }}/a) {{ site.title }} {{ x | y }}\n\n{% raw %}{{ brut }}{% endraw %}\n',
    'c.md': '---\ntitle: C\nparent: B\nnav_order: 2\n---\n\n## Titre\n{: #le-titre }\n',
    'd.md': '---\ntitle: D\nparent: B\nnav_order: 1\npermalink: /autre/\n---\n',
    'e.md': '---\ntitle: E\nnav_exclude: true\n---\n',
    'vendor/x.md': '# X\n',
  })
  expect(menu).toEqual([
    doc('index', 'Accueil'),
    {
      type: 'category',
      label: 'B',
      link: { type: 'doc', id: 'b' },
      items: [doc('d', 'D'), doc('c', 'C')],
    },
  ])
  expect(page('docs/b.md')).toBe(
    '---\ntitle: B\n---\n\n\n:::warning\nAttention\n:::\n\n[a](/a) Site {{ x | y }}\n\n{{ brut }}\n',
  )
  expect(page('docs/c.md')).toContain('## Titre {#le-titre}\n')
  expect(page('docs/d.md')).toContain('slug: /autre')
  expect(redirects).toMatchObject({ '/c.html': '/c' })
  expect(notes).toContainEqual(
    expect.objectContaining({ level: 'decide', file: 'b.md', line: 12, text: '{{ x | y }}' }),
  )
})

test('Jupyter Book and MyST: parts of a table of contents, and directives', () => {
  const { menu, page, notes } = imported({
    '_toc.yml':
      'format: jb-book\nroot: intro\nparts:\n  - caption: Partie\n    chapters:\n      - file: a/un\n        title: Le un\n        sections:\n          - file: a/deux\n      - url: https://a.example\n        title: Site\n',
    '_config.yml': 'title: Livre\n',
    'intro.md': '# Intro\n\n:::{note}\nUn mot.\n:::\n',
    'a/un.md':
      '(ici)=\n# Un\n\n```{warning} Titre\n:class: x\nAttention\n```\n\n```{code-block} python\n:caption: a.py\nprint(1)\n```\n\n{doc}`Deux <deux>` {ref}`ici`\n\n```{bibliography}\n```\n',
    'a/deux.md': '# Deux\n',
  })
  expect(menu).toEqual([
    'intro',
    {
      type: 'category',
      label: 'Partie',
      items: [
        {
          type: 'category',
          label: 'Le un',
          link: { type: 'doc', id: 'a/un' },
          items: ['a/deux'],
        },
        { type: 'link', label: 'Site', href: 'https://a.example' },
      ],
    },
  ])
  expect(page('docs/intro.md')).toContain('note\nUn mot.\n')
  expect(page('docs/a/un.md')).toMatch(
    /# Un \{#ici\}\n\n:+warning\[Titre\]\nAttention\n:+\n\n```python title="a.py"\nprint\(1\)\n```\n\n\[Deux\]\(deux\.md\) \{ref\}/,
  )
  expect(notes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ level: 'decide', text: '{bibliography}', line: 16 }),
      expect.objectContaining({ level: 'decide', text: '{ref}`ici`' }),
    ]),
  )
})

test('Sphinx: toctrees of pages, those of their pages below them, each page once', () => {
  const { menu, page, config } = imported({
    'conf.py': 'project = "Outil"\nlanguage = "fr"\n',
    'index.md':
      '# Outil\n\n```{toctree}\n:caption: Guide\n:hidden:\n\nun\nLe deux <deux>\nun\nperdu\n```\n',
    'un.md': '# Premier\n\n```{toctree}\nsous/trois\n```\n',
    'sous/trois.md': '# Trois\n',
    'deux.md': '# Deux\n',
  })
  expect(menu).toEqual([
    {
      type: 'category',
      label: 'Guide',
      collapsible: false,
      items: [
        {
          type: 'category',
          label: 'Premier',
          link: { type: 'doc', id: 'un' },
          items: ['sous/trois'],
        },
        doc('deux', 'Le deux'),
      ],
    },
  ])
  expect(page('docs/index.md')).not.toContain('toctree')
  expect(config).toMatch(/title: 'Outil'[\s\S]*code: 'fr'/)
})
