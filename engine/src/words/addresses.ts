/** Addresses of the pages of the engine, in the language of their readers. */

import { primaryLanguageOf } from './languageNames.ts'

type Addresses = {
  readonly search: string
  readonly offline: string
  readonly glossary: string
  readonly print: string
}

const english: Addresses = {
  search: 'search',
  offline: 'offline',
  glossary: 'glossary',
  print: 'print',
}

const addresses: ReadonlyMap<string, Addresses> = new Map<string, Addresses>([
  [
    'fr',
    { search: 'recherche', offline: 'hors-connexion', glossary: 'glossaire', print: 'imprimer' },
  ],
  ['de', { search: 'suche', offline: 'offline', glossary: 'glossar', print: 'drucken' }],
  ['es', { search: 'buscar', offline: 'sin-conexion', glossary: 'glosario', print: 'imprimir' }],
  ['it', { search: 'cerca', offline: 'senza-connessione', glossary: 'glossario', print: 'stampa' }],
  ['nl', { search: 'zoeken', offline: 'offline', glossary: 'woordenlijst', print: 'afdrukken' }],
  ['pt', { search: 'pesquisa', offline: 'sem-conexao', glossary: 'glossario', print: 'imprimir' }],
])

/** English where a language has none that can be typed on any keyboard. */
export const readAddresses = (htmlLang: string): Addresses =>
  addresses.get(primaryLanguageOf(htmlLang)) ?? english
