import { expect, test } from 'vitest'
import { documentsOf, buildFiles, openAll, SMALL_CORPUS } from '../testing/smallCorpus.ts'
import type { SearchDocument } from './searchDocument.ts'
import { search } from './search.ts'

const index = openAll(buildFiles(documentsOf(SMALL_CORPUS)))
const routesFor = (query: string) =>
  search(index, query).hits.map((hit) => hit.document.sectionRoute)

test.each([
  // [query, expected first, reason]
  ['securite', '/phpmyadmin/', 'accents may be left out'],
  ['SÉCURITÉ', '/phpmyadmin/', 'capitals do not matter'],
  ['hébergement', '/deploiement/#s1', 'the text has it after an elision'],
  ["l'hébergement", '/deploiement/#s1', 'the query has it after an elision'],
  ['oeuvre', '/deploiement/', 'the text has a ligature'],
  ['sauvegardes', '/sauvegarde/', 'a plural finds the singular of the title'],
  ['planification des tâches', '/taches/', 'a noun finds its verb'],
  ['journal', '/taches/#s1', 'journaux is its plural, and a title'],
  ['config', '/apache/', 'the beginning of configuration and of configurer'],
  ['configurat', '/apache/', 'longer than the stem, shorter than the word'],
  ['certificta', '/certificat/', 'two letters swapped'],
  ['clés~0', '/haproxy/#s1', 'a plural of three letters finds its singular'],
  ['haproxi', '/haproxy/', 'a letter changed'],
  ['sshd_config', '/ssh/#s1', 'an identifier whole'],
  ['/etc/ssh/sshd_config', '/ssh/#s1', 'a path'],
  ['ssh-copy-id', '/ssh/', 'an identifier with dashes'],
  ['php8', '/php/', 'the beginning of php8.2'],
  ['php 8.2', '/php/', 'written apart'],
  ['443/tcp', '/pare-feu/', 'a port with its protocol'],
  ['X-Forwarded-For', '/haproxy/', 'a header'],
  ['.htaccess', '/apache/', 'a hidden file'],
  ['fail2ban', '/fail-2-ban/', 'the name of the page'],
  ['fail 2 ban', '/fail-2-ban/', 'written apart'],
  ['fail-2-ban', '/fail-2-ban/', 'as its tag is written'],
  ['parefeu', '/pare-feu/', 'without its dash'],
  ['pare feu', '/pare-feu/', 'with a space'],
  ['php my admin', '/phpmyadmin/', 'written apart'],
  ['rsync -avz', '/rsync/', 'an option is no refusal'],
  ['--delete', '/rsync/', 'a long option'],
  ['bdd', '/mysql/', 'an acronym of the glossary'],
  ['backup', '/sauvegarde/', 'an English word, also a tag'],
  ['firewall', '/pare-feu/', 'a synonym of the glossary'],
  ['cron', '/taches/', 'a synonym that is also in the text'],
  ['load balancer', '/haproxy/', 'an expression of the glossary'],
  ['mdp', '/mysql/#s1', 'the words of an expression, in a title'],
  ['comment renouveler mon certificat', '/certificat/', 'words of a question count little'],
  ['certificat haproxy', '/haproxy/#s1', 'both words in one section, one of them from the page'],
  ['certificat,', '/certificat/', 'punctuation is left out'],
])('%s → %s: %s', (query, route) => {
  const [first = ''] = routesFor(query)
  expect(route.includes('#') ? first : first.split('#')[0]).toBe(route)
})

test('an address that the index does not hold changes nothing', () => {
  expect(routesFor('certificat 82.65.10.20')).toEqual(routesFor('certificat'))
  expect(routesFor('82.65.10.20')).toEqual([])
})

test('an identifier that is there whole outweighs its parts', () => {
  const corpus = {
    '/a/': { title: 'Parties', sections: { Parties: 'err, too many redirects' } },
    '/b/': {
      title: 'Entier',
      sections: { Entier: `ERR_TOO_MANY_REDIRECTS ${'autre '.repeat(8)}` },
    },
    '/c/': { title: 'Ailleurs', sections: { Ailleurs: 'autre chose' } },
  }
  const documents = documentsOf(corpus)
  const { hits } = search(openAll(buildFiles(documents)), 'ERR_TOO_MANY_REDIRECTS')
  expect(hits[0]?.document.sectionRoute).toBe('/b/')
})

test('of two sections that answer as well, the first comes first', () => {
  const sections = { Page: 'Rien.', Une: 'Le port est ouvert.', Autre: 'Le port est ouvert.' }
  const twin = { Page: 'Rien.', Cela: 'Le port est ouvert.', Ceci: 'Le port est ouvert.' }
  const corpus = documentsOf({
    '/a/': { title: 'Page', sections },
    '/b/': { title: 'Page', sections: twin },
  })
  const { hits } = search(openAll(buildFiles(corpus)), 'port')
  expect(hits.slice(0, 2).map(({ document }) => document.sectionTitle)).toEqual(['Une', 'Cela'])
})

