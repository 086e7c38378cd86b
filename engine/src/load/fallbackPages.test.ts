import { expect, test } from 'vitest'
import { localesOf } from '../testing/localesOf.ts'
import { docPageAt } from '../testing/siteOf.ts'
import { listPagesToIndex } from '../indexing/searchDocuments.ts'

const french = {
  'index.md': '---\nsidebar_position: 2\n---\n# Accueil\n\n[B](b.md) et [C](/guides/c)',
  'b.md':
    '---\nsidebar_position: 1\ntags: [clé]\n---\n# Deux\n\n[accueil](index.md) [mort](nulle-part.md)',
  'guides/c.md': '# Trois',
}
const english = { 'index.md': '# Home\n\n[B](b.md)' }

const enOf = (compiled: ReturnType<typeof localesOf>['compiled']) => {
  const [, en] = compiled
  if (!en) throw new Error('There is no second locale')
  return en
}

test('a page that is not translated is in its own language at the address of the locale', () => {
  const { compiled, addresses, printed } = localesOf([french, english])
  expect(addresses[1]).toEqual(expect.arrayContaining(['/', '/b/', '/guides/c/']))
  const page = docPageAt(enOf(compiled), '/b/')
  expect(page).toMatchObject({
    href: '/en/b/',
    title: 'Deux',
    writtenIn: { lang: 'fr', dir: 'ltr' },
    canonical: 'https://docs.exemple.example/b/',
    locales: { fr: '/b/', en: '/en/b/' },
    untranslated: ['en'],
    noIndex: false,
  })
  expect(page.html).toContain('href="/en/"')
  expect(docPageAt(enOf(compiled), '/').html).toContain('href="/en/b/"')
  // What is wrong in it is told once.
  expect(printed.filter((problem) => problem.includes('nulle-part'))).toHaveLength(1)
})

test('it is no version of the page in that language: neither the sitemap nor search has it, unless it is asked for', () => {
  const { compiled } = localesOf([french, english])
  const en = enOf(compiled)
  expect(en.plans.filter(({ isListed }) => isListed).map(({ path }) => path)).not.toContain('/b/')
  const [version] = en.versions
  const { config, facts: siteFacts } = en.site
  const titles = (searchFallback: boolean) => {
    const i18n = { ...config.i18n, searchFallback }
    const site = { config: { ...config, i18n }, facts: siteFacts }
    return version && listPagesToIndex(version, site).map(({ facts }) => facts.title)
  }
  expect(titles(false)).toEqual(['Home'])
  expect(titles(true)).toEqual(['Deux', 'Trois', 'Home'])
  const translated = docPageAt(en, '/')
  expect(translated.untranslated).toBeUndefined()
  expect(translated.writtenIn).toBeUndefined()
})

test('a tag that only such pages have lists them in their language, out of the sitemap', () => {
  const both = { ...english, 'e.md': '---\ntags: [key]\n---\n# Five' }
  const { compiled } = localesOf([french, both])
  const listed = enOf(compiled).plans.filter(({ isListed }) => isListed)
  const tagged = listed.map(({ path }) => path).filter((path) => path.startsWith('/tags/'))
  expect(tagged).toEqual(['/tags/', '/tags/key/'])
  const page = enOf(compiled)
    .plans.find(({ path }) => path === '/tags/cle/')
    ?.make()
  expect(page).toMatchObject({ docs: [{ label: 'Deux', lang: 'fr' }] })
  const own = enOf(compiled)
    .plans.find(({ path }) => path === '/tags/key/')
    ?.make()
  expect(own?.kind === 'tag' && own.docs[0]).not.toHaveProperty('lang')
})

test('menus hold it, with its language, where its original stands', () => {
  const { compiled, menus } = localesOf([french, english])
  expect(menus[1]).toBe('\nDeux\nHome\nguides\n  Trois')
  const items = enOf(compiled).frames.get('current')?.sidebars['tutorialSidebar']
  expect(items?.[0]).toMatchObject({ label: 'Deux', lang: 'fr' })
  expect(items?.[1]).not.toHaveProperty('lang')
})

test('a translation with an address of its own keeps it, and the original is not shown beside it', () => {
  const { addresses, printed } = localesOf([
    { 'index.md': '# I', 'a.md': '# A', 'b.md': '# B' },
    { 'a.md': '---\nslug: /letter-a\n---\n# A', 'z.md': '---\nslug: /b\n---\n# Z' },
  ])
  expect(addresses[1]).toContain('/letter-a/')
  expect(addresses[1]).not.toContain('/a/')
  expect(addresses[1]?.filter((path) => path === '/b/')).toHaveLength(1)
  expect(printed).toEqual([])
})

test('versions fall back each on its own: one translated, the other not', () => {
  const { compiled } = localesOf([{ 'a.md': '# A' }, { 'a.md': '# A in English' }], {
    docs: {
      versions: [{ name: 'current', label: 'Next' }, { name: '1.0' }],
      latestVersion: 'current',
    },
  })
  const en = enOf(compiled)
  expect(docPageAt(en, '/a/').writtenIn).toBeUndefined()
  expect(docPageAt(en, '/1.0/ancien/')).toMatchObject({
    writtenIn: { lang: 'fr' },
    canonical: 'https://docs.exemple.example/1.0/ancien/',
  })
})

test('with `fallback: none`, nothing stands there', () => {
  const { addresses } = localesOf([french, english], { i18n: { fallback: 'none' } })
  expect(addresses[1]).not.toContain('/b/')
})

test('what leads to it says in which language it is: menus, neighbours and breadcrumbs', () => {
  const { compiled } = localesOf([
    {
      ...french,
      'guides/index.md': '---\nsidebar_position: 1\n---\n# Les guides',
    },
    { ...english, 'guides/e.md': '# Five' },
  ])
  const en = enOf(compiled)
  const lang = 'fr'
  expect(docPageAt(en, '/').previous).toEqual({ label: 'Trois', href: '/en/guides/c/', lang })
  expect(docPageAt(en, '/guides/c/').breadcrumbs).toEqual([
    { label: 'Les guides', href: '/en/guides/', lang },
    { label: 'Trois', href: '/en/guides/c/', lang },
  ])
  expect(docPageAt(en, '/guides/e/').breadcrumbs.at(-1)).not.toHaveProperty('lang')
  const [frame] = en.frames.values()
  expect(JSON.stringify(frame)).toContain('"label":"Les guides","lang":"fr"')
})
