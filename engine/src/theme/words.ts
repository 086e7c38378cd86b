/** Every word that the app shows, in French; a site changes any of them by key (`frame.words`). Those that only a build writes: `pageWords.ts`. */

import { fill } from '../content/fill.ts'
import { withOverrides } from '../content/withOverrides.ts'

export { fill }

const frenchWords = {
  skipToContent: 'Aller au contenu principal',
  mainNavigation: 'Navigation principale',
  docsNavigation: 'Menu de la documentation',
  openMenu: 'Ouvrir/fermer la barre de navigation',
  closeMenu: 'Fermer la barre de navigation',
  backToMainMenu: '← Retour au menu principal',
  languages: 'Langues',
  versions: 'Versions',
  externalLink: '(nouvel onglet)',
  colorMode: 'Basculer entre le mode sombre et clair (actuellement {mode})',
  darkMode: 'mode sombre',
  lightMode: 'mode clair',
  announcement: 'Annonce',
  close: 'Fermer',
  expandCategory: 'Développer la catégorie «\u00A0{label}\u00A0» de la barre latérale',
  collapseCategory: 'Réduire la catégorie «\u00A0{label}\u00A0» de la barre latérale',
  hideSidebar: 'Réduire le menu latéral',
  showSidebar: 'Déplier le menu latéral',
  branchFailed: 'Cette partie du menu n’a pas pu être chargée.',
  backToTop: 'Retour au début de la page',
  tags: 'Tags',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'Copie impossible',
  copyCode: 'Copier le code',
  wrapCode: 'Activer/désactiver le retour à la ligne',
  ownValues: 'Mes valeurs',
  ownValuesSet: 'Mes valeurs ({count})',
  ownValuesDone: 'Terminer',
  ownValueOf: 'Votre valeur à la place de {example}',
  ownValuesCountOne: '{count} remplacement dans les commandes de cette page.',
  ownValuesCountMany: '{count} remplacements dans les commandes de cette page.',
  ownValuesPrivacy: 'Vos valeurs restent dans ce navigateur.',
  enlarge: 'Agrandir',
  enlargeNamed: 'Agrandir «\u00A0{name}\u00A0»',
  tasksDoneOne: '{count} étape sur {total}',
  tasksDoneMany: '{count} étapes sur {total}',
  tasksClear: 'Recommencer',
  tasksRestore: 'Rétablir les coches',
  wrongBaseUrl:
    'Ce site ne s’est pas bien chargé\u00A0: il a été construit pour l’adresse de base «\u00A0{configured}\u00A0», mais il est servi sous «\u00A0{served}\u00A0». Mettez «\u00A0{served}\u00A0» comme baseUrl dans la configuration, puis reconstruisez-le.',
  crashTitle: 'Cette page a planté.',
  crashCause: 'Cause\u00A0: {message}',
  retry: 'Réessayer',
  loadingPage: 'Chargement de la page',
  loadFailed: 'La page demandée n’a pas pu être chargée.',
  navItemFailed:
    'Un élément de la barre de navigation ne peut pas être affiché. Vérifiez cet élément dans la configuration du site\u00A0: {item}',
  search: 'Rechercher',
  searchPlaceholder: 'Rechercher...',
  searchNoResult: 'Pas de résultat.',
  searchFailed: 'L’index de recherche n’a pas pu être chargé.',
  searchClear: 'Effacer',
  searchCancel: 'Annuler',
  searchSubmit: 'Chercher',
  searchWaiting: 'Recherche en cours…',
  searchCountOne: '{count} résultat',
  searchCountMany: '{count} résultats',
  searchCountFirst: 'Les {first} premiers résultats',
  searchCountAmong: '{results} parmi les {first} premiers',
  searchAll: 'Voir tous les résultats ({count})',
  searchSlash: 'Ouvrir la recherche avec la touche /',
  searchRecent: 'Recherches récentes',
  searchTag: 'Tag',
  searchCategory: 'Catégorie',
  searchAny: 'Tous',
  searchAnyCategory: 'Toutes',
  searchUnknownField:
    'Le champ «\u00A0{found}\u00A0» n’existe pas. Champs possibles\u00A0: {fields}.',
  searchEditsNotANumber:
    'Après «\u00A0~\u00A0», le nombre de fautes permises doit être un nombre, et non «\u00A0{found}\u00A0».',
  searchBoostNotANumber:
    'Après «\u00A0^\u00A0», le poids du mot doit être un nombre, et non «\u00A0{found}\u00A0».',
  searchNearPages: 'Les pages les plus proches',
  highlightOne: '{count} occurrence',
  highlightMany: '{count} occurrences',
  highlightPrevious: 'Occurrence précédente',
  highlightNext: 'Occurrence suivante',
  highlightClear: 'Effacer le surlignage (Échap)',
  highlightBar: 'Mots recherchés',
} as const

export type WordKey = keyof typeof frenchWords
export type Words = Readonly<Record<WordKey, string>>

/** The table for a site: its own words, then French. Keys nobody knows are left out. */
export function wordsOf(overrides: Readonly<Record<string, string>>): Words {
  return withOverrides(frenchWords, overrides)
}

/** French plural: 0 and 1 take the singular. */
export function countOf(count: number, one: string, many: string): string {
  return fill(Math.abs(count) < 2 ? one : many, { count })
}
