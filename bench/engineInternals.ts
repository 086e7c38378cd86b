/** Functions of the engine that its package does not export: the only way of the measurements, with `search/engineEntry.ts`, into `engine/src`. */
export { loadConfig } from '../engine/src/config/loadConfig.ts'
export {
  docusaurusIds,
  pythonSlug,
  starlightIds,
  vitepressSlug,
} from '../engine/src/import/slugs.ts'
export { openVersionIndex, readSiteGlossary } from '../engine/src/indexing/searchIndex.ts'
export { compileSites } from '../engine/src/load/compileSites.ts'
export { readSite } from '../engine/src/load/readSite.ts'
export { createSiteParser } from '../engine/src/parse/siteParser.ts'
export { readEngineFiles } from '../engine/src/read/engineFiles.ts'
export { buildIndex } from '../engine/src/search/buildIndex.ts'
export { explain } from '../engine/src/search/explain.ts'
export { isTextFile } from '../engine/src/search/indexFile.ts'
export { languageNamed } from '../engine/src/search/languages/allLanguages.ts'
export { stemWord } from '../engine/src/search/languages/frStems.ts'
export { openIndex, type SearchIndex } from '../engine/src/search/openIndex.ts'
export { openWhole } from '../engine/src/search/openWhole.ts'
export { search } from '../engine/src/search/search.ts'
export type { SearchDocument } from '../engine/src/search/searchDocument.ts'
export { createSearchService, type SearchReply } from '../engine/src/search/searchService.ts'
export { TRADE_GLOSSARY } from '../engine/src/search/tradeGlossary.ts'
export { formsOf } from '../engine/src/search/wordsOf.ts'
export { HOSTILE_QUERIES } from '../engine/src/testing/hostileQueries.ts'
export {
  DEFAULT_SETTINGS,
  SMALL_CORPUS,
  buildFiles,
  documentsOf,
  openAll,
} from '../engine/src/testing/smallCorpus.ts'
export { languageNames, type LanguageName } from '../engine/src/words/languageNames.ts'
