/** `hero` and `features` of the front matter → the top of a landing page: an image, what to do first, cards. */

import { findKeyLine, type KeyLines } from '../keyLines.ts'
import { heroOf, readLanding, withoutTags } from '../landing.ts'
import type { Feature, FrontMatter, Hero } from '../frontMatterSchema.ts'
import { escapeAttribute } from '../escapeHtml.ts'
import { endLine } from '../sections.ts'
import { icons } from './boxes/icons.ts'
import { drawIcon } from './boxes/icon.ts'
import { imageSource, lazinessOf, linkAttributes, reportMissingAlt } from './link.ts'
import { capture, report, startBlock, typesetAlone, writeText } from './updateState.ts'
import type { SourceLocation, ArticleState } from './state.ts'

type Head = { readonly frontMatter: FrontMatter; readonly keyLines: KeyLines }

/** Writes nothing for a page that is no landing page. */
export function writeLanding({ frontMatter, keyLines }: Head, state: ArticleState): void {
  const landing = readLanding(frontMatter)
  if (!landing) return
  const hero = heroOf(frontMatter)
  const { features = [] } = frontMatter
  const place = (key: 'hero' | 'features'): SourceLocation => ({
    line: findKeyLine(key, { keyLines }).line ?? 1,
    column: 1,
  })
  // Shown above the article; found as its first words.
  if (landing.sentence !== undefined) {
    state.text.line += typesetAlone(withoutTags(landing.sentence), state)
    endLine(state.text)
  }
  const top = capture(state, () => {
    writeHeroImage(hero, place('hero'), state)
    writeActions(hero, place('hero'), state)
    if (features.length > 0) state.html += '<ul class="cards">\n'
    for (const feature of features) writeFeature(feature, place('features'), state)
    if (features.length > 0) state.html += '</ul>\n'
  })
  if (top !== '') state.html += `<div class="landing-top">\n${top}</div>\n`
}

/** The first is the one to press; `theme` or `variant` may say which are not. */
function writeActions({ actions = [] }: Hero, place: SourceLocation, state: ArticleState): void {
  if (actions.length === 0) return
  startBlock(state)
  state.html += '<p class="landing-actions">'
  actions.forEach(({ text, link, theme, variant }, index) => {
    const isFirst = (theme ?? variant ?? (index === 0 ? 'primary' : '')) as unknown
    const className = isFirst === 'brand' || isFirst === 'primary' ? ' class="landing-first"' : ''
    if (index > 0) writeText(' ', state)
    state.html += `<a${className} ${linkAttributes(link, place, state)}>`
    writeText(withoutTags(text), state)
    state.html += '</a>'
  })
  state.html += '</p>\n'
  endLine(state.text)
}

/** `/logo.svg`, `{ src, alt }`, and Starlight's `{ file, alt }`, `{ light, dark, alt }`. */
function writeHeroImage({ image }: Hero, place: SourceLocation, state: ArticleState): void {
  if (image === undefined || image === null) return
  const fields = typeof image === 'object' ? (image as Readonly<Record<string, unknown>>) : {}
  const source = [image, fields['src'], fields['file'], fields['light']].find(isText)
  if (source === undefined)
    return report(state, place, {
      message: '“hero.image” has no image that can be shown.',
      hint: 'Write it hero: { image: { src: /plan.png, alt: What it shows } }.',
    })
  if (fields['dark'] !== undefined)
    report(state, place, {
      message: '“hero.image” is of one colour mode: its “light” image is shown in both.',
      hint: 'Use one image that reads in both modes, as src.',
    })
  const alt = isText(fields['alt']) ? fields['alt'] : ''
  if (!('alt' in fields)) reportMissingAlt(source, place, state)
  const shown = `alt="${escapeAttribute(typesetAlone(alt, state))}"${lazinessOf(state)}`
  state.html += `<p class="landing-image"><img ${imageSource(source, place, state)} ${shown}></p>\n`
}

function writeFeature(feature: Feature, place: SourceLocation, state: ArticleState): void {
  const { title, details, link, linkText } = feature
  const attributes = link === undefined ? undefined : linkAttributes(link, place, state)
  state.html += '<li class="card">\n'
  startBlock(state)
  state.html += `<p class="card-title">${iconOf(feature, state)}`
  state.html += attributes === undefined ? '' : `<a ${attributes}>`
  writeText(withoutTags(title), state)
  state.html += attributes === undefined ? '</p>\n' : '</a></p>\n'
  endLine(state.text)
  for (const said of [details, linkText].map(withoutTags).filter(Boolean)) {
    startBlock(state)
    state.html += '<p>'
    writeText(said, state)
    state.html += '</p>\n'
    endLine(state.text)
  }
  state.html += '</li>\n'
}

/** One of ours by its name, or an emoji; what other tools draw is left out: the title says it. */
function iconOf({ icon }: Feature, state: ArticleState): string {
  if (!isText(icon)) return ''
  if (icons.has(icon))
    return drawIcon({ name: icon, label: undefined, node: { type: 'text', value: '' } }, state)
  const emoji = /^[\p{Emoji_Presentation}\p{Extended_Pictographic}\u{FE0F}\u{200D}]+$/u.test(icon)
  return emoji ? `<span class="icon" aria-hidden="true">${icon}</span> ` : ''
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
