import { expect, test } from 'vitest'

import { announces, containsMessage, matchOutput } from './matchOutput.ts'

test.each<[string, string, string, boolean]>([
  ['the same text', 'web1\nweb2\n', 'web1\nweb2\n', true],
  ['trailing spaces and empty last lines', 'web1\n', 'web1  \n\n', true],
  ['a missing line', 'web1\nweb2\n', 'web1\n', false],
  ['a line more', 'web1\n', 'web1\nweb2\n', false],
  ['no output at all', 'web1\n', '', false],
  ['… for lines', 'first\n…\nlast\n', 'first\na\nb\nlast\n', true],
  ['… for no line', 'first\n…\nlast\n', 'first\nlast\n', true],
  ['… at the end', 'first\n…\n', 'first\na\nb\n', true],
  ['… at the end, for nothing', 'first\n…\n', 'first\n', true],
  ['… at the start', '…\nlast\n', 'a\nb\nlast\n', true],
  ['… for characters', 'HAProxy version 2.6.…, …\n', 'HAProxy version 2.6.12, 2024\n', true],
  ['… never for a line feed', 'a … b\n', 'a\nb\n', false],
  ['characters that mean something to a pattern', '(1+1) [ok] $5.*\n', '(1+1) [ok] $5.*\n', true],
  ['several … alone', 'a\n…\nb\nc\n…\nb\n', 'a\nb\nb\nc\nb\nd\nb\n', true],
  ['them in order', '…\nb\n…\na\n…\n', 'a\nb\n', false],
  ['no line twice', 'a\n…\na\n', 'a\n', false],
  ['a point for itself only', '1.2\n', '1x2\n', false],
])('an expected output takes %s: %j against %j', (_, expected, actual, result) => {
  expect(matchOutput(expected, actual)).toBe(result)
})

test('a warning is announced by a line that names it, not by a lone …', () => {
  expect(announces('…\nWarning: …\n', 'Warning: old option')).toBe(true)
  expect(announces('…\n', 'Warning: old option')).toBe(false)
  expect(announces('Start\n  …\n', 'Warning: old option')).toBe(false)
})

test('a message is found inside a line, with … for what varies', () => {
  expect(containsMessage("x ERROR 1130: Host 'a' denied", "Host '…' denied")).toBe(true)
  expect(containsMessage('Host a\ndenied', 'Host … denied')).toBe(false)
})
