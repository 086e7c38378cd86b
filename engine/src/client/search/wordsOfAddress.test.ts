import { expect, test } from 'vitest'
import { wordsOfAddress } from './wordsOfAddress.ts'

test.each([
  ['/', '/SSH/service-ssh/', 'SSH service ssh'],
  ['/', '/Apache.html', 'Apache'],
  ['/', '/Plesk/index.html', 'Plesk'],
  ['/', '/T%C3%A2ches-planifi%C3%A9es/', 'Tâches planifiées'],
  ['/', '/phpMyAdmin', 'php My Admin'],
  ['/docs/', '/docs/mysql/', 'mysql'],
  ['/', '/%E0%A4%A', 'E0 A4 A'],
  ['/', '/', ''],
  ['/', '/404/', ''],
  ['/docs/', '/docs/404.html', ''],
  ['/', '/erreur-404/', 'erreur 404'],
])('under %s, %s is about “%s”', (baseUrl, pathname, words) => {
  expect(wordsOfAddress(pathname, baseUrl)).toBe(words)
})
