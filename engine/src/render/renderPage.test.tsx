import { HtmlValidate } from 'html-validate/node'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { NavItemFacts } from '../site/navItem.ts'
import {
  fullDoc as full,
  fullFrame as frame,
  pagesOfAllKinds as pages,
} from '../testing/fullSite.ts'
import { makeDocPage, frameOf, navLink } from '../testing/pages.ts'
import { renderContext as context } from '../testing/renderContext.ts'
import { App } from '../theme/App.tsx'
import { inertHost, still } from '../theme/inertHost.ts'
import { SearchButton } from '../theme/navbar/SearchButton.tsx'
import { earlyScriptsOf } from './earlyScripts.ts'
import { createRenderer, renderPage } from './renderPage.tsx'
import { rightToLeftCss } from './rightToLeft.ts'

const render = createRenderer(context)

describe('the whole document', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // Tastes, not validity: the doctype and attributes are written as browsers read them.
      'doctype-style': 'off',
      'long-title': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // React writes them so.
      'void-style': 'off',
      'no-inline-style': 'off',
    },
  })
  test.each(pages)('of a page of kind $kind is valid HTML', async (page) => {
    const report = await validator.validateString(render(page).html)
    const messages = report.results.flatMap((result) => result.messages)
    expect(
      messages.map(
        ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    ).toEqual([])
  })

  test('asks nothing of another host', () => {
    expect(render(full).html).not.toMatch(
      /<(?:script|link|img)[^>]*(?:src|href)="https?:(?!\/\/docs\.example)/,
    )
  })

  test('is not broken by what an author writes in a title', () => {
    const { html } = render(makeDocPage({ title: '</script><b>"&', description: '"><b>' }))
    expect(html).toContain('<title>&lt;/script&gt;&lt;b&gt;"&amp; | Ressources</title>')
    expect(html).toContain('content="&quot;&gt;&lt;b&gt;"')
    expect(html).toContain(String.raw`"title":"\u003c/script>\u003cb>\"& | Ressources"`)
  })

  test('is dark before any script, and follows the system where the site says so', () => {
    expect(render(full).html).toContain('<html lang="fr" dir="ltr" data-theme="dark">')
    const system = frameOf({
      colorMode: { default: 'dark', switchable: true, respectSystem: true },
    })
    expect(renderPage({ ...context, frame: system, page: full }).html).toContain(
      'data-theme="system"',
    )
  })
})

test('code is read from the left where pages are read from the right, and only there', () => {
  const rule = `<style>${rightToLeftCss}</style>`
  const arabic = { ...frame, htmlLang: 'ar', direction: 'rtl' as const }
  const { html } = renderPage({ ...context, frame: arabic, page: full })
  expect(html).toContain('<html lang="ar" dir="rtl"')
  expect(html).toContain(rule)
  expect(rightToLeftCss).toMatch(/pre,code,kbd,samp,.*direction:ltr;unicode-bidi:isolate/)
  expect(render(full).html).not.toContain(rule)
})

describe('the app', () => {
  const hrefs = ['/', '/Apache/', '/Haproxy/', '/Haproxy/ssl/', '/mysql/', '/cachee/', '/inconnue/']
  const visits = [
    ...hrefs.map((href) => makeDocPage({ href })),
    ...pages,
    makeDocPage({ href: '/autre/', locales: { fr: '/autre/', en: '/en/other/' } }),
  ]
  // There and back: what is kept from one page must not show in the next.
  test.each([...visits, ...visits.toReversed()])('of $kind $href is what React renders', (each) => {
    const { html, pageData } = render(each)
    const { html: mainHtml, ...page } = pageData
    const whole = renderToString(
      <App
        frame={frame}
        shown={still({ page, html: mainHtml })}
        host={inertHost}
        SearchSlot={SearchButton}
      />,
    )
    const served = /<div id="~app">(.*)<\/div>\n<script/s.exec(html)?.[1]
    // Run before the article, which React takes as it finds it.
    expect(served?.replace(earlyScriptsOf(page, '/'), '')).toBe(whole)
  })

  test('where the bar depends on the page, each page has its own', () => {
    const items: readonly NavItemFacts[] = [
      { ...navLink('Guides', '/guides/'), active: { sidebar: 'docs' } },
      {
        kind: 'dropdown',
        position: 'left',
        label: 'Outils',
        items: [navLink('Apache', '/Apache/')],
      },
      {
        kind: 'versions',
        position: 'right',
        label: 'Versions',
        items: ['current', '1.0'].map((version) => ({ version, label: version, homeHref: '/' })),
        startNote: 'accueil',
        before: [],
        after: [],
      },
    ]
    const ofBar = { ...context, frame: frameOf({ navbar: { hideOnScroll: true, items } }) }
    const renderAll = createRenderer(ofBar)
    const visits = [
      makeDocPage({}),
      makeDocPage({ href: '/mysql/' }),
      makeDocPage({ version: '1.0' }),
      makeDocPage({ versions: { current: '/Apache/', '1.0': '/1.0/Apache/' } }),
      ...pages,
    ]
    for (const each of [...visits, ...visits.toReversed()])
      expect(renderAll(each).html).toBe(renderPage({ ...ofBar, page: each }).html)
  })

  test('the article stands in its place, whatever signs the bar and the menu hold', () => {
    const html = '<i>\uE002 \uE003</i>'
    const items: readonly NavItemFacts[] = [{ kind: 'html', position: 'left', html }]
    const signed = frameOf({ navbar: { hideOnScroll: true, items } })
    const page = renderPage({ ...context, frame: signed, page: full })
    expect(page.html).toContain(
      `tabindex="-1">${earlyScriptsOf(page.pageData, '/')}${page.pageData.html}</main>`,
    )
    expect(page.html.split(html)).toHaveLength(3)
  })

  test('a navbar item that could not be made says which, the page stands', () => {
    const { html } = render(full)
    expect(html).toContain(
      'Vérifiez cet élément dans la configuration du site\u00A0: {&quot;x&quot;:1}',
    )
    expect(html).toContain('<h1>Configurer Apache</h1>')
  })
})

describe('the page’s JSON', () => {
  test('has the inner HTML of main and the facts, not the frame', () => {
    const { html, pageData } = render(full)
    expect(html).toContain(pageData.html)
    expect(Object.keys(pageData).toSorted()).toEqual([
      'build',
      'description',
      'frame',
      'href',
      'html',
      'kind',
      'locales',
      'noIndex',
      'searchTag',
      'sidebar',
      'title',
      'version',
      'versions',
    ])
  })

  test('is the same facts as the page carries, but for the description that its head holds', () => {
    const { html, pageData } = render(full)
    const { html: _, description: __, ...facts } = pageData
    const carried = /<script type="application\/json" id="~page">(.*)<\/script>/.exec(html)?.[1]
    expect(JSON.parse(carried ?? '')).toEqual(facts)
  })
})
