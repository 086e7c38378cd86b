/** Addresses of the pages of the engine, in the language of their readers. */

import { primaryLanguageOf } from './languageNames.ts'

type Addresses = { readonly search: string; readonly offline: string; readonly glossary: string }

const english: Addresses = { search: 'search', offline: 'offline', glossary: 'glossary' }

const addresses: ReadonlyMap<string, Addresses> = new Map<string, Addresses>([
  ['fr', { search: 'recherche', offline: 'hors-connexion', glossary: 'glossaire' }],
  ['de', { search: 'suche', offline: 'offline', glossary: 'glossar' }],
  ['es', { search: 'buscar', offline: 'sin-conexion', glossary: 'glosario' }],
  ['it', { search: 'cerca', offline: 'senza-connessione', glossary: 'glossario' }],
  ['nl', { search: 'zoeken', offline: 'offline', glossary: 'woordenlijst' }],
  ['pt', { search: 'pesquisa', offline: 'sem-conexao', glossary: 'glossario' }],
])

/** English where a language has none that can be typed on any keyboard. */
export const addressesOf = (htmlLang: string): Addresses =>
  addresses.get(primaryLanguageOf(htmlLang)) ?? english