test.each([
  'Emails entrants',
  'email entrant',
  'EMAILS ENTRANTS',
  'les emails entrants',
  'emals entrants',
])('%j leads to the page of that title', (query) => {
  const corpus = documentsOf({
    '/client/': {
      title: 'Emails',
      tags: ['entrants'],
      sections: { Emails: 'Rien.', 'Emails entrants sur un client': 'emails entrants '.repeat(9) },
    },
    '/autre/': {
      title: 'Autre',
      sections: { Autre: 'Rien.', 'Emails entrants': 'emails entrants' },
    },
    '/entrants/': { title: 'Emails entrants', sections: { 'Emails entrants': 'Une page courte.' } },
  })
  const { hits } = search(openAll(buildFiles(corpus)), query)
  expect(hits[0]?.document.sectionRoute).toBe('/entrants/')
})

test('an option that no text holds refuses nothing: it may be another order of its letters', () => {
  const corpus = {
    '/a/': { title: 'Ports', sections: { Ports: 'ss -ltnp montre les ports' } },
    '/b/': { title: 'Clés', sections: { Clés: 'ss' } },
  }
  const open = openAll(buildFiles(documentsOf(corpus)))
  const first = (query: string) => search(open, query).hits[0]?.document.sectionRoute
  expect(first('ss -tlnp')).toBe('/a/')
  expect(first('ss -port')).toBe('/b/')
  expect(first('ss -montre-les')).toBe('/b/')
})

test.each(['gfhjkzqx', 'tzvwqk prrxl', 'le zzkqwx', '   ', '-', '"', ''])(
  '%j finds nothing',
  (query) => {
    expect(search(index, query)).toMatchObject({ hits: [], total: 0 })
  },
)

test('results never vanish between the beginning of a word and its end', () => {
  const word = 'configuration'
  for (let length = 2; length <= word.length; length++) {
    expect(routesFor(word.slice(0, length)), word.slice(0, length)).toContain('/apache/')
  }
})

test('the words of an address are completed, and found when mistyped', () => {
  const corpus = {
    '/Outils/Ticketing/': { title: 'Demander de l’aide', sections: { Aide: 'par courriel' } },
    '/autre/': { title: 'Ailleurs', sections: { Ailleurs: 'autre chose' } },
  }
  const open = openAll(buildFiles(documentsOf(corpus)))
  const routes = (query: string) => search(open, query).hits.map((hit) => hit.document.sectionRoute)
  for (const query of ['ticketi', 'ticketing', 'ticketting'])
    expect(routes(query)[0], query).toBe('/Outils/Ticketing/')
  expect(routes('outil'), 'its folders name other pages too').toEqual([])
})

test('a mistyped word never comes before the word itself', () => {
  const [first] = search(index, 'ssl').hits
  expect(first?.document.sectionRoute).toBe('/certificat/')
})

test('at most eight answers, the best section of each page first', () => {
  const { hits, total } = search(index, 'serveur fichier version')
  const pages = hits.map((hit) => hit.document.sectionRoute.split('#')[0])
  expect(hits).toHaveLength(8)
  expect(total).toBeGreaterThanOrEqual(new Set(pages).size)
  expect(new Set(pages.slice(0, new Set(pages).size)).size).toBe(new Set(pages).size)
})

test.each(['serveur fichier version', 'serveur -fichier', '+serveur version', 'ssl'])(
  '%j: the total is of what a search without limit lists',
  (query) => {
    expect(search(index, query).total).toBe(search(index, query, { limit: 1000 }).hits.length)
  },
)

test('a field confines a word to it', () => {
  expect(routesFor('titre:certificat')).toEqual(
    expect.arrayContaining(['/certificat/', '/haproxy/#s1']),
  )
  expect(routesFor('titre:cadenas')).toEqual([])
  expect(routesFor('contenu:cadenas')).toEqual(['/certificat/'])
  expect(routesFor('contenu:débannir')).toEqual([])
  expect(routesFor('tag:mysql')[0]).toBe('/mysql/')
  expect(routesFor('tag:load-balancing')[0]).toBe('/haproxy/')
  expect(new Set(routesFor('categorie:répartition').map((route) => route.split('#')[0]))).toEqual(
    new Set(['/haproxy/', '/certificat/']),
  )
  expect(routesFor('tag:cadenas')).toEqual([])
  expect(routesFor('categorie:cadenas')).toEqual([])
})

test('a word with + must be there, a word with - must not', () => {
  expect(routesFor('certificat +haproxy').every((route) => route.startsWith('/haproxy/'))).toBe(
    true,
  )
  expect(routesFor('certificat -haproxy').some((route) => route.startsWith('/haproxy/'))).toBe(
    false,
  )
  expect(routesFor('-haproxy')).toEqual([])
})

