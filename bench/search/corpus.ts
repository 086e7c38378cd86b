/** Sections and judged queries: a folder given by the caller, or the small corpus of the tests. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { SMALL_CORPUS, documentsOf, type SearchDocument } from '../engineInternals.ts'
import { toDocuments } from './toDocuments.ts'

export type JudgedQuery = {
  readonly query: string
  readonly class: string
  /** Page address → 3 the page to open, 2 good, 1 partly; empty: nothing must be found. */
  readonly judgments: Readonly<Record<string, number>>
}

export type Corpus = {
  readonly name: string
  readonly documents: readonly SearchDocument[]
  readonly queries: readonly JudgedQuery[]
}

/** `folder` holds `corpus.json` and `dev-queries.json`. */
export async function readCorpus(folder: string | undefined): Promise<Corpus> {
  if (folder === undefined) {
    return { name: 'small corpus', documents: documentsOf(SMALL_CORPUS), queries: SMALL_QUERIES }
  }
  const read = async (file: string) => JSON.parse(await readFile(path.join(folder, file), 'utf8'))
  return {
    name: folder,
    documents: toDocuments(await read('corpus.json')),
    queries: await read('dev-queries.json'),
  }
}

const judged = (kind: string, query: string, page?: string): JudgedQuery => ({
  query,
  class: kind,
  judgments: page === undefined ? {} : { [page]: 3 },
})

const SMALL_QUERIES: readonly JudgedQuery[] = [
  judged('no accents', 'deployer sans coupure', '/deploiement/'),
  judged('no accents', 'memoire php', '/php/'),
  judged('inflected', 'sauvegardes', '/sauvegarde/'),
  judged('inflected', 'planification de tâches', '/taches/'),
  judged('elision', "l'hébergement", '/deploiement/'),
  judged('typo', 'certificta', '/certificat/'),
  judged('typo', 'haproxi', '/haproxy/'),
  judged('synonym', 'bdd', '/mysql/'),
  judged('synonym', 'firewall', '/pare-feu/'),
  judged('prefix', 'configurat', '/apache/'),
  judged('prefix', 'synchro', '/rsync/'),
  judged('identifiers', 'sshd_config', '/ssh/'),
  judged('identifiers', 'php8.2', '/php/'),
  judged('identifiers', 'fail 2 ban', '/fail-2-ban/'),
  judged('natural', 'comment renouveler mon certificat', '/certificat/'),
  judged('none', 'gfhjkzqx'),
]
