import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { provider } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

test('a page leads to its Markdown, in its text and in its head', async ({ page, request }) => {
  await openAlive(page, '/Haproxy/ssl-certificate/')
  const link = page.getByRole('link', { name: 'Voir en Markdown' })
  const alternate = page.locator('link[rel=alternate][type="text/markdown"]')
  await expect(alternate).toHaveAttribute('href', /\/Haproxy\/ssl-certificate\/index\.md$/)
  const answer = await request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8')
  const markdown = await answer.text()
  expect(markdown).toMatch(/^---\ntitle: "Installer et renouveler un certificat sur HAProxy"\n/)
  expect(markdown).not.toMatch(/^(?:public|banc|next_review):/m)
})

test('the Markdown of a page reached by a link is that of this page', async ({
  page,
  troubles,
}) => {
  // A text has no icon of its own: the browser may ask for the usual one.
  troubles.allow(/404.*favicon\.ico|favicon\.ico.*404/)
  await openAlive(page, '/Haproxy/haproxy/')
  const neighbours = page.getByRole('navigation', { name: 'Pages de documentation' })
  await neighbours.getByRole('link', { name: /^Suivant/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('certificat')
  await expect(page.getByRole('link', { name: 'Voir en Markdown' })).toHaveAttribute(
    'href',
    '/Haproxy/ssl-certificate/index.md',
  )
  await expect(page.locator('link[type="text/markdown"]')).toHaveCount(0)
  const opened = page.waitForRequest(/\/Haproxy\/ssl-certificate\/index\.md$/)
  await page.getByRole('link', { name: 'Voir en Markdown' }).click()
  expect((await opened).resourceType()).toBe('document')
})

test('every guide is listed with its Markdown, where each address is one of the site', async ({
  request,
}) => {
  const answer = await request.get('/llms.txt')
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const list = await answer.text()
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).not.toContain('.md')
  const files = await readdir(provider.outDir, { recursive: true })
  const copies = files.filter((file) => file.endsWith('index.md'))
  const listed = [...list.matchAll(/^- \[[^\]]+\]\((\S+)\): \S/gm)].map(([, href = '']) =>
    decodeURIComponent(new URL(href).pathname.slice(1)),
  )
  expect(listed.toSorted()).toEqual(copies.toSorted())
  const pages = new Set(files.filter((file) => file.endsWith('index.html')))
  const lost: string[] = []
  for (const copy of copies) {
    const text = await readFile(join(provider.outDir, copy), 'utf8')
    const prose = text.replace(/^[ \t]*(`{3,})[^]*?^[ \t]*\1/gm, '').replace(/`[^`\n]*`/g, '')
    for (const [, href = ''] of prose.matchAll(/\]\((\S+?)[)\s]/g)) {
      const to = URL.canParse(href) ? new URL(href) : undefined
      const isOwn = to?.hostname === 'docs.hebergeur.example'
      if (!to || (isOwn && !pages.has(`${decodeURIComponent(to.pathname.slice(1))}index.html`)))
        lost.push(`${copy}: ${href}`)
    }
  }
  expect(lost).toEqual([])
})

test('the button beside it copies the Markdown of the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAlive(page, '/Haproxy/haproxy/')
  // It comes once it would be seen.
  await page.getByRole('link', { name: 'Voir en Markdown' }).scrollIntoViewIfNeeded()
  const button = page.getByRole('button', { name: 'Copier la page' })
  await button.click()
  await expect(page.getByRole('button', { name: 'Copié', exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^---\ntitle: /)
  expect(copied).toContain('canonical: "https://')
  await expect(button).toBeVisible()
})
