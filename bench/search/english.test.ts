import { expect, test } from 'vitest'
import {
  DEFAULT_SETTINGS,
  buildIndex,
  languageNamed,
  openIndex,
  search,
} from '../engineInternals.ts'
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
