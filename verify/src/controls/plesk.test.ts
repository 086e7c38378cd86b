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
  ['plesk bin subscription --create agence.example -owner admin -ip 192.0.2.10', undefined],
  ['sudo plesk repair web agence.example -n', undefined],
  ['plesk version | grep -i obsidian', undefined],
  [
    'plesk bin subscription --creer agence.example',
    'plesk bin subscription has no command --creer: plesk bin subscription --creer agence.example',
  ],
  [
    'plesk bin subscription',
    'plesk bin subscription has no command (none given): plesk bin subscription',
  ],
  [
    'plesk repair web -x',
    'plesk repair web has no option -x: plesk repair web -x'.replace(
      'repair web has',
      'repair has',
    ),
  ],
  ['plesk bin nothing --list', 'not in the reference: bin nothing (plesk bin nothing --list)'],
  ['rm -r /var/www', 'not a plesk command: rm -r /var/www'],
])('%s', (line, problem) => {
  expect(pleskProblem(line, reference)).toBe(problem)
})
