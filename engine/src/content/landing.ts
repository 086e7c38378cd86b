/** Front matter → what makes a landing page of a page: ours, VitePress' `layout: home`, Starlight's `hero`. Pure. */

import type { FrontMatter, Hero } from './frontMatterSchema.ts'
import { addressInMarkdown, type AddressOf } from './markdownAddress.ts'

export type Landing = {
  /** Plain text under the title; absent where there is none. */
  readonly sentence?: string
  /** Text shown in the empty search field; empty for the usual one, absent where the page wants no field. */
  readonly search?: string
}

/** Returns `undefined` for a page that is no landing page. */
export function readLanding(frontMatter: FrontMatter): Landing | undefined {
  const { layout } = frontMatter
  if (!isHome(frontMatter) && layout !== 'landing' && !frontMatter.hero) return undefined
  const { tagline: sentence, search = true } = heroOf(frontMatter)
  return {
    ...(sentence !== undefined && { sentence }),
    ...(search !== false && { search: search === true ? '' : search }),
  }
}

export const heroOf = ({ hero }: FrontMatter): Hero => hero ?? {}

/** The home page of another tool, which shows no sidebar there. */
export const isHome = ({ layout, template }: FrontMatter): boolean =>
  layout === 'home' || template === 'splash'

/** Returns the title that a hero gives to a page that has no other: `Nom — ce qu'il fait`. */
export function heroTitle(frontMatter: FrontMatter): string {
  const { title, name, text } = heroOf(frontMatter)
  return [title ?? name, text].map(withoutTags).filter(Boolean).join(' — ')
}

/** Returns what a Markdown copy says of the hero and the features, which are no part of the text. */
export function copyLanding(frontMatter: FrontMatter, addressOf: AddressOf): string {
  const landing = readLanding(frontMatter)
  if (!landing) return ''
  const linkTo = (text: string, address: string) =>
    `[${withoutTags(text)}](${addressInMarkdown(addressOf(address) ?? address)})`
  const actions = heroOf(frontMatter).actions ?? []
  const features = (frontMatter.features ?? []).map(({ title, link, details }) => {
    const named = link === undefined ? `**${withoutTags(title)}**` : linkTo(title, link)
    return `- ${[named, withoutTags(details)].filter(Boolean).join(' — ')}`
  })
  const parts = [
    withoutTags(landing.sentence),
    actions.map(({ text, link }) => linkTo(text, link)).join(' · '),
    features.join('\n'),
  ]
  return parts.filter(Boolean).join('\n\n')
}

/** Other tools read HTML there. */
export const withoutTags = (text = ''): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
