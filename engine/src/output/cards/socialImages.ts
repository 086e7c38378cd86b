/** Pages → the image that others show of each when it is shared: a card of its own, or that of the site. */

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { lookup } from 'mrmime'
import type { Config } from '../../config/config.ts'
import type { CompiledSite } from '../../site/compileSite.ts'
import type { Page } from '../../site/page.ts'
import { defaultImageOf, type SharedImage } from '../../site/sharedImage.ts'
import type { Problem } from '../../problem.ts'
import { hashContents } from '../../disk/hashContent.ts'
import type { Output } from '../output.ts'
import { startProgress } from '../progress.ts'
import { cardColorsOf, cardElement, type CardFacts, cardSize } from './card.ts'
import { type CardFonts, readCardFonts } from './cardFonts.ts'
import { loadDrawing, type Drawing } from './drawing.ts'

export type SocialImages = {
  /** `undefined`: the one that its author names, or none. */
  readonly imageOf: (page: Page, compiled: CompiledSite) => SharedImage | undefined
  readonly problems: readonly Problem[]
}

export type CardMaking = {
  readonly config: Config
  /** Absolute. */
  readonly siteDir: string
  /** Absolute. */
  readonly cacheDir: string
  readonly output: Pick<Output, 'has' | 'keep' | 'write'>
}

/** Cards that were made before are taken as they are; the others are made now. */
export async function makeSocialImages(
  compiled: readonly CompiledSite[],
  making: CardMaking,
): Promise<SocialImages> {
  const { config } = making
  const usual = (page: Page, { site }: CompiledSite) =>
    page.image === undefined && hasAddress(page) ? defaultImageOf(site) : undefined
  if (!config.socialCards) return { imageOf: usual, problems: [] }
  const drawing = await loadDrawing()
  if (!drawing) return { imageOf: usual, problems: [missingLibraries(config.file)] }
  const { made, problems } = await makeCards(compiled, drawing, making)
  return {
    problems,
    imageOf: (page, each) => {
      const file = made.get(cardKey(cardFactsOf(page, each)))
      if (file === undefined || page.image !== undefined || !hasCard(page)) return usual(page, each)
      return { href: `${config.url}${config.baseUrl}${file}`, ...cardSize }
    },
  }
}

const missingLibraries = (file: string): Problem => ({
  kind: 'config',
  file,
  message:
    'socialCards: the packages “satori” and “@resvg/resvg-js”, which draw them, are not installed',
  hint: 'npm install --save-dev satori @resvg/resvg-js',
  page: 'settings.md',
})

/** For a check: nothing is drawn. */
export const cardProblems = async ({ socialCards, file }: Config): Promise<readonly Problem[]> =>
  socialCards && !(await loadDrawing()) ? [missingLibraries(file)] : []

const hasAddress = ({ kind }: Page): boolean => kind !== 'notFound' && kind !== 'search'
const hasCard = ({ kind }: Page): boolean =>
  kind === 'doc' || kind === 'category' || kind === 'generic'

/** The category is the last step above the page; the first page has the tagline. */
function cardFactsOf(page: Page, { site, frames }: CompiledSite): CardFacts {
  const above = 'breadcrumbs' in page ? page.breadcrumbs.at(-2)?.label : undefined
  const { title, tagline = '' } = site.config
  const [frame] = frames.values()
  const direction = page.writtenIn?.dir ?? frame?.direction ?? 'ltr'
  return { title: page.title, category: above ?? tagline, siteTitle: title, direction }
}

const cardKey = (facts: CardFacts): string =>
  JSON.stringify([
    facts.title,
    facts.category,
    facts.siteTitle,
    ...(facts.direction === 'rtl' ? [facts.direction] : []),
  ])

/** Cards drawn at a time: the threads of Node fill them with colour while the next is laid out. */
const atOnce = 4

