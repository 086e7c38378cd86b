/** What the bench needs of the engine, in one file. */
export { buildIndex } from '../../engine/src/search/buildIndex.ts'
export { openIndex } from '../../engine/src/search/openIndex.ts'
export { search } from '../../engine/src/search/search.ts'
export { toDocuments } from './corpus.ts'
