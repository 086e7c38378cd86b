/** Addresses of the pages of the engine, in the language of their readers. */

import { primaryLanguageOf } from './languageNames.ts'

type Addresses = { readonly search: string; readonly offline: string }

const english: Addresses = { search: 'search', offline: 'offline' }

const addresses: ReadonlyMap<string, Addresses> = new Map<string, Addresses>([
  ['fr', { search: 'recherche', offline: 'hors-connexion' }],
  ['de', { search: 'suche', offline: 'offline' }],
  ['es', { search: 'buscar', offline: 'sin-conexion' }],
  ['it', { search: 'cerca', offline: 'senza-connessione' }],
  ['nl', { search: 'zoeken', offline: 'offline' }],
  ['pt', { search: 'pesquisa', offline: 'sem-conexao' }],
])

/** English where a language has none that can be typed on any keyboard. */
export const addressesOf = (htmlLang: string): Addresses =>
  addresses.get(primaryLanguageOf(htmlLang)) ?? english