test('words in quotes follow each other', () => {
  expect(routesFor('"tour de rôle"')).toEqual(['/haproxy/'])
  expect(routesFor('"rôle de tour"')).toEqual([])
  expect(routesFor('"lien symbolique" déploiement')).toEqual(['/deploiement/'])
})

test('quotes pasted within a longer text do not leave it without answer', () => {
  expect(routesFor('ansible "certificat expiré hier" renouveler')[0]).toBe('/certificat/')
  expect(routesFor('+ansible "certificat expiré hier" renouveler')).toEqual([])
  expect(routesFor('+"renouveler certificat" cadenas')).toEqual([])
  expect(routesFor('titre:"renouveler certificat" cadenas')).toEqual([])
})

test('the mistakes allowed and the boost are those asked for', () => {
  expect(routesFor('mysqk~0')).toEqual([])
  expect(routesFor('mysqk~1')[0]).toBe('/mysql/')
  expect(routesFor('rsync apache^9')[0]).toBe('/apache/')
  expect(routesFor('rsync^9 apache')[0]).toBe('/rsync/')
})

test('a mistyped word is found at the least number of mistakes', () => {
  const page = (word: string) => ({ title: word, sections: { [word]: 'Un mot.' } })
  const near = documentsOf({ '/a/': page('certificat'), '/b/': page('certifikat') })
  const { hits } = search(openAll(buildFiles(near)), 'certificas')
  expect(hits.map(({ document }) => document.sectionRoute)).toEqual(['/a/'])
})

test('a common word is marked where its field is asked for, and not beside others', () => {
  const termsOf = (query: string) => search(index, query).hits[0]?.terms
  expect(termsOf('le cadenas')).not.toContain('le')
  expect(termsOf('titre:le pare-feu')).toContain('le')
})

test('a list of links comes after the pages that speak of the same', () => {
  const [first] = documentsOf(SMALL_CORPUS)
  if (!first) throw new Error('no document')
  const page = (id: number, name: string, more: Partial<SearchDocument>): SearchDocument => ({
    ...first,
    id,
    pageTitle: name,
    sectionTitle: name,
    sectionRoute: `/${name}/`,
    tags: [],
    ...more,
  })
  const text = 'La rotation des journaux est faite chaque nuit.'
  const pages = [
    page(1, 'un', { content: 'La rotation des journaux', linkShare: 1 }),
    page(2, 'deux', { content: `${text} Elle garde trente jours de fichiers compressés.` }),
  ]
  const found = search(openAll(buildFiles(pages)), 'rotation des journaux').hits
  expect(found.map(({ document }) => document.pageTitle)).toEqual(['deux', 'un'])
})

test('a name that resembles a field is one that is refused, unless the pages hold it', () => {
  expect(search(index, 'titel:ssl').errors).toHaveLength(1)
  const page = { title: 'Titel', sections: { Titel: 'Un titel en allemand.' } }
  expect(search(openAll(buildFiles(documentsOf({ '/a/': page }))), 'titel:ssl').errors).toEqual([])
})

test.each([
  // [query, typed, other names that are not]
  ['certificat', ['certificat'], ['ssl']],
  ['sshd_config', ['sshdconfig'], ['sshd', 'config']],
  ['certbot', ['certbot'], ['letsencrypt']],
  ['certificta', ['certificat'], []],
  ['renouvel', ['renouvel'], []],
])('of « %s », what was typed is told from what else it is called', (query, typed, others) => {
  const [hit] = search(index, query).hits
  expect(hit?.terms).toEqual(typed)
  for (const other of others) expect(hit?.terms).not.toContain(other)
})

test('a synonym is found, as another name', () => {
  const [hit] = search(index, 'firewall').hits
  expect(hit?.terms).toEqual([])
  expect(hit?.otherTerms).toContain('feu')
})

test.each([
  ['indexe', '/indexe/'],
  ['index', '/index/'],
  ['sauvegarde du site', '/sauvegarde/'],
  ["sauvegardes d'un site", '/sauvegarde/'],
  ['sauvegrade site', '/sauvegarde/'],
])('« %s » is the title of %s, which comes first', (query, first) => {
  const much = Array.from({ length: 8 }, () => 'sauvegarde site index').join(' ')
  const index = openAll(
    buildFiles(
      documentsOf({
        '/index/': { title: 'index', sections: { Début: 'rien' } },
        '/indexe/': { title: 'Indexe', sections: { Début: 'rien' } },
        '/sauvegarde/': { title: 'Sauvegarde du site', sections: { Début: 'rien' } },
        '/autre/': {
          title: 'Autre sauvegarde du site index',
          sections: { 'Sauvegarde site': much, 'Site sauvegarde': much },
        },
      }),
    ),
  )
  expect(search(index, query).hits[0]?.document.sectionRoute).toBe(first)
})
