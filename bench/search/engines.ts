/** The engines compared: ours, minisearch as VitePress sets it, lunr as Docusaurus' local search does. */
import { rolldown } from 'rolldown'
import lunr from 'lunr'
import addFrench from 'lunr-languages/lunr.fr.js'
import addStemmers from 'lunr-languages/lunr.stemmer.support.js'
import MiniSearch from 'minisearch'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LanguageName, SearchDocument } from '../engineInternals.ts'

export type Engine = {
  readonly name: string
  /** Builds the files that the browser downloads, except those only excerpts need. */
  readonly pack: (documents: readonly SearchDocument[], language?: LanguageName) => Packed
  /** Section addresses, best first. */
  readonly open: (packed: Packed) => (query: string) => readonly string[]
}

export type Packed = {
  /** File that the first answer waits for. */
  readonly index: string
  /** Files loaded for a query's synonyms, a few at a time. */
  readonly names?: readonly string[]
}

export async function loadEngines(): Promise<Engine[]> {
  return [await loadOwnEngine(), miniSearchEngine, lunrEngine]
}

/** The worker of a language as the browser downloads it, glossary included. */
export async function bundleWorker(language: LanguageName): Promise<string> {
  const input = path.join(
    import.meta.dirname,
    `../../engine/src/search/workers/${language}Worker.ts`,
  )
  const { output } = await (
    await rolldown({ input, platform: 'browser' })
  ).generate({ minify: true })
  return output[0].code
}

/** Bundled as the browser has it: imports through a loader would cost time of their own. */
async function loadOwnEngine(): Promise<Engine> {
  const bundle = await rolldown({
    input: path.join(import.meta.dirname, 'engineEntry.ts'),
    platform: 'node',
  })
  const { output } = await bundle.generate({ format: 'esm' })
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'lucarne-bench-')), 'engine.mjs')
  await writeFile(file, output[0].code)
  const engine = (await import(pathToFileURL(file).href)) as typeof import('./engineEntry.ts')
  return {
    name: 'lucarne',
    pack: (documents, language) => {
      const settings = {
        ...engine.DEFAULT_SETTINGS,
        shardThreshold: Infinity,
        ...(language && { language }),
      }
      const { files } = engine.buildIndex(documents, {
        tag: 'docs-default-current',
        stamp: '1',
        settings,
      })
      const decodeFiles = (kind: RegExp) =>
        files
          .filter(({ name }) => kind.test(name))
          .map(({ bytes }) => new TextDecoder().decode(bytes))
      return {
        index: decodeFiles(/current\.json$/)[0] ?? '',
        names: decodeFiles(/\.names-\d+\.json$/),
      }
    },
    open: (packed) => {
      const index = engine.openIndex(JSON.parse(packed.index), engine.languageNamed)
      packed.names?.forEach((piece, number) =>
        engine.addPiece(index, `names-${number}`, JSON.parse(piece)),
      )
      return (query) => engine.search(index, query).hits.map((hit) => hit.document.sectionRoute)
    },
  }
}

const MINI_OPTIONS = {
  idField: 'sectionRoute',
  fields: ['sectionTitle', 'pageTitle', 'content'],
  storeFields: ['sectionTitle', 'pageTitle'],
  searchOptions: { fuzzy: 0.2, prefix: true, boost: { sectionTitle: 4, content: 2, pageTitle: 1 } },
}

const miniSearchEngine: Engine = {
  name: 'minisearch',
  pack: (documents) => {
    const engine = new MiniSearch<SearchDocument>(MINI_OPTIONS)
    const byRoute = new Map(documents.map((document) => [document.sectionRoute, document]))
    engine.addAll([...byRoute.values()])
    return { index: JSON.stringify(engine) }
  },
  open: (packed) => {
    const engine = MiniSearch.loadJSON<SearchDocument>(packed.index, MINI_OPTIONS)
    return (query) => engine.search(query).map(({ id }) => String(id))
  },
}

addStemmers(lunr)
addFrench(lunr)

const lunrEngine: Engine = {
  name: 'lunr',
  pack: (documents) => {
    const index = lunr(function build(this: lunr.Builder) {
      this.use((lunr as unknown as { fr: lunr.Builder.Plugin }).fr)
      this.ref('id')
      this.field('sectionTitle', { boost: 5 })
      this.field('content')
      this.field('tags', { boost: 3 })
      for (const document of documents) this.add(document)
    })
    const shown = documents.map(({ id, sectionRoute, sectionTitle, pageTitle }) => ({
      id,
      sectionRoute,
      sectionTitle,
      pageTitle,
    }))
    return { index: JSON.stringify({ documents: shown, index }) }
  },
  open: (packed) => {
    const { documents, index: serialised } = JSON.parse(packed.index) as {
      documents: readonly SearchDocument[]
      index: object
    }
    const index = lunr.Index.load(serialised)
    const routes = new Map(
      documents.map((document) => [String(document.id), document.sectionRoute]),
    )
    return (query) => {
      const words = query
        .toLowerCase()
        .split(/[\s-]+/)
        .filter((word) => word !== '')
      if (words.length === 0) return []
      const found = index.query((asked) => {
        asked.term(words, {})
        asked.term(words, { wildcard: lunr.Query.wildcard.TRAILING })
      })
      return found.map(({ ref }) => routes.get(ref) ?? '')
    }
  },
}
