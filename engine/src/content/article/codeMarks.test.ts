import { problemsOf } from '../../testing/articleOf.ts'
import { expect, test } from 'vitest'
import { markWords, takeMarks, withoutRemoved, unknownMarks } from './codeMarks.ts'

const shown = (typed: string) => {
  const { code, lines } = takeMarks(typed)
  return code
    .split('\n')
    .map((line, index) => {
      const { classes = [], notes = [], words = [] } = lines.get(index + 1) ?? {}
      return [line, ...classes, ...notes.map((note) => `(${note})`), ...words].join(' | ')
    })
    .join('\n')
}

test.each([
  ['a # [!code ++]', 'a | added'],
  ['a // [!code --]\nb', 'a | removed\nb'],
  ['-- [!code focus:2]\na\nb\nc', 'a | focused\nb | focused\nc'],
  ['<!-- [!code highlight] -->\na', 'a | marked'],
  ['a /* [!code hl] */', 'a | marked'],
  ['a # [!code (1)]', 'a | (1)'],
  ['a # [!code ++] [!code (2)]', 'a | added | (2)'],
  ['a # [!code word:listen 80]', 'a | listen 80'],
  ['# [!code error]\na', 'a | failed'],
  ['# [!code warning]\na', 'a | warned'],
  // What is no notation is code.
  ['a # [!code]', 'a # [!code]'],
  ['echo "[!code ++]"', 'echo "[!code ++]"'],
  ['a # dit [!code ++]', 'a # dit [!code ++]'],
])('%j is %j', (typed, given) => {
  expect(shown(typed)).toBe(given)
})

test('what is taken away is neither copied nor run', () => {
  expect(withoutRemoved(takeMarks('a\nb # [!code --]\nc # [!code ++]'))).toBe('a\nc')
})

test('a word is marked through the colours that cut it', () => {
  expect(markWords('<span class="t-k">li</span>sten &lt;80', ['listen <8'])).toBe(
    '<span class="t-k"><span class="word">li</span></span><span class="word">sten &lt;8</span>0',
  )
  expect(markWords('a a', ['a'])).toBe('<span class="word">a</span> <span class="word">a</span>')
})

test('a comment that is like a mark and is none is told', () => {
  const code =
    'a # [!code nope]\n// [!code  focsu:2]\nb # [!code ++]\n"[!code x]"\n[!code y]\n<!-- [!code --] -->'
  expect(unknownMarks(code)).toEqual(['[!code nope]', '[!code  focsu:2]'])
  expect(problemsOf('```text\na # [!code nope]\n```')).toBe(
    `docs/a.md:1:1: “[!code nope]” marks nothing: it is shown as it is.
    The marks are ++, --, focus, highlight, hl, error, warning, word:… and a number, “(1)”.`,
  )
})
