/** `hero` and `features` of a home page → words and cards: nothing that was read there is lost. */

import { fieldsOf, listOf, textOf, type Fields } from '../read/values.ts'

/** Returns Markdown for the top of the page; empty when there is nothing of it. */
export function landingOf(fields: Fields): string {
  const hero = fieldsOf(fields['hero'])
  const tagline = plain(textOf(hero['tagline']))
  const actions = listOf(hero['actions']).map(fieldsOf)
  const lines = [
    ...(tagline ? [tagline, ''] : []),
    ...(actions.length > 0 ? [actions.map(actionOf).join(' · '), ''] : []),
    ...cardsOf(listOf(fields['features']).map(fieldsOf)),
  ]
  return lines.join('\n').trim()
}

/** What its title shows: the name and what it says of itself. */
export function landingTitle(fields: Fields): string | undefined {
  const hero = fieldsOf(fields['hero'])
  const name = plain(textOf(hero['name']) ?? textOf(hero['title']))
  return [name, plain(textOf(hero['text']))].filter(Boolean).join(' — ') || undefined
}

const plain = (text: string | undefined): string =>
  (text ?? '')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

function actionOf(action: Fields): string {
  const label = textOf(action['text']) ?? ''
  return `[${label}](${textOf(action['link']) ?? '#'})`
}

function cardsOf(features: readonly Fields[]): string[] {
  if (features.length === 0) return []
  const cards = features.flatMap((feature) => {
    const link = textOf(feature['link'])
    const details = [plain(textOf(feature['details'])), plain(textOf(feature['linkText']))].filter(
      Boolean,
    )
    return [
      `:::card[${plain(textOf(feature['title']))}]${link ? `{href="${link}"}` : ''}`,
      ...details,
      ':::',
    ]
  })
  return ['::::cards', ...cards, '::::']
}
