import { expect, test } from 'vitest'
import { settleValues, valuePattern } from './valuePattern.ts'

const found = (text: string, ...values: string[]) =>
  [...text.matchAll(valuePattern(values))].map(([value]) => value)

test('a word is found whole, not inside another', () => {
  expect(found('a2ensite sites; ls sites-available mes_sites', 'sites')).toEqual(['sites'])
  expect(found('ssh claire@web1 -l claire', 'claire')).toEqual(['claire', 'claire'])
})

test('the longest value that stands at a place is the one', () => {
  const values = ['agence', 'agence.example', 'www.agence.example', '/var/www/agence.example']
  expect(found('cd /var/www/agence.example && curl www.agence.example agence', ...values)).toEqual([
    '/var/www/agence.example',
    'www.agence.example',
    'agence',
  ])
  expect(found('ls /srv/www /srv', '/srv', '/srv/www')).toEqual(['/srv/www', '/srv'])
})

test('the first name of a domain of examples is not a value by itself', () => {
  expect(found('web1.agence.example agence.conf', 'agence', 'web1')).toEqual(['web1', 'agence'])
})

test('numbers, versions and addresses are whole too, whatever letters stand around', () => {
  expect(found('php8.2-fpm /etc/php/8.2/ 8.20 18.2', '8.2')).toEqual(['8.2', '8.2'])
  expect(found('192.0.2.1:22 192.0.2.11 2222', '192.0.2.1', '22')).toEqual(['192.0.2.1', '22'])
  expect(found('49152-49252:49152', '49152', '49252')).toEqual(['49152', '49252', '49152'])
})

test('a machine is not another whose name goes on', () => {
  expect(found('web1 web1-old web1_bak web1:443 web11', 'web1')).toEqual(['web1', 'web1'])
})

test('a variable of the shell is not a value', () => {
  expect(found('wp_users $wp_version', 'wp_')).toEqual(['wp_'])
})

test('a file named after a domain follows it, and not the first name of it', () => {
  expect(found('agence.example_error.log', 'agence', 'agence.example')).toEqual(['agence.example'])
  expect(found('agence.example_error.log agence_prod', 'agence')).toEqual([])
})

test('a folder or a prefix goes on with anything', () => {
  expect(found('/etc/ssl/agence/cle.pem wp_users', '/etc/ssl/agence/', 'wp_')).toEqual([
    '/etc/ssl/agence/',
    'wp_',
  ])
})

test('what means something to patterns is only text', () => {
  expect(found('pm.max_children = 10 pmXmax_children = 10', 'pm.max_children = 10')).toEqual([
    'pm.max_children = 10',
  ])
  expect(found('(a|b)* /a/b', '(a|b)*', '/a/b')).toEqual(['(a|b)*', '/a/b'])
  expect(found('anything')).toEqual([])
})

test('an example that holds others follows them, unless it has a value of its own', () => {
  const examples = ['agence.example', 'www.agence.example', '/var/www/agence.example', 'claire']
  const settled = settleValues(
    examples,
    new Map([
      ['agence.example', 'mairie.example'],
      ['/var/www/agence.example', '/srv/mairie'],
      ['ailleurs', 'rien'],
    ]),
  )
  expect(Object.fromEntries(settled)).toEqual({
    'agence.example': 'mairie.example',
    'www.agence.example': 'www.mairie.example',
    '/var/www/agence.example': '/srv/mairie',
  })
})
