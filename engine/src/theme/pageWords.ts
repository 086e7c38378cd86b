/**
 * The words of pages that only a build writes, in French, changed as the others are: the app, which every reader loads,
 * has none of them. Those of articles: `content/articleWords.ts`.
 */

import { withOverrides } from '../content/withOverrides.ts'
import { wordsOf, type Words } from './words.ts'

const frenchWords = {
  breadcrumbs: 'Fil d’Ariane',
  home: 'Page d’accueil',
  pagination: 'Pages de documentation',
  next: 'Suivant',
  previous: 'Précédent',
  onThisPage: 'Sur cette page',
  tagsLabel: 'Tags\u00A0:',
  allTags: 'Voir tous les tags',
  tagTitleOne: 'Un document tagué avec «\u00A0{label}\u00A0»',
  tagTitleMany: '{count} documents tagués avec «\u00A0{label}\u00A0»',
  documentCountOne: '{count} document',
  documentCountMany: '{count} documents',
  itemCountOne: '{count} élément',
  itemCountMany: '{count} éléments',
  edit: 'Éditer cette page',
  viewMarkdown: 'Voir en Markdown',
  updated: 'Dernière mise à jour',
  updatedOn: ' le {date}',
  updatedBy: ' par {author}',
  nextReview: 'À revoir avant le {date}',
  reviewOwner: ' ({owner})',
  overdueTitle: 'Page à revoir',
  overdueText:
    'Cette page devait être revue avant le {date}\u00A0: vérifiez qu’elle est toujours exacte avant de la suivre.',
  unlistedTitle: 'Page non répertoriée',
  unlistedText:
    'Cette page n’est pas répertoriée. Les moteurs de recherche ne l’indexeront pas, et seuls les utilisateurs ayant un lien direct peuvent y accéder.',
  versionBadge: 'Version\u00A0: {label}',
  unreleasedVersion: 'Ceci est la documentation de la prochaine version {label} de {siteTitle}.',
  unmaintainedVersion:
    'Ceci est la documentation de {siteTitle} {label}, qui n’est plus activement maintenue.',
  latestVersion: 'Pour une documentation à jour, consultez la {link} ({label}).',
  latestVersionLink: 'dernière version',
  notFoundTitle: 'Page introuvable',
  notFoundText: 'Nous n’avons pas trouvé ce que vous recherchez.',
  notFoundAdvice:
    'Veuillez contacter le propriétaire du site qui vous a lié à l’URL d’origine et lui faire savoir que son lien est cassé.',
  searchTitle: 'Rechercher dans la documentation',
  searchLate:
    'La recherche n’est pas encore chargée. Rechargez la page, ou parcourez la documentation par ses menus.',
  searchNeedsScript:
    'La recherche fonctionne dans votre navigateur et demande JavaScript. Sans lui, parcourez la documentation par ses menus.',
  offlineTitle: 'Vous êtes hors connexion',
  offlineText: 'Cette page n’a pas été gardée par votre navigateur.',
  offlineAdvice:
    'Les menus et la recherche mènent à celles qui l’ont été. Quand la connexion sera revenue, rechargez la page.',
  offlineCopy: 'Le site ne répond pas : ceci est la copie du {date}.',
} as const

/** All that a page is written with. */
export type PageWords = Words & Readonly<Record<keyof typeof frenchWords, string>>

/** A site's own words, then French. Keys nobody knows are left out. */
export function pageWordsOf(overrides: Readonly<Record<string, string>>): PageWords {
  return { ...wordsOf(overrides), ...withOverrides(frenchWords, overrides) }
}
