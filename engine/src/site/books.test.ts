import { describe, expect, test } from 'vitest'
import { docsOf } from '../testing/docsOf.ts'
import { siteOf } from '../testing/siteOf.ts'
import { bookHtml } from './bookHtml.ts'
import { reviseDoc } from './reviseDoc.ts'

const docs = {
  'index.md':
    '---\nslug: /\n---\n# Accueil\n\n[B](Web/b.md#suite), [ici](#là), [dehors](https://x.example/#a).\n\n## Là\n',
  'Web/b.md': '# B\n\n## Suite\n\nTexte[^1], [accueil](../index.md).\n\n[^1]: Note.\n',
  'Web/c.md': '---\nunlisted: true\n---\n# C\n',
}
const site = siteOf(docs, { config: { printPage: true } })
const pageAt = (path: string) => site.plans.find((plan) => plan.path === path)?.make()
const htmlAt = (path: string) => {
  const page = pageAt(path)
  return page?.kind === 'generic' ? page.html : ''
}

test('a version and its categories are each a page, out of search engines and of the sitemap', () => {
  const books = site.plans.filter(({ isBook }) => isBook)
  expect(books.map(({ path, isListed }) => [path, isListed])).toEqual([
    ['/imprimer/', false],
    ['/imprimer/web/', false],
  ])
  expect(pageAt('/imprimer/')).toMatchObject({
    noIndex: true,
    titleHtml: 'Docs',
    title: 'Imprimer\u00A0: Docs',
  })
})

test('links between its docs stay inside, the others lead where they led', () => {
  const html = htmlAt('/imprimer/')
  expect(html).toContain('<li><a href="#p1">Accueil</a></li>')
  expect(html).toContain('<a href="#p2-suite">B</a>')
  expect(html).toContain('href="#p1-l%C3%A0">ici</a>')
  expect(html).toContain('href="https://x.example/#a"')
  expect(html).toContain('<a href="#p1">accueil</a>')
  expect(htmlAt('/imprimer/web/')).toContain('href="/">accueil</a>')
})

test('each link inside leads to an id, and no id is there twice', () => {
  const html = htmlAt('/imprimer/')
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) =>
    decodeURIComponent(id),
  )
  expect(targets.filter((target) => !ids.includes(target))).toEqual([])
  expect(html).not.toContain('<h1')
  expect(html).toContain('<div class="heading h3"><h3 id="p2-suite">Suite</h3>')
})

test('an unlisted doc is not in it, and the foot of a doc leads to its books', () => {
  expect(htmlAt('/imprimer/')).not.toContain('>C<')
  expect(pageAt('/Web/b/')).toMatchObject({
    books: [
      { href: '/imprimer/web/' },
      { href: '/imprimer/', label: 'Imprimer toute la documentation' },
    ],
  })
})

const booksOf = (path: string, of: typeof site) => {
  const page = of.plans.find((plan) => plan.path === path)?.make()
  return page && 'books' in page ? page.books?.map(({ href }) => href) : undefined
}

describe('links to the pages to print', () => {
  const index = { type: 'generated-index' as const }
  const categories = {
    Web: { label: 'Web', link: index },
    'Web/Sous': { label: 'Sous', link: index },
  }
  const nested = siteOf(
    {
      ...docs,
      'Web/Sous/d.md': '# D\n',
      'Vide/e.md': '---\nunlisted: true\n---\n# E\n',
      'Sites/index.md': '# Sites\n',
      'Sites/f.md': '# F\n',
    },
    {
      config: { printPage: true },
      categories: { ...categories, Vide: { label: 'Vide', link: index } },
    },
  )

  test('the generated page of a category leads to the book of the category at the top of its menu', () => {
    expect(booksOf('/category/web/', nested)).toEqual(['/imprimer/web/', '/imprimer/'])
    expect(booksOf('/category/sous/', nested)).toEqual(['/imprimer/web/', '/imprimer/'])
    expect(booksOf('/Web/Sous/d/', nested)).toEqual(['/imprimer/web/', '/imprimer/'])
  })

  test('so does the doc that a category has for page', () => {
    expect(booksOf('/Sites/', nested)).toEqual(['/imprimer/sites/', '/imprimer/'])
  })

  test('a category whose docs are all unlisted has no book, and no page leads to one', () => {
    expect(nested.plans.map(({ path }) => path)).not.toContain('/imprimer/vide/')
    expect(booksOf('/category/vide/', nested)).toEqual(['/imprimer/'])
    expect(booksOf('/Vide/e/', nested)).toBeUndefined()
  })

  test('every one leads to a page', () => {
    const paths = nested.plans.map(({ path }) => path)
    const led = paths.flatMap((path) => booksOf(path, nested) ?? [])
    expect(led.length).toBeGreaterThan(0)
    expect(led.filter((href) => !paths.includes(href))).toEqual([])
  })

  test('categories of one name in two menus are one book', () => {
    const ofTwo = siteOf(
      { 'a.md': '# A\n', 'b.md': '# B\n' },
      {
        config: {
          printPage: true,
          docs: {
            sidebars: {
              un: [{ type: 'category', label: 'Guides', items: ['a'] }],
              deux: [{ type: 'category', label: 'Guides', items: ['b'] }],
            },
          },
        },
      },
    )
    expect(booksOf('/b/', ofTwo)).toContain('/imprimer/guides/')
    const book = ofTwo.plans.find(({ path }) => path === '/imprimer/guides/')?.make()
    expect(book?.kind === 'generic' && book.html).toMatch(/>A<[\s\S]*>B</)
  })
})

test('an edit of a doc changes the pages to print that hold it', () => {
  const [doc] = docsOf({ 'Web/b.md': '# B\n\nDébut.\n\n## Suite\n\nAutre texte.\n' })
  const revised =
    doc &&
    reviseDoc(
      siteOf(
        { ...docs, 'Web/b.md': '# B\n\nDébut.\n\n## Suite\n\nTexte.\n' },
        {
          config: { printPage: true },
        },
      ),
      doc,
    )
  for (const path of ['/imprimer/', '/imprimer/web/']) {
    const page = revised?.plans.find((plan) => plan.path === path)?.make()
    const html = page?.kind === 'generic' ? page.html : ''
    expect(html).toContain('Autre texte.')
    expect(html.split('>B</h2>')).toHaveLength(2)
  }
})

test('without the setting, there is none', () => {
  const { plans } = siteOf(docs)
  expect(plans.filter(({ isBook }) => isBook)).toEqual([])
})

test('one switch of a choice rules the whole page', () => {
  const choices = '<form class="choices" data-choice="d"></form><script>1</script>\n'
  const chapter = (href: string) => ({ href, title: href, titleHtml: href, html: choices })
  const html = bookHtml([chapter('/a/'), chapter('/b/')], { contents: 'S', subtitle: 'T' })
  expect(html.split('<form').length).toBe(2)
})
