import { expect, test } from 'vitest'
import { language } from './languages/fr.ts'
import { parseQuery } from './parseQuery.ts'

const FIELDS = ['titre', 'contenu', 'tag', 'categorie']

test.each([
  ['ssl', [{ text: 'ssl' }]],
  ['titre:ssl', [{ text: 'ssl', field: 'title' }]],
  ['title:ssl', [{ text: 'ssl', field: 'title' }]],
  ['Contenu:ssl', [{ text: 'ssl', field: 'content' }]],
  ['tag:mysql', [{ text: 'mysql', field: 'tags' }]],
  ['étiquette:mysql', [{ text: 'mysql', field: 'tags' }]],
  ['catégorie:plesk', [{ text: 'plesk', field: 'categories' }]],
  ['ssl~1', [{ text: 'ssl', edits: 1 }]],
  ['ssl~9', [{ text: 'ssl', edits: 2 }]],
  ['ssl^4', [{ text: 'ssl', boost: 4 }]],
  ['ssl^1,5', [{ text: 'ssl', boost: 1.5 }]],
  ['ssl~1^4', [{ text: 'ssl', edits: 1, boost: 4 }]],
  ['ssl^4~1', [{ text: 'ssl', edits: 1, boost: 4 }]],
  ['+ssl', [{ text: 'ssl', presence: 'must' }]],
  ['+titre:ssl', [{ text: 'ssl', presence: 'must', field: 'title' }]],
  ['-plesk', [{ text: 'plesk', presence: 'mustNot' }]],
  ['mysql -plesk', [{ text: 'mysql' }, { text: 'plesk', presence: 'mustNot' }]],
  ['du -sh', [{ text: 'du' }, { text: '-sh' }]],
  ['-bash: rsync: introuvable', [{ text: 'rsync:' }, { text: 'introuvable' }]],
  ['"phrase exacte"', [{ text: 'phrase exacte', kind: 'phrase' }]],
  ['« phrase exacte »', [{ text: ' phrase exacte ', kind: 'phrase' }]],
  ['-"phrase exacte"', [{ text: 'phrase exacte', kind: 'phrase', presence: 'mustNot' }]],
  ['titre:"mot de passe"', [{ text: 'mot de passe', kind: 'phrase', field: 'title' }]],
])('%s is read whole', (text, expected) => {
  const defaults = { kind: 'words', presence: 'may', boost: 1 }
  const clauses = expected.map((clause) => ({ ...defaults, ...clause }))
  expect(parseQuery(text, language.fields)).toEqual({ clauses, errors: [] })
})

test.each([
  ['an option', '--delete'],
  ['a one-letter option', '-G'],
  ['a home folder', '~/.ssh'],
  ['an address', 'https://agence.example:8443/a?b=c'],
  ['a port', 'localhost:8080'],
  ['a Windows path', 'C:\\temp'],
  ['a field being typed', 'titre:'],
  ['a distance being typed', 'ssl~'],
  ['a boost being typed', 'ssl^'],
  ['a quote being typed', '"mot de'],
  ['signs alone', '+ - ~ ^ : "'],
  ['a command', 'SELECT * FROM t WHERE a="b";'],
  ['a message', 'NET::ERR_CERT_DATE_INVALID'],
  ['a revision', 'HEAD^{}'],
  ['a home in a prompt', 'web1:~#'],
  ['a name of what is no field', 'sujet:ssl'],
  ['a name of an error', 'urn:ietf:params:acme:error:unauthorized'],
  ['the same, cut', 'acme:error:unauthorized'],
  ['a socket', 'proxy:unix:/run/php/php8.2-fpm.sock|fcgi://localhost'],
  ['an image of a container', 'nginx:alpine'],
  ['a key of YAML', 'test:true text:abc tab:x'],
  ['a Java exception', 'Exception in thread main java.lang:Error'],
  ['a version of a package', 'libpcre2 2:8.39-12~deb11u1'],
  ['a range of versions', '"php":"^8.2" node:^20.x'],
  ['a short name of a file', 'C:\\PROGRA~abc'],
  ['a permission', 'contents:read'],
  ['a setting', 'context:prod'],
  ['a plural', 'titres:oui Titles:x étiquettes:y contenus:z'],
])('%s is no mistake: %s', (_, text) => {
  expect(parseQuery(text, language.fields).errors).toEqual([])
})

test.each([
  ['titel:ssl', { key: 'unknownField', found: 'titel', fields: FIELDS }],
  ['Catgorie:ssl', { key: 'unknownField', found: 'Catgorie', fields: FIELDS }],
  ['ssl~deux', { key: 'editsNotANumber', found: 'deux' }],
  ['ssl^fort', { key: 'boostNotANumber', found: 'fort' }],
])('%s is reported, and its words are still searched', (text, error) => {
  const { clauses, errors } = parseQuery(text, language.fields)
  expect(errors).toEqual([error])
  expect(clauses[0]?.text).toContain('s')
  expect(clauses[0]?.presence).toBe('may')
})

test.each([
  'root@web1:~# systemctl reload',
  '[root@web1 ~]# systemctl reload',
  ' jeanne@web1:/var/www$ systemctl reload',
])('the prompt of %s is no part of the query', (text) => {
  expect(parseQuery(text, language.fields).clauses.map((clause) => clause.text)).toEqual([
    'systemctl',
    'reload',
  ])
})

test('a query is cut at 512 characters', () => {
  expect(parseQuery(`${'a '.repeat(300)}z`, language.fields).clauses).toHaveLength(256)
})
