import { describe, expect, test } from 'vitest'
import { articleOf, problemsOf } from '../../testing/articleOf.ts'
import { docsOf } from '../../testing/docsOf.ts'
import { refMark } from '../doc.ts'

const refsOf = (markdown: string) =>
  docsOf({ 'a.md': markdown }).flatMap(({ refs }) =>
    refs.map(({ kind, target }) => `${kind} ${target}`),
  )

describe('addresses left to the site', () => {
  test.each([
    ['[a](../b/c.md#d)', 'page ../b/c.md#d'],
    ['[a](<b c.mdx>)', 'page b c.mdx'],
    ['[a](b%20c.md?d=1)', 'page b%20c.md?d=1'],
    ['[a](/Apache)', 'page /Apache'],
    ['[a](/php8.2)', 'page /php8.2'],
    ['[a](x.html)', 'page x.html'],
    ['[a](#b)', 'page #b'],
    ['[a](?b=1)', 'page ?b=1'],
    ['[a][r]\n\n[r]: b.md', 'page b.md'],
    ['<a href="b.md?x=1&amp;y">a</a>', 'page b.md?x=1&y'],
    ["<a class='x' href='#b'>a</a>", 'page #b'],
    ['<a href=b>a</a>', 'page b'],
    ['[a](./plan.pdf)', 'asset ./plan.pdf'],
    ['[a](/files/x.tar.gz#b)', 'asset /files/x.tar.gz#b'],
    ['![a](b.png)', 'image b.png'],
    ['![a][r]\n\n[r]: b.png', 'image b.png'],
    ['<img src="b.png" alt="">', 'image b.png'],
    ['<img src="b.png" alt="" width="10">', 'asset b.png'],
    ['<video src="a.mp4" poster="b.png"></video>', 'asset a.mp4'],
    ['<area href="b.md">', 'page b.md'],
    ['<svg><image href="b.png"/></svg>', 'asset b.png'],
    ['<svg><image xlink:href="b.png"/></svg>', 'asset b.png'],
    ['<picture><source srcset="/a.png"></picture>', 'asset /a.png'],
  ])('%j', (markdown, ref) => {
    expect(refsOf(markdown)[0]).toBe(ref)
  })

  test('know their place in the file', () => {
    const text = '---\ntitle: a\n---\n\nUn [a](b.md) et\n<div>\n  <a href="c.md">c</a>\n</div>\n'
    expect(docsOf({ 'a.md': text })[0]?.refs).toEqual([
      { kind: 'page', target: 'b.md', line: 5, column: 4 },
      { kind: 'page', target: 'c.md', line: 7, column: 3 },
    ])
  })
})

describe('addresses left alone', () => {
  test.each([
    [
      '[a](https://b.example/é?c=1&d "t")',
      '<a href="https://b.example/%C3%A9?c=1&amp;d" target="_blank" rel="noopener noreferrer" title="t">a</a>',
    ],
    [
      '<https://b.example>',
      '<a href="https://b.example" target="_blank" rel="noopener noreferrer">https://b.example</a>',
    ],
    ['[a](//b.example)', '<a href="//b.example" target="_blank" rel="noopener noreferrer">a</a>'],
    ['[a](mailto:b@c.example)', '<a href="mailto:b@c.example">a</a>'],
    ['[a](tel:+33123456789)', '<a href="tel:+33123456789">a</a>'],
    ['[a](pathname:///b/c)', '<a href="/b/c">a</a>'],
    ['<a href="https://b.example">a</a>', '<a href="https://b.example">a</a>'],
  ])('%j', (markdown, html) => {
    expect(articleOf(markdown)).toBe(`<p>${html}</p>`)
    expect(refsOf(markdown)).toEqual([])
  })
})

test('a file opens in a new tab, a page does not', () => {
  expect(articleOf('[a](b.pdf)')).toBe('<p><a href="b.pdf" target="_blank">a</a></p>')
  expect(articleOf('[a](b.md)')).toBe('<p><a href="b.md">a</a></p>')
})

