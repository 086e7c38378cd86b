import { expect, test } from 'vitest'
import { formsOf } from '../search/wordsOf.ts'
import { choiceInText, textForChoice, withoutChoiceMarks } from './choiceInText.ts'

const php = choiceInText(['8.2', '8.4'])

test('a text shows the value of one choice, each time', () => {
  const text = `PHP ${php} : php${php}-fpm`
  expect(textForChoice(text, 0)).toBe('PHP 8.2 : php8.2-fpm')
  expect(textForChoice(text, 1)).toBe('PHP 8.4 : php8.4-fpm')
  expect(withoutChoiceMarks(text)).toBe('PHP 8.2/8.4 : php8.2/8.4-fpm')
})

test('values may hold spaces and slashes, or nothing', () => {
  const text = `apt install ${choiceInText(['docker.io', 'docker.io docker-cli'])} ${choiceInText(['/srv/a', ''])}.`
  expect(textForChoice(text, 0)).toBe('apt install docker.io /srv/a.')
  expect(textForChoice(text, 1)).toBe('apt install docker.io docker-cli .')
})

test('values that are the same are a word like any other', () => {
  expect(choiceInText(['2.4', '2.4'])).toBe('2.4')
})

test('an excerpt cut within values takes nothing away from what follows', () => {
  const docker = choiceInText(['docker.io', 'docker.io docker-cli'])
  expect(textForChoice(`${docker.slice(5)} puis PHP ${php}`, 1)).toMatch(
    /docker-cli.* puis PHP 8\.4$/,
  )
})

test('the index finds the same words as without them', () => {
  for (const text of [`PHP ${php}`, `php${php}-fpm`, `-v ${choiceInText(['--force', 'C#'])} fin`])
    expect(formsOf(text)).toEqual(formsOf(withoutChoiceMarks(text)))
})
