/**
 * A folder of Markdown in English, such as the manual of a program: queries whose page is known, asked of the engine,
 * of Pagefind and of minisearch, in one run.
 *
 *     npm run search-manual -w bench -- FOLDER [--json FILE]
 */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { SearchDocument } from './engineInternals.ts'
import { askPagefind, type Answers } from './search/askPagefind.ts'
import { loadEngines } from './search/engines.ts'
import { knownItemsOf } from './search/knownItems.ts'
import { listPages } from './search/quality.ts'
import { writeFigures } from './writeFigures.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' } },
})
const [folder] = positionals
if (folder === undefined) throw new Error('Give the folder of a manual in English')

const documents = await readManual(folder)
const items = Object.entries(knownItemsOf(documents)).filter(([kind]) => !kind.includes('question'))
const queries = items.flatMap(([, list]) => list.map(({ query }) => query))
const pages = new Set(documents.map(({ sectionRoute }) => stripAnchor(sectionRoute))).size
console.log(`${pages} pages, ${documents.length} sections, ${queries.length} queries`)

const answersOf = new Map<string, Answers>()
for (const engine of await loadEngines()) {
  // The one of lunr is French.
  if (engine.name === 'lunr') continue
  const search = engine.open(engine.pack(documents, 'en'))
  answersOf.set(
    engine.name,
    queries.map((query) => listPages(search(query))),
  )
}
// Pagefind finds pages: each is given whole.
answersOf.set('pagefind', await askPagefind(wholePages(documents), queries))

console.log(`first, among the first eight${' '.repeat(8)}${[...answersOf.keys()].join('   ')}`)
let at = 0
const rows = items.map(([kind, list]) => {
  const from = at
  at += list.length
  const found = Array.from(answersOf, ([engine, answers]) => {
    const ranks = list.map(({ page }, index) => answers[from + index]?.indexOf(page) ?? -1)
    const share = (depth: number) =>
      ranks.filter((rank) => rank >= 0 && rank < depth).length / Math.max(list.length, 1)
    return { engine, first: share(1), firstEight: share(8) }
  })
  const cells = found.map(({ first, firstEight }) => `${first.toFixed(3)} ${firstEight.toFixed(3)}`)
  console.log(`${kind.padEnd(26)} ${String(list.length).padStart(4)}   ${cells.join('   ')}`)
  return { kind, queries: list.length, found }
})
await writeFigures(values.json, { pages, sections: documents.length, rows })

function stripAnchor(route: string): string {
  return route.split('#', 1)[0] ?? ''
}

/** A section for each heading; code and text alike, without the marks of Markdown. */
async function readManual(root: string): Promise<SearchDocument[]> {
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.md'))
  const sections: SearchDocument[] = []
  for (const file of files.toSorted()) {
    const text = (await readFile(path.join(root, file), 'utf8')).replace(/^---\n[^]*?\n---\n/, '')
    const route = `/${file.slice(0, -3)}/`
    const parts = text.split(/^(?=#{1,3} )/m).filter((part) => part.trim() !== '')
    const readTitle = (part: string) => /^#+ (.*)$/m.exec(part)?.[1]?.replace(/[`*{].*?[`*}]?/g, '')
    const pageTitle = readTitle(parts[0] ?? '')?.trim() || path.basename(file, '.md')
    for (const [index, part] of parts.entries())
      sections.push({
        id: sections.length + 1,
        pageTitle,
        sectionTitle: readTitle(part)?.trim() || pageTitle,
        sectionRoute: index === 0 ? route : `${route}#s${index}`,
        level: index === 0 ? 1 : 2,
        content: part.replace(/^#+ .*$/m, '').replace(/<[^>]+>|[*_`|#]|\]\([^)]*\)/g, ' '),
        tags: [],
        sidebarParentCategories: [],
      })
  }
  return sections
}

function wholePages(sections: readonly SearchDocument[]): SearchDocument[] {
  const byPage = new Map<string, SearchDocument[]>()
  for (const each of sections) {
    const route = stripAnchor(each.sectionRoute)
    byPage.set(route, [...(byPage.get(route) ?? []), each])
  }
  return [...byPage].flatMap(([route, list]) => {
    const [first] = list
    const content = list.map((each) => `${each.sectionTitle}. ${each.content}`).join('\n')
    return first ? [{ ...first, sectionRoute: route, content }] : []
  })
}
