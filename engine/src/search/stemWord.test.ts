import { expect, test } from 'vitest'
import { stemWord } from './stemWord.ts'

test.each([
  ['certificat', 'certificats'],
  ['journal', 'journaux'],
  ['reseau', 'reseaux'],
  ['sauvegarde', 'sauvegarder', 'sauvegardez', 'sauvegardes', 'sauvegardee', 'sauvegardees'],
  ['planifier', 'planifiee', 'planifiees', 'planification', 'planifications'],
  ['configuration', 'configurer', 'configure', 'configurez'],
  ['installation', 'installer', 'installez'],
  ['deploiement', 'deployer', 'deploie', 'deploiements'],
  ['hebergement', 'heberger', 'heberge'],
  ['demarrage', 'demarrer', 'demarre'],
  ['montage', 'monter', 'montages'],
  ['verification', 'verifier', 'verifie'],
  ['bases', 'base'],
  ['page', 'pages'],
])('%s and its inflections have one stem', (first, ...others) => {
  for (const other of others) expect(stemWord(other), other).toBe(stemWord(first))
})

test.each([
  ['cle', 'cle'],
  ['php82', 'php82'],
  ['dns', 'dns'],
  ['ssl', 'ssl'],
  ['pass', 'passage'],
  ['part', 'partage'],
  ['services', 'serveurs'],
  ['http', 'https'],
])('%s and %s are not taken for each other unless they are the same', (a, b) => {
  expect(stemWord(a) === stemWord(b)).toBe(a === b)
})
