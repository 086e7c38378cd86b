import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { unknownWords } from './unknownWords.ts'

const french = { code: 'fr', label: 'Français', htmlLang: 'fr', direction: 'ltr' as const }

test('a word that nothing shows is a problem, of the site or of a locale', () => {
  const problems = unknownWords({
    file: 'lucarne.config.ts',
    words: { tipTitle: 'Conseil', skipToContents: 'Au texte', searchTagsLink: 'Étiquettes' },
    locales: [{ ...french, words: { mainNavigation: 'Menu', headinglink: '#' } }],
  })
  expect(problems.map(formatProblem).join('\n')).toMatchInlineSnapshot(`
    "lucarne.config.ts: words.skipToContents: no word has this name
        Did you mean "skipToContent"?
    lucarne.config.ts: words.searchTagsLink: no word has this name
        Did you mean "searchTag"?
    lucarne.config.ts: locales[0].words.headinglink: no word has this name
        Did you mean "headingLink"?"
  `)
})