test('a link that would run code is taken away and reported', () => {
  expect(articleOf('[a](javascript:alert)')).toBe('<p><a href="#">a</a></p>')
  expect(problemsOf('[a](javascript:alert)')).toBe(
    `docs/a.md:1:1: The link to “javascript:alert” would run code in the reader’s browser.
    Link to a page or a file instead.`,
  )
})

describe('a reference whose definition is not there', () => {
  test('is reported where it stands', () => {
    const hint = (name: string) =>
      `    Add a line “[${name}]: address” to the file, or write \\[ for a bracket in the text.`
    expect(
      problemsOf('Voir [le guide][guide],\nou ![le plan][plan], [ici][] et [**là**][loin].'),
    ).toBe(
      `docs/a.md:1:6: Nothing says where “[le guide][guide]” leads.
${hint('guide')}
docs/a.md:2:4: Nothing says where “![le plan][plan]” leads.
${hint('plan')}
docs/a.md:2:22: Nothing says where “[ici][]” leads.
${hint('ici')}
docs/a.md:2:40: Nothing says where “[…][loin]” leads.
${hint('loin')}`,
    )
  })

  test('is not what has one, nor what is in brackets, in code or behind a backslash', () => {
    const text =
      '[a][b], [b][], [b], [seul], liste[0][1], `[a][c]`, \\[a][c], \\[a\\]\\[c\\]\n\n[b]: c.md'
    expect(problemsOf(text)).toBe('')
  })

  test.each(['`$tab`[0][1]', '`$tab`[i][j]', 'f()[i][j]', '{x}[a][b]', '- [ ][x]', 'voir [1][2]'])(
    'is not %s',
    (text) => {
      expect(problemsOf(text)).toBe('')
    },
  )

  test.each([
    ['[`code`][loin]', '[…][loin]'],
    ['[le guide][1]', '[le guide][1]'],
    ['**a** [b][c]', '[b][c]'],
  ])('is %s', (text, shown) => {
    expect(problemsOf(text)).toContain(`Nothing says where “${shown}” leads.`)
  })
})

describe('an address with a space', () => {
  test('is reported where it stands', () => {
    expect(problemsOf('Voir [page](ma page.md)\nou ![image](./img/mon image.png "Vue").')).toBe(
      `docs/a.md:1:6: “[page](ma page.md)” is shown as it is: its address has a space.
    Write it between “<” and “>”, (<ma page.md>), or its spaces “%20”.
docs/a.md:2:4: “![image](./img/mon image.png "Vue")” is shown as it is: its address has a space.
    Write it between “<” and “>”, (<./img/mon image.png>), or its spaces “%20”.`,
    )
  })

  test.each([
    ['[**là**](ma page.md)', '[…](ma page.md)'],
    ['[![a](b.png)](ma page.md)', '[…](ma page.md)'],
    ['[![a](ma vue.png)](b.md)', '![a](ma vue.png)'],
    ['[a](ma page.md#ici et là)', '[a](ma page.md#ici et là)'],
    ['[a]( /ma page )', '[a]( /ma page )'],
    ['![a](vue (1).png)', '![a](vue (1).png)'],
    ['\\![a](ma vue.png)', '[a](ma vue.png)'],
    ['## [a](../ma page)', '[a](../ma page)'],
    ['| [a](ma page.md) |\n|---|', '[a](ma page.md)'],
  ])('is told of %j', (text, shown) => {
    expect(problemsOf(text)).toContain(`“${shown}” is shown as it is`)
  })

  test.each([
    '[a](<ma page.md>) [a](ma%20page.md "t") ![a](./b.png (un titre))',
    '[x](voir ci-dessous), [x](voir plus loin.), f[0](a, b), [x](1.5 ou 2.0), [x](a / b)',
    '`[a](ma page.md)`\n\n```md\n[a](ma page.md)\n```',
    '\\[a](ma page.md) [a\\](ma page.md) [a]\\(ma page.md)',
  ])('is not what is in %j', (text) => {
    expect(problemsOf(text)).toBe('')
    expect(problemsOf(text, 'a.mdx')).toBe('')
  })
})

