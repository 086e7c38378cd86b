/** Lucarne's engine, for an evaluator that scores `pack(sections)` and `open(packed)`. */
import { createJiti } from 'jiti'
import { toDocuments } from './toDocuments.mjs'

const jiti = createJiti(import.meta.url)
const engine = new URL('../../engine/src/search/', import.meta.url).pathname
const { buildIndex } = await jiti.import(`${engine}buildIndex.ts`)
const { openIndex, addPiece } = await jiti.import(`${engine}openIndex.ts`)
const { search } = await jiti.import(`${engine}search.ts`)

export const name = 'lucarne'

/** Texts are only read for excerpts: they count as lazy. */
export async function pack(sections) {
  const { files } = buildIndex(toDocuments(sections), { tag: 'docs-default-current', settings: { shardThreshold: Infinity } })
  const packed = { files: {}, lazy: {} }
  for (const { name: file, bytes } of files) {
    packed[file.includes('.text-') ? 'lazy' : 'files'][file] = Buffer.from(bytes)
  }
  return packed
}

export async function open({ files }) {
  const [bytes] = Object.values(files)
  const index = openIndex(JSON.parse(new TextDecoder().decode(bytes)))
  return (query) =>
    search(index, query, { limit: 20 }).hits.map((hit) => ({
      url: hit.document.sectionRoute,
      score: hit.score,
    }))
}

export { addPiece }