async function makeCards(
  compiled: readonly CompiledSite[],
  drawing: Drawing,
  { config, siteDir, cacheDir, output }: CardMaking,
): Promise<{ made: ReadonlyMap<string, string>; problems: readonly Problem[] }> {
  const fonts = await readCardFonts(config, siteDir)
  const logo = await logoOf(config, siteDir)
  const look = { colors: cardColorsOf(config), logo }
  const stamp = hashContents([
    drawing.version,
    JSON.stringify(look),
    ...fonts.fonts.map(({ data }) => data),
  ])
  const folder = path.join(cacheDir, 'cards')
  await mkdir(folder, { recursive: true })
  const { wanted, unwritten } = wantedCards(compiled, fonts)
  const made = new Map<string, string>()
  const problems: Problem[] = [...unwritten]
  const queue = [...wanted]
  const progress = startProgress('cards', queue.length)
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [key, { facts, owner }] = next
      const file = `assets/card-${hashContents([stamp, key])}.png`
      try {
        if (!output.has(file) && !output.keep([file], file)) {
          const draw = () => drawing.draw(cardElement(facts, look), fonts.fonts)
          const bytes = await kept(path.join(folder, path.basename(file)), draw)
          await output.write(file, bytes, { madeFrom: file })
        }
        made.set(key, file)
      } catch (error) {
        problems.push(undrawn(owner, error))
      }
      progress.step()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  progress.end()
  await forgetOthers(folder, new Set([...made.values()].map((file) => path.basename(file))))
  return { made, problems }
}

type WantedCard = { readonly facts: CardFacts; readonly owner: string }

function wantedCards(compiled: readonly CompiledSite[], { has }: CardFonts) {
  const wanted = new Map<string, WantedCard>()
  const unwritten: Problem[] = []
  for (const each of compiled) {
    for (const plan of each.plans) {
      const page = plan.make()
      if (page.image !== undefined || !hasCard(page)) continue
      const facts = withoutPictures(cardFactsOf(page, each), has)
      const lost = [...facts.title, ...facts.category, ...facts.siteTitle].find(
        (character) => !has(character) && !/\s/u.test(character),
      )
      if (lost === undefined)
        wanted.set(cardKey(cardFactsOf(page, each)), { facts, owner: plan.owner })
      else unwritten.push(unknownLetter(plan.owner, lost))
    }
  }
  return { wanted, unwritten }
}

/** No font of text has emoji. */
const withoutPictures = (facts: CardFacts, has: CardFonts['has']): CardFacts => {
  const plain = (text: string) =>
    text
      .replaceAll(/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, (sign) => (has(sign) ? sign : ''))
      .replaceAll(/\s+/g, ' ')
      .trim()
  return {
    ...facts,
    title: plain(facts.title),
    category: plain(facts.category),
    siteTitle: plain(facts.siteTitle),
  }
}

const unknownLetter = (file: string, letter: string): Problem => ({
  kind: 'content',
  file,
  message: `socialCards: no font of the cards has “${letter}”, which the title or its category holds: this page has no card`,
  hint: 'Give `theme.fonts.text` a font that has it, or name an `image` in the front matter.',
  page: 'settings.md',
})

const undrawn = (file: string, error: unknown): Problem => ({
  kind: 'content',
  file,
  message: `socialCards: the card of this page could not be drawn: ${error instanceof Error ? error.message : String(error)}`,
  hint: 'Name an `image` in its front matter meanwhile.',
})

/** In the cache, whole or not at all. */
async function kept(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const before = await readFile(file).catch(() => undefined)
  if (before) return before
  const bytes = await make()
  await writeFile(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
  return bytes
}

async function forgetOthers(folder: string, names: ReadonlySet<string>): Promise<void> {
  const old = (await readdir(folder)).filter((name) => !names.has(name))
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })))
}

/** An image of the static folder, or markup; absent where it cannot be read: the navbar tells. */
async function logoOf({ navbar, staticFolder, colorMode }: Config, siteDir: string) {
  const { logo } = navbar
  if (!logo) return undefined
  const source = (colorMode.default === 'dark' && logo.srcDark) || logo.src
  const type = source.startsWith('<svg') ? 'image/svg+xml' : lookup(source)
  if (!type || !/^image\/(?:svg\+xml|png|jpeg)$/.test(type)) return undefined
  const bytes = source.startsWith('<svg')
    ? Buffer.from(source)
    : await readFile(path.join(siteDir, staticFolder, source)).catch(() => undefined)
  return bytes && `data:${type};base64,${bytes.toString('base64')}`
}