describe('the addresses of a srcset', () => {
  const html = '<img src="./b.png" srcset="./b.png 1x,\n  ./c,d.png, ./e.png 2x,f.png" alt="">'
  const mdx = '<img src="./b.png" srcSet="./b.png 1x, ./c,d.png, ./e.png 2x,f.png" alt="" />'
  test.each([
    ['a.md', html],
    ['a.mdx', mdx],
  ])('are left to the site in %s, each one', (file, text) => {
    const [doc] = docsOf({ [file]: text })
    const targets = doc?.refs.map(({ kind, target }) => `${kind} ${target}`)
    const candidates = ['./b.png', './c,d.png', './e.png', 'f.png']
    expect(targets).toEqual(['image ./b.png', ...candidates.map((target) => `asset ${target}`)])
    expect(doc?.html.replace(/\s+/g, ' ')).toContain(
      `srcset="${refMark(1)} 1x, ${refMark(2)}, ${refMark(3)} 2x,${refMark(4)}"`,
    )
  })

  test('stay as they are when they are whole', () => {
    const text =
      '<img src="data:,a" srcset="data:image/png;base64,AA 1x, https://b.example/c 2x" alt="">'
    expect(articleOf(text)).toBe(text)
  })

  test('of another host are reported', () => {
    const told = (address: string) =>
      `docs/a.md:1:1: “${address}” is not shown: pages load nothing from another host.
    Put the file beside the Markdown, or write a link to it.`
    const [b, c] = ['https://b.example/b.png', '//b.example/c.png']
    expect(problemsOf(`<img src="${b}" srcset="${b} 1x, d.png 2x, ${c} 3x" alt="">`)).toBe(
      `${told(b)}\n${told(c)}`,
    )
    expect(problemsOf(`<svg><image href="${b}"/></svg>`)).toContain(`“${b}” is not shown`)
    expect(problemsOf(`<source srcset="${c} 2x">`)).toBe(told(c))
  })
})

describe('images', () => {
  test('after the first wait until they are near', () => {
    expect(articleOf('![a](b.png)\n![c](d.png "t")\n<img src="e.png" alt="">')).toBe(
      '<p><img src="b.png" alt="a">\n' +
        '<img src="d.png" alt="c" title="t" loading="lazy" decoding="async">\n' +
        '<img src="e.png" alt="" loading="lazy" decoding="async"></p>',
    )
  })

  test('of another host are reported', () => {
    expect(problemsOf('![a](https://tiers.example/a.png)')).toBe(
      `docs/a.md:1:1: “https://tiers.example/a.png” is not shown: pages load nothing from another host.
    Put the file beside the Markdown, or write a link to it.`,
    )
  })

  test('without alternative text are reported', () => {
    const hint = 'Say what it shows, for readers who cannot see it: ![What it shows](image.png).'
    expect(problemsOf('![](b.png)')).toBe(
      `docs/a.md:1:1: The image “b.png” has no alternative text.\n    ${hint}`,
    )
    expect(problemsOf('a\n\n<img src="b.png">')).toBe(
      `docs/a.md:3:1: The image “b.png” has no alternative text.\n    ${hint}`,
    )
    expect(problemsOf('<img src="b.png" alt="">')).toBe('')
  })
})

test('a link without an address is told', () => {
  expect(problemsOf('Voir [la suite]().')).toBe(
    'docs/a.md:1:6: “[la suite]()” leads nowhere: it has no address.\n    Write one between its parentheses; “#” leads to the top of the page.',
  )
  expect(problemsOf('[haut](#)')).toBe('')
})

test('typography leaves alone what leads to an address written as it is', () => {
  expect(articleOf('Écrire à mailto:aide@exemple.example')).toContain('à mailto:<a href=')
  expect(articleOf('Courriel: aide@exemple.example')).toContain('Courriel\u00A0: <a href=')
})
