import { expect, test } from 'vitest'
import { articleOf, problemsOf } from '../../testing/articleOf.ts'
import { docsOf } from '../../testing/docsOf.ts'
import { createFormulas } from '../formula/formulas.ts'

const { draw: drawFormula, load } = createFormulas()
await load()
const options = { drawFormula }

test('formulas are MathML, in a line and in a block, with no class nor style', () => {
  expect(articleOf('Soit $x_1 < 2$.', options)).toBe(
    '<p>Soit <math><mrow><msub><mi>x</mi><mn>1</mn></msub><mo>&lt;</mo><mn>2</mn></mrow></math>.</p>',
  )
  expect(articleOf('$$\n\\frac{a}{b}\n$$\n', options)).toBe(
    '<div class="table-scroll"><math display="block"><mfrac><mi>a</mi><mi>b</mi></mfrac></math></div>',
  )
  const [doc] = docsOf({ 'a.mdx': '# Un $x^{2}$\n\nb\n\n## Deux $y$' }, options)
  expect(doc?.titleHtml).toContain('<msup>')
  expect(doc?.headings[0]?.id).toBe('deux-y')
})

test.each([
  'De 5 $ à 10 $, ou $5 et $10.',
  'US$5-US$10, 5$ ou 6$',
  '$PATH et $HOME, $a/$b, ($5)-($10)',
  'Un \\$x\\$ et `$x$`',
  '```sh\necho $x $y\n```',
  '[a](/b?$c=1&d$)',
])('dollars that are none of a formula are text: %j', (markdown) => {
  expect(articleOf(markdown, options)).toBe(articleOf(markdown))
  expect(problemsOf(markdown, 'a.md', options)).toBe('')
})

test('prices and formulas stand in one paragraph', () => {
  expect(articleOf('Pour $5 ou *$10*, $x$.', options)).toBe(
    '<p>Pour $5 ou <em>$10</em>, <math><mi>x</mi></math>.</p>',
  )
})

test('what is found of a formula is what is read of it', () => {
  const [doc] = docsOf({ 'a.md': '# A\n\nSoit $x_1 < 2$.' }, options)
  expect(doc?.sections[0]?.content).toBe('Soit x1<2.')
})

test('a formula that cannot be drawn is told, and its source is shown', () => {
  expect(problemsOf('$\\foo$', 'a.md', options)).toBe(
    `docs/a.md:1:1: This formula is not drawn, its source is shown: Unsupported function name: \\foo
    It is read as LaTeX writes it; for a dollar in the text, write \\$.`,
  )
  expect(articleOf('$\\foo$', options)).toBe('<p><code>\\foo</code></p>')
})

test('a site that reads no formulas is told once for a file that has some', () => {
  expect(problemsOf('Soit $\\alpha$.\n\n$$\nb\n$$\n')).toBe(
    `docs/a.md:1:6: “$\\alpha$” is a formula, which this site does not read: it is shown as it is.
    Write “math: true” in the “docs” of the configuration, and npm install temml; or \\$ for a dollar.`,
  )
  expect(problemsOf('$5 et $10, $PATH')).toBe('')
})

test('a formula that would take too long is ended, one that is too long is not begun; both are told', async () => {
  const hurried = createFormulas(1)
  await hurried.load()
  const long = '\\frac{1}{x_1^2}'.repeat(300)
  expect(hurried.draw(long, true)).toEqual({ error: 'it takes more than 0.001 s. Write several' })
  expect(drawFormula(long.repeat(2), true)).toEqual({
    error: 'it has more than 5000 characters. Write several',
  })
})
