import { expect, test } from 'vitest'
import { articleIn, articleOf } from '../../testing/articleOf.ts'

test('an abbreviation is explained wherever its file says it, and its definition is not shown', () => {
  expect(articleOf('Le DNS, pas le DNSSEC ni `DNS`.\n\n*[DNS]: Système de noms')).toBe(
    '<p>Le <abbr title="Système de noms">DNS</abbr>, pas le DNSSEC ni <code>DNS</code>.</p>',
  )
  expect(articleOf('**HTML5** et HTML\n\n*[HTML]: a b\n*[HTML5]: c')).toBe(
    '<p><strong><abbr title="c">HTML5</abbr></strong> et <abbr title="a b">HTML</abbr></p>',
  )
})

test('a line that is more than definitions is text', () => {
  expect(articleOf('DNS\n*[DNS]: a')).toBe('<p>DNS\n*[DNS]\u00A0: a</p>')
})

test('those of a partial are of the partial', () => {
  const files = {
    'a.mdx': "import P from './_p.mdx'\n\nDNS\n\n<P />",
    '_p.mdx': 'Un DNS\n\n*[DNS]: b',
  }
  expect(articleIn(files)).toBe('<p>DNS</p>\n<p>Un <abbr title="b">DNS</abbr></p>')
})
