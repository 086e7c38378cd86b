import { describe, expect, test } from 'vitest'
import { articleOf, problemsOf } from '../../testing/articleOf.ts'
import { docsOf } from '../../testing/docsOf.ts'
import { articleWordsOf } from '../../words/languageWords.ts'

describe('lists', () => {
  test('are tight or loose as they were written', () => {
    expect(articleOf('- a\n- b\n  - c')).toBe(
      '<ul>\n<li>a</li>\n<li>b\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>',
    )
    expect(articleOf('1. a\n\n2. b')).toBe('<ol>\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ol>')
    expect(articleOf('3. a')).toBe('<ol start="3">\n<li>a</li>\n</ol>')
  })

  test('of tasks say the state of each in words', () => {
    expect(articleOf('- [ ] a\n- [x] b')).toBe(
      '<div class="checklist">\n<ul class="tasks">\n' +
        '<li><label><input type="checkbox" value="NKsTA_" disabled aria-label="À faire"> a</label></li>\n' +
        '<li><label><input type="checkbox" value="_YVvAv" disabled checked aria-label="Fait"> b</label></li>\n' +
        '</ul>\n</div>',
    )
  })
})

describe('tables', () => {
  test('scroll in a region named after their columns', () => {
    expect(articleOf('| Message | Cause |\n|---|--:|\n| `a` | b |')).toBe(
      '<div class="table-scroll" role="region" aria-label="Tableau\u00A0: Message, Cause"><table>\n' +
        '<thead>\n<tr><th scope="col">Message</th><th scope="col" data-align="right">Cause</th></tr>\n</thead>\n' +
        '<tbody>\n<tr><td><code>a</code></td><td data-align="right">b</td></tr>\n</tbody>\n</table></div>',
    )
  })

  test('have code whose long names may be cut; its search text and that of running text are not', () => {
    const text = 'Voir `/etc/apache2/conf.d/`.\n\n| a |\n|---|\n| `/etc/apache2/conf.d/` |'
    const html = articleOf(text)
    expect(html).toContain('<td><code>/etc/<wbr>apache2/<wbr>conf<wbr>.d/</code></td>')
    expect(html).toContain('<code>/etc/apache2/conf.d/</code>.')
    const [doc] = docsOf({ 'a.md': text })
    expect(JSON.stringify(doc?.sections)).toContain('/etc/apache2/conf.d/')
    expect(JSON.stringify(doc?.sections)).not.toContain('wbr')
  })

  test('with the same columns have different names', () => {
    const table = '| a |\n|---|\n| b |\n'
    const labels = articleOf(`${table}\n${table}`).match(/aria-label="[^"]*"/g)
    expect(labels).toEqual(['aria-label="Tableau\u00A0: a"', 'aria-label="Tableau\u00A0: a (2)"'])
  })

  test('whose two first rows do not agree are shown as text, and reported', () => {
    expect(problemsOf('Texte.\n\n| a | b |\n|---|\n| c | d |')).toBe(
      `docs/a.md:4:1: This is no table: its header has 2 cells, and the line below it 1.
    Give both as many cells, between “|”.`,
    )
    expect(problemsOf('> | a |\n> |---|:-:|')).toContain('docs/a.md:2:')
    expect(problemsOf('| a | b |  \n|---|  ')).toContain('its header has 2 cells')
    expect(problemsOf('a | b \\| c\n--|--\n\nA | b\n---\n\n`a | b`\n\n| a |\n\n|---|---|')).toBe('')
  })

  test('that a comment or an empty line cuts are told where their rows are text', () => {
    const head = '| a | b |\n|---|---|\n| 1 | 2 |\n'
    const byComment = `This row is cut from its table: a comment ends it, and the row is shown as text.
    Put the comment above or below the table.`
    for (const [comment, line] of [
      ['<!-- | 3 | 4 | -->\n', 5],
      ['<!--\n| 3 | 4 |\n-->\n', 7],
    ] as const)
      expect(problemsOf(`${head}${comment}| 5 | 6 |`)).toBe(`docs/a.md:${line}:1: ${byComment}`)
    expect(problemsOf('> | a |\n> |---|\n> | 1 |\n> <!-- x -->\n> | 5 |')).toContain(byComment)
    expect(problemsOf('a | b\n--|--\n1 | 2\n<!-- x -->\n3 | 4')).toContain(byComment)
    expect(problemsOf(`${head}<!-- x -->\n5 | \\| 6`)).toContain(byComment)
    expect(problemsOf(`${head}[//]: # (x)\n| 5 | 6 |`)).toBe(
      `docs/a.md:4:1: This comment is shown: right below a table, it is one of its rows.
    Put it above the table, or an empty line before it.`,
    )
    for (const comment of ['<!-- x -->', '<!--\nx\n-->'])
      expect(problemsOf(`| a | b |\n${comment}\n|---|---|\n| 1 | 2 |`)).toBe(
        `docs/a.md:${comment.includes('\n') ? 5 : 3}:1: This is no table: a comment stands between its header and the line below it.
    Put the comment above or below the table.`,
      )
    expect(problemsOf(`${head}\n| 5 | 6 |`)).toBe(
      `docs/a.md:5:1: This row is cut from its table: an empty line ends it, and the row is shown as text.
    Take the empty line away, or give these rows a header of their own.`,
    )
    const another = '| c | d |\n|---|---|\n| 5 | 6 |'
    for (const right of [
      `${head}\n${another}`,
      `${head}<!-- fin -->\n\n${another}`,
      '| x |',
      `${head}\na | b`,
      `${head}<!-- x -->\nTexte \\| suite.`,
      'Texte.\n<!-- x -->\na | b',
    ])
      expect(problemsOf(right)).toBe('')
  })

  test('have rows of as many cells as their header; what is left out is reported', () => {
    const table =
      '| a | b |\n|---|--:|\n| `c | d` | [e](f.md) |\n| g |\n\n> | h |\n> |---|\n> | i | j |'
    const html = articleOf(table)
    expect(html).toContain('<tr><td>`c</td><td data-align="right">d`</td></tr>')
    expect(html).toContain('<tr><td>g</td><td data-align="right"></td></tr>')
    expect(html).toContain('<tr><td>i</td></tr>')
    expect(docsOf({ 'a.md': table })[0]?.refs).toEqual([])
    expect(problemsOf(table)).toBe(
      `docs/a.md:3:1: This row has 3 cells, its header 2.
    A bar that separates no cells is written “\\|”, in code too.
docs/a.md:8:3: This row has 2 cells, its header 1.
    A bar that separates no cells is written “\\|”, in code too.`,
    )
    expect(problemsOf('| a | b |\n|---|---|\n| `c \\| d` | e |\n| f |')).toBe('')
  })

  test('without a word above a column have no header there', () => {
    expect(articleOf('| | a |\n|---|---|\n| b | c |')).toContain(
      '<tr><td></td><th scope="col">a</th></tr>',
    )
  })
})

