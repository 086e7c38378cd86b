import { describe, expect, test } from 'vitest'
import { articleOf, problemsOf } from '../../testing/articleOf.ts'

describe('a slip is reported, and does not break the page around it', () => {
  test.each([
    [
      'a <b>c\n\nd',
      '<p>a <b>c</b></p>\n<p>d</p>',
      `docs/a.md:1:3: “<b>” is not closed where it should be.
    Close it with “</b>” in the same paragraph or block.`,
    ],
    [
      '**a <b>c** d',
      '<p><strong>a <b>c</b></strong> d</p>',
      `docs/a.md:1:5: “<b>” is not closed where it should be.
    Close it with “</b>” in the same paragraph or block.`,
    ],
    [
      '<i>a **b</i> c**',
      '<p><i>a <strong>b c</strong></i></p>',
      `docs/a.md:1:9: “</i>” closes nothing.
    Its opening tag is missing, or stands in another paragraph or list item.
docs/a.md:1:1: “<i>” is not closed where it should be.
    Close it with “</i>” in the same paragraph or block.`,
    ],
    [
      'a\n\n<div>\n\nb',
      '<p>a</p>\n<div>\n<p>b</p>\n</div>',
      `docs/a.md:3:1: “<div>” is not closed where it should be.
    Close it with “</div>” in the same paragraph or block.`,
    ],
    [
      'a\n\n</div>\n',
      '<p>a</p>',
      `docs/a.md:3:1: “</div>” closes nothing.
    Its opening tag is missing, or stands in another paragraph or list item.`,
    ],
    [
      'Tapez <votre-domaine> ici',
      '<p>Tapez &lt;votre-domaine&gt; ici</p>',
      `docs/a.md:1:7: “<votre-domaine>” is not an HTML element: it is shown as text.
    Write it between backquotes: \`<votre-domaine>\`.`,
    ],
    [
      '<plan>\n\na\n\n</plan>\n',
      '&lt;plan&gt;<p>a</p>',
      `docs/a.md:1:1: “<plan>” is not an HTML element: it is shown as text.
    Write it between backquotes: \`<plan>\`.`,
    ],
    [
      'a\n\n<!-- b\n\n## C\n\nd',
      '<p>a</p>',
      `docs/a.md:3:1: This comment is never closed: all that follows is in it.
    Close it with “-->” where it ends.`,
    ],
    [
      '<div>\na <!-- b\n\nc -->\n</div>',
      '<div>\na \n<p>c --&gt;</p>\n</div>',
      `docs/a.md:2:3: This comment is not closed in its block: the rest of the block is in it.
    Close it with “-->” before the next empty line, or start it on a line after an empty one.`,
    ],
  ])('%j', (markdown, html, told) => {
    expect(articleOf(markdown)).toBe(html)
    expect(problemsOf(markdown)).toBe(told)
  })
})

test('a comment that its paragraph cuts is shown, and told', () => {
  expect(problemsOf('Texte <!-- à revoir\n\nfin -->')).toBe(
    'docs/a.md:1:7: This comment is shown: its paragraph ends before it does.\n    Put “<!--” at the start of a line, or leave out the empty lines before “-->”; \\<!-- shows it as it is.',
  )
  expect(problemsOf('Texte \\<!-- montré, `<!--`, &lt;!--, <!-- a\nb -->')).toBe('')
})
