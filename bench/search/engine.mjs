/** Lucarne's engine, bundled as a browser has it, for an evaluator that scores `pack` and `open`. */
import { rolldown } from 'rolldown'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const bundle = await rolldown({
  input: new URL('engineEntry.ts', import.meta.url).pathname,
  platform: 'node',
})
const { output } = await bundle.generate({ format: 'esm' })
const file = join(await mkdtemp(join(tmpdir(), 'lucarne-search-')), 'engine.mjs')
await writeFile(file, output[0].code)
const { addPiece, buildIndex, DEFAULT_SETTINGS, languageNamed, openIndex, search, toDocuments } =
  await import(pathToFileURL(file).href)

export const name = 'lucarne'

/**
 * Texts are only read for excerpts, and other names of words come a few files at a time: they count as lazy. The index is
 * kept whole at any scale.
 */
export async function pack(sections) {
  const settings = { ...DEFAULT_SETTINGS, shardThreshold: Infinity }
  const { files } = buildIndex(toDocuments(sections), {
    tag: 'docs-default-current',
    stamp: '1',
    settings,
  })
  const packed = { files: {}, lazy: {} }
  for (const { name: fileName, bytes } of files) {
    packed[/\.(?:text|names)-/.test(fileName) ? 'lazy' : 'files'][fileName] = Buffer.from(bytes)
  }
  return packed
}

export async function open({ files, lazy }) {
  const read = (bytes) => JSON.parse(new TextDecoder().decode(bytes))
  const index = openIndex(read(Object.values(files)[0]), languageNamed)
  for (const [fileName, bytes] of Object.entries(lazy)) {
    const piece = /\.(names-\d+)\.json$/.exec(fileName)?.[1]
    if (piece) addPiece(index, piece, read(bytes))
  }
  return (query) =>
    search(index, query).hits.map(({ document, score }) => ({ url: document.sectionRoute, score }))
}