describe('footnotes', () => {
  test('are numbered by first call and listed at the end', () => {
    expect(articleOf("a[^x] b[^y] c[^x]\n\n[^y]: l'eau\n[^x]: un\n\n    deux")).toBe(
      '<p>a<sup><a href="#fn-x" id="fnref-x" class="footnote-call" aria-label="Note 1">1</a></sup>' +
        ' b<sup><a href="#fn-y" id="fnref-y" class="footnote-call" aria-label="Note 2">2</a></sup>' +
        ' c<sup><a href="#fn-x" id="fnref-x-2" class="footnote-call" aria-label="Note 1">1</a></sup></p>\n' +
        '<section class="footnotes" aria-labelledby="notes">\n<h2 id="notes" class="visually-hidden">Notes</h2>\n<ol>\n' +
        '<li id="fn-x"><p>un</p>\n<p>deux ' +
        '<a href="#fnref-x" class="footnote-back" aria-label="Revenir à l’appel de note">↩︎</a> ' +
        '<a href="#fnref-x-2" class="footnote-back" aria-label="Revenir à l’appel de note (2)">↩︎</a></p></li>\n' +
        '<li id="fn-y"><p>l’eau <a href="#fnref-y" class="footnote-back" aria-label="Revenir à l’appel de note">↩︎</a></p></li>\n' +
        '</ol>\n</section>',
    )
  })

  test('that nothing calls are not shown', () => {
    expect(articleOf('a\n\n[^x]: b')).toBe('<p>a</p>')
  })

  test('of one name: the first counts, the second is reported', () => {
    const text = 'a[^X]\n\n[^X]: un\n[^x]: deux'
    expect(articleOf(text)).toContain('<p>un <a')
    expect(articleOf(text)).not.toContain('deux')
    expect(problemsOf(text)).toBe(
      `docs/a.md:4:1: The footnote [^x] has a text already: this one is not shown.
    Give it another name, here and where it is called.`,
    )
  })

  test('whose names are nearly the same have ids of their own', () => {
    const ids = articleOf('a[^x] b[^x] c[^x-2]\n\n[^x]: un\n[^x-2]: deux').match(/ id="[^"]*"/g)
    expect(new Set(ids).size).toBe(ids?.length)
  })

  test('without a text are reported', () => {
    expect(problemsOf('a[^x]')).toBe(
      `docs/a.md:1:1: The footnote [^x] has no text.
    Add a line “[^x]: …” to the file, or write \\[^x] to show it as it is.`,
    )
  })

  test('a call whose name has a space is reported', () => {
    expect(problemsOf('a[^la note]\n\n[^la note]: b')).toBe(
      `docs/a.md:1:1: “[^la note]” calls no footnote: its name has a space.
    Write it [^la-note], here and before its text, or write \\[^la note] to show it as it is.`,
    )
  })
})

