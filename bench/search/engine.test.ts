import { expect, test } from 'vitest'
import { open, pack } from './engine.mjs'

const SECTIONS = [
  ['/a/', 'Certificat', 'Renouveler un certificat avec certbot.'],
  ['/b/', 'Sauvegarde', 'Restaurer un fichier.'],
].map(([url, title, content], id) => ({
  id,
  url,
  pageTitle: title,
  sectionTitle: title,
  level: 1,
  content,
  tags: [],
  categories: [],
}))

test('an evaluator scores the engine by what a browser downloads of it', async () => {
  const packed = await pack(SECTIONS)
  expect(Object.keys(packed.files)).toHaveLength(1)
  const search = await open(packed)
  expect(search('renouveler').map(({ url }) => url)).toEqual(['/a/'])
})
