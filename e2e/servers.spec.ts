import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ask, names, outcomeOf, test } from './servedSites.ts'
import { chrome } from './sites.ts'
import { expect, openAlive } from './test.ts'

const baseUrl = '/docs/'

// One worker, one start of each server.
test.describe.configure({ mode: 'default' })

for (const name of names) {
  test(`${name}: every other address of a page leads to it, declared or not`, async ({
    served,
  }) => {
    const moves = {
      '/docs': '/docs/',
      '/docs?q=1': '/docs/?q=1',
      '/docs/index.html': '/docs/',
      '/docs/code?q=1': '/docs/code/?q=1',
      '/docs/code.html?q=a%20b': '/docs/code/?q=a%20b',
      '/docs/1.0/ancienne/index.html': '/docs/1.0/ancienne/',
      "/docs/Premiers-pas/T%C3%A2ches%20%C3%A0%20l'%C3%A9t%C3%A9.html?q=1":
        "/docs/Premiers-pas/Tâches à l'été/?q=1",
      "/docs/Premiers-pas/T%C3%A2ches%20%C3%A0%20l'%C3%A9t%C3%A9":
        "/docs/Premiers-pas/Tâches à l'été/",
      '/docs/d%C3%A9j%C3%A0-vu': '/docs/Premiers-pas/installer/',
      '/docs/d%C3%A9j%C3%A0-vu/?q=a%20%26b': '/docs/Premiers-pas/installer/?q=a%20%26b',
      '/docs/ancienne%20page%20(1).html': '/docs/1.0/',
      '/docs/vieux-mots': '/docs/Premiers-pas/installer/#suite',
      '/docs/vieux-mots/?q=1': '/docs/Premiers-pas/installer/?q=1#suite',
      '/docs/chercher?q=1': '/docs/recherche/?q=%C3%A9t%C3%A9+100%25',
      '/docs/parti': 'https://aide.exemple.example/été/',
      '/docs/parti/?q=a%20%26b': 'https://aide.exemple.example/été/?q=a%20%26b',
      '/docs/parti.html': '/docs/parti/',
      '/docs/parti/loin?q=1': 'https://aide.exemple.example/?v=2#haut',
    }
    for (const [from, to] of Object.entries(moves))
      expect.soft(await outcomeOf(served[name].underBase, from), from).toBe(`301 ${to}`)
  })

  test(`${name}: what is not there is said in the language of its address`, async ({ served }) => {
    const languages = {
      '/docs/nulle/part/': 'fr',
      '/docs/en/nulle/part/': 'en',
      '/docs/en/nulle-part': 'en',
      '/docs/en/nulle/part.html': 'en',
      '/docs/enclume/': 'fr',
    }
    for (const [path, language] of Object.entries(languages)) {
      const answer = await ask(served[name].underBase, path)
      expect.soft(answer.status, path).toBe(404)
      expect.soft(/<html lang="(\w+)"/.exec(await answer.text())?.[1], path).toBe(language)
    }
  })

  test(`${name}: a site at the root of its host`, async ({ served }) => {
    const origin = served[name].atRoot
    const outcomes = {
      '/': '200',
      '/Apache/': '200',
      '/?q=1': '200',
      '/index.html': '301 /',
      '/Apache': '301 /Apache/',
      '/Plesk/': '301 /Plesk/Plesk/',
      '/Plesk': '301 /Plesk/Plesk/',
      '/apache/': '404',
      '/nulle/part/': '404',
      '/.htaccess': '404',
    }
    for (const [path, outcome] of Object.entries(outcomes))
      expect.soft(await outcomeOf(origin, path), path).toBe(outcome)
    // `//Apache/` would be another host.
    expect.soft(await outcomeOf(origin, '//Apache')).toMatch(/^(301 \/Apache\/|404)$/)
  })

  test(`${name}: a page whose name holds a question mark is found at its other addresses too`, async ({
    served,
  }) => {
    const origin = served[name].atRoot
    const page = '/Que%20faire%20%3F'
    for (const encoding of ['', 'gzip', 'br']) {
      const answer = await ask(origin, `${page}/`, encoding)
      expect.soft(answer.status, encoding).toBe(200)
      expect.soft(await answer.text(), encoding).toContain('Apache')
    }
    for (const other of ['', '.html', '/index.html'])
      for (const query of ['', '?q=a%20%26b']) {
        const answer = await ask(origin, page + other + query)
        expect.soft(answer.status, other + query).toBe(301)
        const { href } = new URL(answer.headers.get('location') ?? '', answer.url)
        expect.soft(href.replace('%3f', '%3F'), other + query).toBe(`${origin}${page}/${query}`)
      }
  })

  test(`${name}: an address that leads elsewhere is asked for again`, async ({ served }) => {
    const moved = ['', '/index.html', '/code', '/code.html', '/d%C3%A9j%C3%A0-vu/']
    for (const path of moved) {
      const answer = await ask(served[name].underBase, `/docs${path}`)
      expect.soft(answer.status, path).toBe(301)
      expect
        .soft(answer.headers.get('cache-control'), path)
        .toBe('public, max-age=0, must-revalidate')
    }
  })

  test(`${name}: a reader who refuses an encoding is not given it`, async ({ served }) => {
    const encodings = {
      'br;q=0, gzip': 'gzip',
      'br; q=0.0 , gzip;q=1': 'gzip',
      'gzip;q=0': null,
      'br;q=0, gzip;q=0.000': null,
    }
    for (const [accepts, encoding] of Object.entries(encodings)) {
      const answer = await ask(served[name].underBase, baseUrl, accepts)
      expect.soft(answer.status, accepts).toBe(200)
      expect.soft(answer.headers.get('content-encoding'), accepts).toBe(encoding)
    }
  })

  test(`${name}: what is not there is the page of the site, not found`, async ({ served }) => {
    const controls = ['.htaccess', '.nginx.conf', '.caddy.conf', '_redirects', '_headers']
    const absent = ['nulle/part', 'nulle/', 'absente.html', 'assets/', 'assets/absent-12345678.js']
    for (const path of [...controls, ...absent]) {
      const answer = await ask(served[name].underBase, baseUrl + path)
      expect.soft(answer.status, path).toBe(404)
      expect.soft(await answer.text(), path).toContain('Page introuvable')
      expect.soft(answer.headers.get('cache-control') ?? '', path).not.toContain('immutable')
      expect.soft(answer.headers.get('content-security-policy'), path).toContain('script-src')
    }
  })

  test(`${name}: what is named by what it holds is for ever, the rest is asked for again`, async ({
    served,
  }) => {
    const files = (await readdir(chrome.outDir, { recursive: true })).filter(
      (file) =>
        /^assets\/|search-index|sitemap|index\.json$|^offline/.test(file) &&
        !/\.(br|gz)$/.test(file),
    )
    const again = files.filter((file) => !/^assets\/.*-|\.(?:text|names)-\d+\.json$/.test(file))
    expect(again).toEqual(
      expect.arrayContaining(['assets/builds.json', 'offline.js', 'offline.json']),
    )
    expect(again.length).toBeLessThan(files.length)
    for (const file of ['', ...files]) {
      const answer = await ask(
        served[name].underBase,
        baseUrl + file.split('/').map(encodeURIComponent).join('/'),
      )
      expect.soft(answer.status, file).toBe(200)
      expect
        .soft(answer.headers.get('cache-control'), file)
        .toBe(
          file === '' || again.includes(file)
            ? 'public, max-age=0, must-revalidate'
            : 'public, max-age=31536000, immutable',
        )
    }
  })

  test(`${name}: a compressed copy is what its file is`, async ({ served }) => {
    const names = await readdir(join(chrome.outDir, 'assets'))
    const app = names.find((file) => /^app-.*\.js$/.test(file))
    const types = {
      '': /^text\/html; ?charset=utf-8$/i,
      'code/index.json': /^application\/json/,
      [`assets/${app}`]: /^(text|application)\/javascript/,
      // A browser takes no worker of another type.
      'offline.js': /^(text|application)\/javascript/,
      'sitemap.xml': /^(application|text)\/xml/,
    }
    const page = await readFile(join(chrome.outDir, 'index.html'), 'utf8')
    // Debian's nginx has no brotli of its own.
    for (const encoding of name === 'nginx' ? ['gzip'] : ['gzip', 'br'])
      for (const [path, type] of Object.entries(types)) {
        const answer = await ask(served[name].underBase, baseUrl + path, encoding)
        const { headers } = answer
        expect.soft(headers.get('content-encoding'), path).toBe(encoding)
        expect.soft(headers.get('content-type'), path).toMatch(type)
        expect.soft(headers.get('content-language'), path).toBeNull()
        expect.soft(headers.get('vary'), path).toMatch(/^Accept-Encoding(, ?Accept-Encoding)*$/i)
        const body = await answer.text()
        if (path === '') expect.soft(body).toBe(page)
      }
    const plain = await ask(served[name].underBase, baseUrl)
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('vary')).toMatch(/Accept-Encoding/i)
    expect(await plain.text()).toBe(page)
  })

  test(`${name}: the Markdown of a page is Markdown, compressed or not`, async ({ served }) => {
    const copies = {
      '/Apache/index.md': /^text\/markdown; ?charset=utf-8$/i,
      '/index.md': /^text\/markdown; ?charset=utf-8$/i,
      '/llms.txt': /^text\/plain; ?charset=utf-8$/i,
    }
    for (const encoding of ['', 'gzip'])
      for (const [path, type] of Object.entries(copies)) {
        const answer = await ask(served[name].atRoot, path, encoding)
        expect.soft(answer.status, path).toBe(200)
        expect.soft(answer.headers.get('content-encoding') ?? '', path).toBe(encoding)
        expect.soft(answer.headers.get('content-type'), path).toMatch(type)
        expect.soft(await answer.text(), path).toMatch(/^(---\ntitle|# Documentation)/)
      }
    const absent = await ask(served[name].atRoot, '/absente/index.md')
    expect.soft(absent.status).toBe(404)
    expect.soft(absent.headers.get('content-type')).toMatch(/^text\/html/)
  })

  test(`${name}: the policy is strict, and the app lives under it`, async ({ page, served }) => {
    const answer = await ask(served[name].underBase, baseUrl)
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'self'; script-src 'self' 'sha256-/,
    )
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    await openAlive(page, `${served[name].underBase}${baseUrl}code/`)
    await page
      .getByRole('navigation', { name: 'Menu de la documentation' })
      .getByRole('link', { name: 'Onglets' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Onglets')
  })
}
