import { expect, test } from 'vitest'

import { pleskProblem } from './plesk.ts'

const reference = {
  source: 'https://docs.plesk.example/',
  read: '2026-11-21',
  utilities: {
    'bin subscription': { commands: ['--create', '--info'], options: ['-owner', '-ip'] },
    repair: { commands: ['web', 'db'], options: ['-y', '-n'] },
    version: {},
  },
}

test.each<[string, string | undefined]>([
  ['sudo plesk bin subscription --create agence.example -owner admin -ip 192.0.2.10', undefined],
  ['sudo plesk repair web agence.example -n', undefined],
  ['sudo plesk version | grep -i obsidian', undefined],
  ['sudo --preserve-env=PSA_PASSWORD plesk bin subscription --info agence.example', undefined],
  ['plesk repair web -n', 'plesk is for root, write sudo: plesk repair web -n'],
  [
    'sudo plesk bin subscription --creer agence.example',
    'plesk bin subscription has no command --creer: sudo plesk bin subscription --creer agence.example',
  ],
  [
    'sudo plesk bin subscription',
    'plesk bin subscription has no command (none given): sudo plesk bin subscription',
  ],
  ['sudo plesk repair web -x', 'plesk repair has no option -x: sudo plesk repair web -x'],
  [
    'sudo plesk bin nothing --list',
    'not in the reference: bin nothing (sudo plesk bin nothing --list)',
  ],
  ['rm -r /var/www', 'not a plesk command: rm -r /var/www'],
])('%s', (line, problem) => {
  expect(pleskProblem(line, reference)).toBe(problem)
})

test('of two utilities that a command begins with, the longer is called, in whatever order', () => {
  const [bare, site] = [{ options: ['-a'] }, { commands: ['--list'], options: ['-b'] }]
  for (const utilities of [
    { bin: bare, 'bin site': site },
    { 'bin site': site, bin: bare },
  ]) {
    expect(
      pleskProblem('sudo plesk bin site --list -b', { ...reference, utilities }),
    ).toBeUndefined()
    expect(pleskProblem('sudo plesk bin -a', { ...reference, utilities })).toBeUndefined()
  }
})