test('the rest of GitHub’s Markdown is there', () => {
  expect(articleOf('~~a~~ **b** _c_  \nd\\\ne\n\n> f\n\n---')).toBe(
    '<p><del>a</del> <strong>b</strong> <em>c</em><br>\nd<br>\ne</p>\n<blockquote>\n<p>f</p>\n</blockquote>\n<hr>',
  )
})

test('rows of sentences say the column of each cell, for windows that show them one under the other', () => {
  const long = 'un remède en une phrase entière, comme il y en a dans les tableaux de messages'
  const table = (cell: string) =>
    articleOf(
      `| Message | Cause | Remède |\n|---|---|---|\n| AH1 | une cause plausible | ${cell} |`,
    )
  expect(table(long)).toContain('<div class="table-scroll stacked"')
  expect(table(long)).toContain(
    `<td>AH1</td><td data-label="Cause : ">une cause plausible</td><td data-label="Remède : ">${long}</td>`,
  )
  expect(table('court')).not.toMatch(/stacked|data-label/)
  expect(articleOf(`| Message | Remède |\n|---|---|\n| ${long} | ${long} |`)).not.toContain(
    'stacked',
  )
})

test('the column of a cell is said as its language says it, and wide signs count as two', () => {
  const sentence =
    '这条命令会删除服务器上的所有数据，执行之前请先备份数据库，然后再次确认目标服务器的名称和地址。'
  const table = (htmlLang: string) =>
    articleOf(`| A | B | C |\n|---|---|---|\n| 1 | 2 | ${sentence} |`, {
      words: articleWordsOf(htmlLang),
    })
  expect(sentence.length).toBeLessThan(60)
  expect(table('fr')).toContain('data-label="B : "')
  expect(table('de')).toContain('<td data-label="B: ">2</td>')
})

test('a table of many columns may take room beside the text', () => {
  const table = (columns: number) =>
    articleOf(['| a ', '|---', '| 1 '].map((cell) => `${cell.repeat(columns)}|`).join('\n'))
  expect(table(5)).toContain('<div class="table-scroll wide"')
  expect(table(4)).toContain('<div class="table-scroll"')
})
