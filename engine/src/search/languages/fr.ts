import { nearRelatives, sureRelatives } from './frFamilies.ts'
import { stemWord, trunksOf } from './frStems.ts'
import { frenchArticles, frenchStopWords } from './frStopWords.ts'
import type { SearchLanguage } from '../language.ts'

export const language: SearchLanguage = {
  stem: stemWord,
  trunksOf,
  stopWords: frenchStopWords,
  articles: frenchArticles,
  fields: {
    title: ['titre', 'title'],
    content: ['contenu', 'content', 'texte'],
    tags: ['tag', 'tags', 'etiquette'],
    categories: ['categorie', 'categories', 'category', 'sidebarparentcategories'],
  },
  families: { sure: sureRelatives, near: nearRelatives },
}
