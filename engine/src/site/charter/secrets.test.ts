import { expect, test } from 'vitest'
import { findSecrets, findTokens } from './secrets.ts'

const allowed = ['motdepasse-de-test']

test.each<[string, string]>([
  ['-----BEGIN OPENSSH PRIVATE KEY-----', 'private key'],
  ['-----BEGIN PRIVATE KEY-----', 'private key'],
  [`token: ${'glpat-'}abcdefghij0123456789`, 'access token'],
  [`agence:${'$2y$05$'}abcdefghijklmnopqrstuvwxyz012345`, 'password hash'],
  [`agence:${'$6$'}saltsalt$abcdefghijklmnopqrstuvwxyz`, 'password hash'],
  ["CREATE USER a IDENTIFIED BY 'Soleil2026!';", 'password'],
  ['password = Soleil2026!', 'password'],
  ['requirepass Soleil2026!', 'password'],
  ['PGPASSWORD=Soleil2026! psql', 'password'],
  ["define('DB_PASSWORD', 'Soleil2026!');", 'password'],
  ['mysql://agence:Soleil2026!@bdd1/boutique', 'password'],
])('%s is a secret', (line, what) => {
  expect(findSecrets(`first\n${line}`, allowed)).toEqual([{ line: 2, what }])
})

test.each([
  "IDENTIFIED BY 'motdepasse-de-test'",
  'password=$MOT_DE_PASSE',
  'password: /run/secrets/base',
  'PasswordAuthentication no',
  'password: …',
  '-----BEGIN CERTIFICATE-----',
  '-----BEGIN PUBLIC KEY-----',
  'https://agence.example:8443/chemin',
])('%s is none', (line) => {
  expect(findSecrets(line, allowed)).toEqual([])
})

test('what a program prints is searched for tokens only', () => {
  expect(findTokens('password = Soleil2026!')).toEqual([])
  expect(findTokens('-----BEGIN RSA PRIVATE KEY-----')).toHaveLength(1)
})
