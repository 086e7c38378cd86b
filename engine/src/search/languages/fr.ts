import { nearRelatives, sureRelatives } from './frFamilies.ts'
import { stemWord, trunkOf } from './frStems.ts'
import { frenchArticles, frenchStopWords } from './frStopWords.ts'
import type { SearchLanguage } from '../language.ts'

export const language: SearchLanguage = {
  stem: stemWord,
  trunkOf,
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
