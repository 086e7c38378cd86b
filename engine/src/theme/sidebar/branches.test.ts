import { expect, test } from 'vitest'
import { frameOf } from '../../testing/pages.ts'
import { branchesTo, isBranchOpen, parseBranches } from './branches.ts'

const items = frameOf().sidebars['docs'] ?? []
const group = { kind: 'group', label: 'A', items: [], collapsible: true, collapsed: true } as const

test.each([
  ['/', []],
  ['/Apache/', ['/Serveurs']],
  ['/Haproxy/', ['/Serveurs', '/Serveurs/HAProxy']],
  ['/Haproxy/ssl/', ['/Serveurs', '/Serveurs/HAProxy']],
  ['/ailleurs/', []],
])('the branches that lead to %s are %j', (href, keys) => {
  expect(Object.keys(branchesTo(href, items))).toEqual(keys)
})

test.each([
  ['as the site says, at first', {}, group, false],
  ['as the reader left it', { '/A': true }, group, true],
  ['always, when it does not collapse', { '/A': false }, { ...group, collapsible: false }, true],
] as const)('a branch is open %s', (_, branches, shown, isOpen) => {
  expect(isBranchOpen(branches, '/A', shown)).toBe(isOpen)
})

test.each([
  [null, {}],
  ['{"/A":true,"/B":false}', { '/A': true, '/B': false }],
  ['{"/A":"oui"}', {}],
  ['[', {}],
  ['null', {}],
])('what the session kept, %s, is read as %j', (stored, branches) => {
  expect(parseBranches(stored)).toEqual(branches)
})
