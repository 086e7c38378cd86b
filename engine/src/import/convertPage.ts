/** One page of another tool → its text here: converted, at its address, with its anchors and its paths. */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cleanText } from '../content/sourceText.ts'
import { withinTime } from '../withinTime.ts'
import { setBrokenApart } from './convert/brokenFrontMatter.ts'
import { editFrontMatter, splitFrontMatter } from './convert/frontMatterEdit.ts'
import { keepAnchors } from './convert/headingAnchors.ts'
import { movePaths } from './convert/movePaths.ts'
import { mendLinks, type SitePages } from './convert/siteLinks.ts'
import { endTables } from './convert/tableEnds.ts'
import { nameByRawTitle } from './convert/rawTitle.ts'
import { defaultAddress } from './defaultAddress.ts'
import type { ImportNote, ImportPlan, SourcePage } from './importPlan.ts'
import { toFields, toText } from './read/values.ts'

export type Converted = {
  readonly page: SourcePage
  /** The bytes of the original where nothing changes. */
  readonly content: string | Buffer
  readonly notes: readonly ImportNote[]
  readonly isChanged: boolean
}

export type Moves = {
  /** Absolute path of a file there → its path here, from the site folder. */
  readonly outOf: ReadonlyMap<string, string>
  readonly aliases?: ReadonlyMap<string, string> | undefined
  readonly site: SitePages
}

export function convertPage(page: SourcePage, plan: ImportPlan, moves: Moves): Converted {
  const bytes = readFileSync(page.diskPath)
  const original = cleanText(bytes.toString())
  const notes: ImportNote[] = []
  const note = (each: Omit<ImportNote, 'file'>) => notes.push({ ...each, file: page.file })
  const text = convertedInTime(() => textOfPage(original, page, plan, moves, note), note)
  const isChanged = text !== undefined && text !== original
  return { page, content: isChanged ? text : bytes, notes, isChanged }
}

type Note = (note: Omit<ImportNote, 'file'>) => void

/** Milliseconds that one page may take. */
const longestMs = 10_000

/** Converts one page; one that cannot be converted is copied unchanged, and reported, without affecting the others. */
function convertedInTime(convert: () => string, note: Note): string | undefined {
  const kind = 'pages that could not be converted, copied as they are'
  try {
    const done = withinTime(longestMs, convert)
    if (done) return done.value
    note({ level: 'decide', kind, text: `it takes more than ${longestMs / 1000} s` })
  } catch (error) {
    note({ level: 'decide', kind, text: error instanceof Error ? error.message : String(error) })
  }
  return undefined
}

function textOfPage(
  original: string,
  page: SourcePage,
  plan: ImportPlan,
  moves: Moves,
  note: Note,
): string {
  const converted = plan.convert(setBrokenApart(original, page.out, note), { page, note })
  const led = mendLinks(movePaths(converted, page, moves), page, moves.site)
  const moved = nameByRawTitle(endTables(led))
  const placed = withSlug(moved, page, plan)
  if (!plan.idsOf) return placed
  const { text, count } = keepAnchors(placed, page.out, plan.idsOf)
  for (let kept = 0; kept < count; kept += 1)
    note({ level: 'converted', kind: 'anchors kept by {#id}' })
  return text
}

function withSlug(text: string, page: SourcePage, { settings }: ImportPlan): string {
  if (page.address === undefined) return text
  const prefixes = toFields(settings['docs'])['numberPrefixes'] === false ? false : true
  const own = defaultAddress(page.source, page.basePath, prefixes)
  const wanted = page.address
  const given = toText(splitFrontMatter(text).fields['slug'])
  const slug = `/${path.posix.relative(page.basePath, wanted)}`
  if (own === wanted) return given === undefined ? text : editFrontMatter(text, { slug: undefined })
  return editFrontMatter(text, { slug })
}
