import { expect, test } from 'vitest'
import { openForms } from './openTerms.ts'
import { packNumbers } from './numbers.ts'
import { findTypos } from './typos.ts'

const dictionary = openFormsOf([
  'certain',
  'certains',
  'certificat',
  'certificats',
  'fail2ban',
  'mysql',
  'serveur',
  'systemd',
  'ssh',
  'ssl',
  'terminator',
])

test.each([
  ['two letters swapped', 'certificta', 1, ['certificat']],
  ['a letter dropped', 'sytemd', 1, ['systemd']],
  ['a letter added', 'seerveur', 1, ['serveur']],
  ['a letter changed', 'mysql', 1, []],
  ['a first letter changed', 'nysql', 1, ['mysql']],
  ['two edits', 'terminnattr', 2, ['terminator']],
  ['two edits when one is allowed', 'terminnattr', 1, []],
  ['several candidates', 'ssx', 1, ['ssh', 'ssl']],
  ['a word longer than all', 'certificatsxxxx', 2, []],
  ['nothing alike', 'zzzzzz', 2, []],
])('%s: %s', (_, word, maxEdits, forms) => {
  const found = findTypos(dictionary, word, { maxEdits, isBegun: false })
  expect(found.map(({ form }) => form)).toEqual(forms)
})

test.each([
  ['two letters swapped', 'cretif', ['certificat', 'certificats']],
  ['a letter dropped, or another', 'certfi', ['certain', 'certains', 'certificat', 'certificats']],
  ['a letter added', 'seerv', ['serveur']],
  ['a letter changed', 'sustem', ['systemd']],
  ['the last letter is a wrong one', 'fail2n', ['fail2ban']],
  ['the first letter is a wrong one', 'detvif', []],
  ['a word that is a letter longer than the form', 'mysqll', ['mysql']],
  ['two edits', 'cretfi', []],
  ['nothing alike', 'zzzzz', []],
])('the beginning of a word, %s: %s', (_, word, forms) => {
  const found = findTypos(dictionary, word, { maxEdits: 1, isBegun: true })
  expect(found.map(({ form }) => form)).toEqual(forms)
})

test('the same forms are found as by comparing with each of them in turn', () => {
  for (const word of ['certifcat', 'sertain', 'ss', 'sysql', 'failban', 'erveurs']) {
    for (const maxEdits of [1, 2]) {
      for (const isBegun of [false, true]) {
        const found = findTypos(dictionary, word, { maxEdits, isBegun })
        const expected = dictionary.forms
          .map((form) => ({ form, edits: editsOf(word, form, isBegun), isBegun }))
          .filter(({ edits }) => edits > 0 && edits <= maxEdits)
        expect(found, word).toEqual(expected)
      }
    }
  }
})

/** To the form or, when the word is but begun, to that of its beginnings which is nearest. */
function editsOf(word: string, form: string, isBegun: boolean): number {
  if (!isBegun) return distanceOf(word, form)
  const beginnings = Array.from({ length: form.length + 1 }, (_, length) => form.slice(0, length))
  return Math.min(...beginnings.map((beginning) => distanceOf(word, beginning)))
}

function openFormsOf(words: readonly string[]) {
  const forms = words.toSorted()
  const shared = forms.map((form, i) => sharedLength(forms[i - 1] ?? '', form))
  const rests = forms.map((form, i) => form.slice(shared[i]))
  return openForms({ shared: packNumbers(shared), rests: rests.join('\n'), terms: '' })
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** Textbook optimal string alignment. */
function distanceOf(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)])
  const at = (i: number, j: number) => d[i]?.[j] ?? Infinity
  for (let j = 0; j <= b.length; j++) d[0]![j] = j
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(i - 2, j - 2) + 1)
      d[i]![j] = cost
    }
  }
  return at(a.length, b.length)
}
