import { expect, test } from 'vitest'
import { typeset } from './typography.ts'
import { freshTypography } from './typographyState.ts'

/** `_` stands for a no-break space, `~` for a narrow one. */
const shown = (text: string): string => text.replace(/\u00A0/g, '_').replace(/\u202F/g, '~')

const rows: readonly (readonly [typed: string, out: string])[] = [
  ["l'eau", 'l’eau'],
  ["Qu'est-ce que l'URL ?", 'Qu’est-ce que l’URL~?'],
  ["jusqu'à 24 h", 'jusqu’à 24_h'],
  ["le mode 'strict' et 'tit", 'le mode ‘strict’ et ’tit'],
  ['le "mot de passe"', 'le «_mot de passe_»'],
  ['"a" et "b"', '«_a_» et «_b_»'],
  ['("oui")', '(«_oui_»)'],
  ['« mot »', '«_mot_»'],
  ['«mot»', '«_mot_»'],
  ['un écran de 24"', 'un écran de 24″'],
  ['Voici : a', 'Voici_: a'],
  ['Voici: a', 'Voici_: a'],
  ['Voici :', 'Voici_:'],
  ['à 10:30, a:b, C:\\x', 'à 10:30, a:b, C:\\x'],
  [':smile: et :inconnu:', ':smile: et :inconnu:'],
  ['le réseau 2001:db8:: et C: sont là', 'le réseau 2001:db8:: et C: sont là'],
  ['http://a.example/?b=1;c', 'http://a.example/?b=1;c'],
  ['un ; deux ! trois ?', 'un~; deux~! trois~?'],
  ['un; deux! trois?', 'un~; deux~! trois~?'],
  ['Vraiment ?!', 'Vraiment~?!'],
  ['!important, $?, ?x=1', '!important, $?, ?x=1'],
  ['(attention !)', '(attention~!)'],
  ['10 000 octets', '10~000 octets'],
  ['12 345 678', '12~345~678'],
  ['01 23 45 67 89', '01 23 45 67 89'],
  ['en 2024 300 sites', 'en 2024 300 sites'],
  ['64 Mo, 5 %, 5%, 2 Gbit/s, 30 s', '64_Mo, 5_%, 5_%, 2_Gbit/s, 30_s'],
  ['à 9 h 30, 2 h', 'à 9_h_30, 2_h'],
  ['10 minutes, 21 jours, 2 ans, 12 serveurs', '10_minutes, 21_jours, 2_ans, 12 serveurs'],
  ['2 serveurs, 3 options, 100%25', '2 serveurs, 3 options, 100%25'],
  ['1 000 Mo', '1~000_Mo'],
  ['', ''],
]

test.each(rows)('“%s” is typeset as “%s”', (typed, out) => {
  expect(shown(typeset(typed, 'fr'))).toBe(out)
})

test.each(rows)('typesetting “%s” twice changes nothing more', (typed) => {
  expect(typeset(typeset(typed, 'fr'), 'fr')).toBe(typeset(typed, 'fr'))
})

test('quotes and apostrophes are read across the runs of a block', () => {
  const runs = (...texts: string[]) => {
    const state = freshTypography()
    return texts.map((text) => shown(typeset(text, 'fr', state)))
  }
  expect(runs('"', 'a', '"')).toEqual(['«_', 'a', '_»'])
  expect(runs("l'", 'eau')).toEqual(['l’', 'eau'])
  expect(runs('l', "'eau")).toEqual(['l', '’eau'])
  expect(runs('Attention', ' : a')).toEqual(['Attention', '_: a'])
  expect(runs('Port', ': 22')).toEqual(['Port', '_: 22'])
})

const typed = `It's "done": 'yes' or "no 'maybe' here"! 64 MB, James' and 12" d'eau`

test.each([
  ['none', typed],
  ['en', `It’s “done”: ‘yes’ or “no ‘maybe’ here”! 64 MB, James’ and 12″ d’eau`],
  ['de', `It’s „done“: ‚yes‘ or „no ‚maybe‘ here“! 64_MB, James’ and 12″ d’eau`],
  ['es', `It’s «done»: ‘yes’ or «no ‘maybe’ here»! 64_MB, James’ and 12″ d’eau`],
  ['it', `It’s «done»: “yes” or «no “maybe” here»! 64_MB, James’ and 12″ d’eau`],
] as const)('%s has its own quotes, and nothing of another language', (typography, out) => {
  expect(shown(typeset(typed, typography))).toBe(out)
  expect(typeset(typeset(typed, typography), typography)).toBe(typeset(typed, typography))
})

test('an apostrophe that closes nothing is no quote, in the first word of a block either', () => {
  expect(typeset("Hans' Brot", 'de')).toBe('Hans’ Brot')
})
