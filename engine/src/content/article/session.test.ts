import { expect, test } from 'vitest'
import { commandsOf, readSession } from './session.ts'

const commands = (code: string, lang: string) => {
  const lines = readSession(code, lang)
  return lines && commandsOf(lines)
}

test.each([
  ['console', '$ ls\na b\n$ pwd', 'ls\npwd'],
  ['console', 'Bienvenue\n$ ls', 'ls'],
  ['console', 'root@web:~# apt \\\n  update\nReading', 'apt \\\n  update'],
  ['console', '[admin@web ~]$ id\nuid=0', 'id'],
  ['shellsession', 'mysql> SELECT 1;\n1', 'SELECT 1;'],
  ['console', 'MariaDB [(none)]> SHOW TABLES;', 'SHOW TABLES;'],
  ['bash', '$ ls\n$ pwd', 'ls\npwd'],
  ['bash', '# un commentaire\nls', undefined],
  ['bash', 'echo $HOME', undefined],
  ['console', 'sans invite', undefined],
  ['text', '$ ls', undefined],
])('in %s, %j is typed as %j', (lang, code, typed) => {
  expect(commands(code, lang)).toBe(typed)
})
