import { expect, test } from 'vitest'
import type { CodeBlock } from '../content/codeBlock.ts'
import { blockNoteOf, verificationOf } from './verification.ts'
import type { VerifiedBlock, VerifiedPage, VerifiedRelease } from './verifiedPage.ts'
import { pageWordsOf } from '../words/languageWords.ts'

const words = pageWordsOf('fr')

const runOf = (...verdicts: VerifiedBlock['verdict'][]): VerifiedRelease => ({
  hash: 'same',
  date: '2026-11-21',
  system: 'Debian 12',
  programs: [
    { name: 'HAProxy', version: '2.6.12' },
    { name: 'Apache', version: '2.4.71' },
  ],
  blocks: verdicts.map((verdict) => ({
    verdict,
    ...(verdict === 'checked' && { reason: 'pas de moteur Docker dans le banc' }),
  })),
})

const pageWith = (...verdicts: VerifiedBlock['verdict'][]): VerifiedPage => ({
  of: ['12'],
  releases: { 12: runOf(...verdicts) },
})

/** No-break spaces shown as `~`. */
const visible = (text: string | undefined) => text?.replace(/[\u00A0\u202F]/g, '~')

test.each<[string, VerifiedBlock['verdict'][], string, string]>([
  [
    'every block was run: expected outputs are not counted',
    ['executed', 'compared', 'executed'],
    'verified',
    'Vérifié le 21~novembre~2026 sur Debian~12~: HAProxy~2.6.12, Apache~2.4.71 — 2~blocs exécutés sur~2.',
  ],
  [
    'some blocks were not run',
    ['executed', 'checked', 'checked', 'skipped'],
    'partial',
    'Vérifié le 21~novembre~2026 sur Debian~12~: HAProxy~2.6.12, Apache~2.4.71 — 1~bloc exécuté, 2~contrôlés sans exécution, 1~non exécuté (voir la mention sous le bloc).',
  ],
  [
    'nothing was run, so the word « vérifié » is not there',
    ['checked', 'skipped', 'skipped'],
    'partial',
    'Contrôlé le 21~novembre~2026~: 1~bloc contrôlé sans exécution, 2~non exécutés (voir la mention sous le bloc).',
  ],
  [
    'nothing could be run',
    ['shown', 'skipped'],
    'partial',
    'Page relue le 21~novembre~2026~: 1~bloc non exécuté (voir la mention sous le bloc).',
  ],
  [
    'there is nothing to run',
    ['shown'],
    'read',
    'Page relue le 21~novembre~2026~; elle ne contient pas de commande exécutable.',
  ],
])('the label of a page says that %s', (_, verdicts, state, label) => {
  const verification = verificationOf(pageWith(...verdicts), 'same', words)
  expect(verification?.state).toBe(state)
  expect(visible(verification?.label)).toBe(label)
})

test('a page whose blocks have changed since is to be verified again', () => {
  expect(verificationOf(pageWith('executed'), 'changed', words)).toEqual({
    state: 'stale',
    label: 'À revérifier',
  })
})

test('a page that was never verified has no label', () => {
  expect(verificationOf(undefined, 'same', words)).toBeUndefined()
})

test('the first of a month is written 1er', () => {
  const entry = { of: ['12'], releases: { 12: { ...runOf('shown'), date: '2026-12-01' } } }
  expect(visible(verificationOf(entry, 'same', words)?.label)).toContain('le 1er~décembre~2026')
})

const onBoth: VerifiedPage = {
  of: ['12', '13'],
  releases: {
    12: runOf('executed', 'executed', 'other'),
    13: {
      ...runOf('executed', 'other', 'executed'),
      system: 'Debian 13',
      date: '2026-11-25',
      programs: [
        { name: 'HAProxy', version: '3.0.11' },
        { name: 'Apache', version: '2.4.71' },
      ],
    },
  },
}

test('the label of two releases has the versions of each, and counts a block of one of them once', () => {
  expect(visible(verificationOf(onBoth, 'same', words)?.label)).toBe(
    'Vérifié le 21~novembre~2026 sur Debian~12~et~13~: HAProxy~2.6.12~/~3.0.11, Apache~2.4.71 — 3~blocs exécutés sur~3.',
  )
})

test('the label says which release lags behind', () => {
  const { 12: twelve } = onBoth.releases
  const verification = verificationOf({ ...onBoth, releases: { 12: twelve! } }, 'same', words)
  expect(verification?.state).toBe('partial')
  expect(visible(verification?.label)).toContain('sur~2. À revérifier~: Debian~13.')
})

const block = (meta: CodeBlock['meta']): CodeBlock => ({
  index: 0,
  lang: 'bash',
  meta,
  code: 'id\n',
  line: 1,
})

test.each<[string, CodeBlock['meta'], VerifiedBlock['verdict'], string]>([
  ['nothing', {}, 'executed', ''],
  [
    'why it was not run',
    { skip: "service en ligne : accès à l'espace client." },
    'skipped',
    '<p class="block-note">Non exécuté~: service en ligne~: accès à l’espace client.</p>',
  ],
  [
    'that it was only checked',
    { controle: 'compose' },
    'checked',
    '<p class="block-note">Syntaxe contrôlée, non exécuté~: pas de moteur Docker dans le banc.</p>',
  ],
  [
    'nothing that its caption says above it',
    { compte: 'agence', droits: '600', echec: 'Syntax error', base: 'boutique' },
    'executed',
    '',
  ],
])('the note under a block says %s', (_, meta, verdict, note) => {
  expect(visible(blockNoteOf(block(meta), { page: pageWith(verdict), hash: 'same' }, words))).toBe(
    note,
  )
})

test.each([
  ['en', 'Syntax checked, not executed.'],
  ['de', 'Syntax geprüft, nicht ausgeführt.'],
])('in %s, what the bench says in French is left out: %s', (language, note) => {
  const run = { page: pageWith('checked'), hash: 'same' }
  expect(blockNoteOf(block({ controle: 'compose' }), run, pageWordsOf(language))).toBe(
    `<p class="block-note">${note}</p>`,
  )
})

test('a block of a page that has changed is not said to be checked', () => {
  const changed = { page: pageWith('checked'), hash: 'changed' }
  expect(blockNoteOf(block({ controle: 'compose' }), changed, words)).toBe('')
})

test('the label of a page is in its own language, down to the form of its numbers', () => {
  const labelIn = (language: string) =>
    visible(
      verificationOf(pageWith('executed', 'checked', 'skipped'), 'same', pageWordsOf(language))
        ?.label,
    )
  expect(labelIn('en')).toBe(
    'Verified on November~21,~2026 on Debian~12: HAProxy~2.6.12, Apache~2.4.71 — 1~block executed, 1~checked without being executed, 1~not executed (see the note under the block).',
  )
  expect(labelIn('de')).toContain('1~Block ausgeführt, 1~ohne Ausführung geprüft')
  expect(labelIn('ar')).toContain('نُفِّذت كتلة واحدة، فُحصت واحدة دون تنفيذ، واحدة لم تُنفَّذ')
})
