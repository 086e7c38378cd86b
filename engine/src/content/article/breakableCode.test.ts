import { expect, test } from 'vitest'
import { breakableCode } from './breakableCode.ts'

/** `·` where a line may end, `|` where it may in a narrow column only. */
const drawn = (code: string): string =>
  breakableCode(code).replaceAll('<wbr class="narrow">', '|').replaceAll('<wbr>', '·')

test.each([
  ['/etc/mysql/mariadb.conf.d/*.cnf', '/etc/·mysql/·mariadb·.conf·.d/·*·.cnf'],
  ['utf8mb4_unicode_ci', 'utf8mb4_|unicode_|ci'],
  ['/etc/apache2/sites', '/etc/|apache2/|sites'],
  ["'boutique'@'localhost'", "'boutique'@·'localhost'"],
  ['https://www.agence.example/', 'https://·www·.agence·.example/'],
  ['innodb_buffer_pool_size=1G', 'innodb_·buffer_·pool_·size=·1G'],
  ['192.0.2.10/255.255.255.0', '192.0.2.10/·255.255.255.0'],
])('a long name is cut where its parts are joined: %s', (code, expected) => {
  expect(drawn(code)).toBe(expected)
})

test.each([
  ['/etc/hosts', 'what a column holds'],
  ['sudo a2enmod ssl rewrite headers', 'short words, however many'],
  ['Options +FollowSymLinks', 'a name that would be read as several'],
  ['sites-available-by-default', 'what browsers cut already'],
])('%s: %s is left whole', (code) => {
  expect(drawn(code)).toBe(code)
})

test('what HTML would read is escaped, and never cut inside', () => {
  expect(breakableCode('<Directory> && /srv/a&b/<nom>')).toBe(
    '&lt;Directory&gt; &amp;&amp; /srv/<wbr class="narrow">a&amp;b/<wbr class="narrow">&lt;nom&gt;',
  )
})
