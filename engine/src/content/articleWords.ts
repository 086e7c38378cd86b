/** Every word that is added to what an author wrote, in French; a site, or one of its locales, changes any by key (`words`). */

import { withOverrides } from './withOverrides.ts'

const frenchWords = {
  noteTitle: 'Remarque',
  tipTitle: 'Astuce',
  infoTitle: 'Information',
  warningTitle: 'Attention',
  dangerTitle: 'Danger',
  cautionTitle: 'Attention',
  secondaryTitle: 'Note',
  importantTitle: 'Important',
  successTitle: 'Succès',
  step: 'Étape {number}',
  showCode: 'Afficher les {count} lignes',
  headingLink: 'Lien direct vers {title}',
  taskDone: 'Fait',
  taskToDo: 'À faire',
  table: 'Tableau',
  tableOf: 'Tableau\u00A0: {columns}',
  footnotes: 'Notes',
  footnote: 'Note {number}',
  footnoteBack: 'Revenir à l’appel de note',
  onMachine: 'sur {machine}',
  withRights: 'droits {rights}',
  underAccount: 'sous le compte {account}',
  inDatabase: 'base {database}',
  meantToFail: 'échoue volontairement',
  unreadableTitle: 'Cette page n’a pas pu être lue',
  unreadablePlace: 'Ligne {line}, colonne {column}\u00A0:',
} as const

export type ArticleWords = Readonly<Record<keyof typeof frenchWords, string>>

/** A site's own words, then French. Keys that are not of articles are left out. */
export function articleWordsOf(overrides: Readonly<Record<string, string>>): ArticleWords {
  return withOverrides(frenchWords, overrides)
}
