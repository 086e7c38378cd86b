import { expect, test } from 'vitest'
import { buildIndex } from '../../engine/src/search/buildIndex.ts'
import { languageNamed } from '../../engine/src/search/languages/allLanguages.ts'
import { openIndex } from '../../engine/src/search/openIndex.ts'
import { search } from '../../engine/src/search/search.ts'
import { DEFAULT_SETTINGS } from '../../engine/src/testing/smallCorpus.ts'
import { englishDocuments, englishQuestions } from './english.ts'

const settings = { ...DEFAULT_SETTINGS, language: 'en' }
const [file] = buildIndex(englishDocuments, { tag: 'english', stamp: '1', settings }).files
const index = openIndex(JSON.parse(new TextDecoder().decode(file?.bytes)), languageNamed)

test('there are 27 questions on 11 pages', () => {
  expect([englishQuestions.length, englishDocuments.length]).toEqual([27, 11])
})

test.each(englishQuestions)('in English, “%s” leads first to %s', (query, page) => {
  expect(search(index, query).hits[0]?.document.sectionRoute).toBe(page)
})
