/** Other engines as their manuals set them, from a folder they were installed in: Orama, FlexSearch, Pagefind. */
import type { Browser } from 'playwright-core'
import { createRequire } from 'node:module'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SearchDocument } from '../engineInternals.ts'
import { serveFolder } from '../serveFolder.ts'

export type PeerSearch = (query: string) => Promise<readonly string[]>

export type PeerOptions = {
  /** Folder where the engines are installed. */
  readonly folder: string
  readonly language: 'fr' | 'en'
  readonly documents: readonly SearchDocument[]
}

/** Hits asked of each: enough sections for the pages that are judged. */
const LIMIT = 40

/** With the stemmer of the language and one mistake allowed. */
export async function openOrama({ folder, language, documents }: PeerOptions): Promise<PeerSearch> {
  const { create, insertMultiple, search } = load(folder, '@orama/orama')
  const named = language === 'fr' ? 'french' : 'english'
  const { stemmer } = load(folder, `@orama/stemmers/${named}`)
  const database = create({
    schema: { title: 'string', section: 'string', content: 'string', route: 'string' },
    components: { tokenizer: { stemming: true, language: named, stemmer } },
  })
  const rows = documents.map((document) => ({
    title: document.pageTitle,
    section: document.sectionTitle,
    content: document.content,
    route: document.sectionRoute,
  }))
  await insertMultiple(database, rows)
  const properties = ['title', 'section', 'content']
  return async (term) => {
    const { hits } = await search(database, { term, properties, tolerance: 1, limit: LIMIT })
    return hits.map((hit: { document: { route: string } }) => hit.document.route)
  }
}

/** Forward tokens, as Rspress sets it. */
export async function openFlexSearch({ folder, documents }: PeerOptions): Promise<PeerSearch> {
  const { Document } = load(folder, 'flexsearch')
  const index = new Document({
    tokenize: 'forward',
    document: { id: 'route', index: ['section', 'title', 'content'] },
  })
  for (const { sectionRoute, sectionTitle, pageTitle, content } of documents)
    index.add({ route: sectionRoute, section: sectionTitle, title: pageTitle, content })
  return async (query) => {
    const fields = index.search(query, { limit: LIMIT }) as { result: string[] }[]
    return [...new Set(fields.flatMap(({ result }) => result))]
  }
}

/** One HTML page a page of the corpus; asked in Chromium, where it runs. */
export async function openPagefind(
  { folder, language, documents }: PeerOptions,
  browser: Browser,
): Promise<PeerSearch & { readonly close: () => void }> {
  const { createIndex } = load(folder, path.join(folder, 'node_modules/pagefind/lib/index.js'))
  const { index } = await createIndex({})
  const pages = new Map<string, SearchDocument[]>()
  for (const document of documents) {
    const route = document.sectionRoute.split('#', 1)[0] ?? ''
    pages.set(route, [...(pages.get(route) ?? []), document])
  }
  for (const [route, sections] of pages)
    await index.addHTMLFile({ url: route, content: writePage(sections, language) })
  const site = path.join(folder, `site-${language}-${documents.length}`)
  await mkdir(site, { recursive: true })
  await index.writeFiles({ outputPath: path.join(site, 'pagefind') })
  const server = await serveFolder(site)
  await writeFile(path.join(site, 'index.html'), ASKING)
  const page = await browser.newPage()
  await page.goto(`${server.origin}/`)
  const search = async (query: string): Promise<readonly string[]> =>
    JSON.parse(await page.evaluate(`ask(${JSON.stringify(query)})`))
  return Object.assign(search, { close: () => server.close() })
}

/** Asks Pagefind from a page, as a site does: eight pages, in JSON. */
const ASKING = `<script type="module">
import * as pagefind from '/pagefind/pagefind.js'
window.ask = async (query) => {
  const { results } = await pagefind.search(query)
  const pages = await Promise.all(results.slice(0, 8).map((result) => result.data()))
  return JSON.stringify(pages.map(({ url }) => url))
}
</script>`

function writePage(sections: readonly SearchDocument[], language: string): string {
  const [first] = sections
  const body = sections.map(
    ({ sectionTitle, content }, rank) =>
      `<h${rank === 0 ? 1 : 2} id="s${rank}">${escaped(sectionTitle)}</h${rank === 0 ? 1 : 2}><p>${escaped(content)}</p>`,
  )
  return `<html lang="${language}"><head><title>${escaped(first?.pageTitle ?? '')}</title></head><body><main>${body.join('')}</main></body></html>`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Anything: the engines are installed when this runs, not when it is checked. Node's own: a loader would compile them. */
const load = (folder: string, name: string) =>
  createRequire(path.join(folder, 'package.json'))(name)
