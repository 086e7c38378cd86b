import { expect, test } from 'vitest'
import { isSamePath } from './samePath.ts'

test.each([
  ['/Apache/', '/Apache/', true],
  ['/apache', '/Apache/', true],
  ['/Apache.html', '/Apache/', true],
  ['/Plesk/index.html', '/Plesk/', true],
  ['/INDEX.HTML', '/', true],
  ['/de%CC%81ploiement/', '/d%C3%A9ploiement/', true],
  ['/d%c3%89ploiement/', '/d%C3%A9ploiement/', true],
  ['/d%E9ploiement.html', '/d%C3%A9ploiement/', false],
  ['/Apache/installer/', '/Apache/', false],
])('%s and %s: %s', (pathname, other, isSame) => {
  expect(isSamePath(pathname, other)).toBe(isSame)
})
