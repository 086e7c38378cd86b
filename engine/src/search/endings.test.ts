import { expect, test } from 'vitest'
import { documentsOf, buildFiles, openAll } from '../testing/smallCorpus.ts'
import { search } from './search.ts'

const documents = documentsOf({
  '/sauvegarde/': {
    title: 'Sauvegarde',
    sections: { Sauvegarde: 'Sauvegarder chaque nuit, garder dix sauvegardes déjà sauvegardées.' },
  },
  '/cle/': { title: 'Clé', sections: { Clé: 'Une clé, des clés.' } },
})

test.each([false, true])(
  'an ending of one or two letters takes no place of its own (pieces: %s)',
  (isPieced) => {
    const settings = { shardThreshold: isPieced ? 0 : Number.MAX_SAFE_INTEGER, shardLength: 60 }
    const index = openAll(buildFiles(documents, { settings }))
    const forms = index.terms.flatMap((terms) => terms?.forms ?? [])
    expect(forms.filter((form) => form.startsWith('sauv'))).toEqual(['sauvegarde'])
    expect(forms).toContain('cles')
    for (const typed of [
      'sauvegarde',
      'sauvegardes',
      'sauvegarder',
      'sauvegardées',
      'sauvegardez',
    ]) {
      expect(search(index, typed).hits[0]?.document.sectionRoute, typed).toBe('/sauvegarde/')
      expect(search(index, typed).hits[0]?.terms, typed).toEqual(['sauvegard'])
    }
  },
)
