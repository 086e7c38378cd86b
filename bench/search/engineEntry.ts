/** Exports of the engine that a search bundle needs: with `../engineInternals.ts`, the only way into `engine/src`. */
export { buildIndex } from '../../engine/src/search/buildIndex.ts'
export { addPiece, openIndex } from '../../engine/src/search/openIndex.ts'
export { languageNamed } from '../../engine/src/search/languages/allLanguages.ts'
export { search } from '../../engine/src/search/search.ts'
export { DEFAULT_SETTINGS } from '../../engine/src/testing/smallCorpus.ts'
export { toDocuments } from './toDocuments.ts'
