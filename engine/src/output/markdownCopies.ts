/** Plans of docs → their Markdown copies, beside their pages, and the list of them. */

import path from 'node:path'
import { asOnDisk } from '../content/realPaths.ts'
import type { Config } from '../config/config.ts'
import type { ReadOther } from '../content/readOther.ts'
import { textOfChoice, type Variables } from '../content/choiceValues.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { llmsIndexOf } from '../site/llmsIndex.ts'
import type { DocPage } from '../site/page.ts'
import type { PagePlan } from '../site/plan.ts'
import { contentPlaces } from '../read/contentPlaces.ts'
import { type Output, readIfThere } from './output.ts'
import { variablesFor, type FolderVariables } from '../read/folderVariables.ts'
import { createPartialReader } from '../read/readPartial.ts'
import { readSiteVariables } from '../read/siteVariables.ts'
import { folderOfSite } from './writePages.ts'

type CopyWriting = { readonly output: Output; readonly siteDir: string }

/** Length of a piece, in characters: the amount that can be given to an assistant at once. */
const PIECE_LENGTH = 1_000_000

/** Writes `index.md` beside each page that has a copy, and all of them in `llms-full.txt`. */
export async function writeMarkdownCopies(
  compiled: CompiledSite,
  { output, siteDir }: CopyWriting,
): Promise<void> {
  const folder = folderOfSite(compiled)
  const { config } = compiled.site
  const sources = copySourcesOf(siteDir, config)
  const copies: string[] = []
  for (const plan of compiled.plans) {
    const copy = await readCopy(plan, sources)
    if (copy === undefined) continue
    await output.write(`${folder}${plan.path.slice(1)}index.md`, copy)
    copies.push(copy)
  }
  const { url, baseUrl } = config
  for (const [file, text] of fullTexts(copies, `${url}${baseUrl}${folder}`))
    await output.write(folder + file, text)
}

/** Returns the files that hold all the copies: beyond a million characters, pieces and the list of them. */
export function fullTexts(
  copies: readonly string[],
  address: string,
): [file: string, text: string][] {
  const pieces: string[] = []
  for (const copy of copies) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + copy.length < PIECE_LENGTH)
      pieces[pieces.length - 1] = `${last}\n${copy}`
    else pieces.push(copy)
  }
  if (pieces.length < 2) return pieces.map((text) => ['llms-full.txt', text])
  const files = pieces.map((_, index) => `llms-full-${index + 1}.txt`)
  const list = files.map((file) => `- [${file}](${address}${file})`).join('\n')
  return [
    ['llms-full.txt', `${list}\n`],
    ...pieces.map((text, index): [string, string] => [files[index] ?? '', text]),
  ]
}

/** Source of the copies, and the values that pages name. */
export type CopySources = {
  readonly siteDir: string
  readonly readOther: ReadOther
  readonly variables: readonly FolderVariables[]
}

export function copySourcesOf(siteDir: string, config: Config): CopySources {
  const read = createPartialReader(contentPlaces(config, siteDir))
  return {
    siteDir,
    readOther: (partial, isShown) => read(partial, isShown).text,
    variables: readSiteVariables(siteDir, config).folders,
  }
}

/** Reads the file as it is now; returns `undefined` for a page without a copy. */
export async function readCopy(
  plan: PagePlan,
  { siteDir, readOther, variables }: CopySources,
): Promise<string | undefined> {
  if (!plan.copyAddressOf) return undefined
  const text = await readIfThere(asOnDisk(path.join(siteDir, plan.owner)))
  const known = variablesFor({ file: plan.owner }, variables)
  if (text === undefined) return undefined
  return known
    ? valuedCopy(plan, text, { readOther, known })
    : markdownCopyOf(plan, text, readOther)
}

/** With the values that readers see until they choose, and the name of that choice where the page depends on it. */
async function valuedCopy(
  plan: PagePlan,
  text: string,
  { readOther, known }: { readOther: ReadOther; known: Variables },
): Promise<string | undefined> {
  const { choice } = known
  const valued = (typed: string) => textOfChoice(typed, known, choice?.initial ?? '')
  const copy = await markdownCopyOf(plan, valued(text), (partial, isShown) => {
    const read = readOther(partial, isShown)
    return read === undefined || isShown ? read : valued(read)
  })
  const page = plan.make()
  const depends = choice && page.kind === 'doc' && page.html.includes('<form class="choices"')
  return depends
    ? copy?.replace('\n---\n', () => `\n${choice.attribute}: "${choice.initial}"\n---\n`)
    : copy
}

/** `text` is that of the whole file. What reads Markdown is loaded here: most commands write no copy. */
export async function markdownCopyOf(
  { owner: file, copyAddressOf, copyCalls = [], make }: PagePlan,
  text: string,
  readPartialText: ReadOther,
): Promise<string | undefined> {
  const page = make()
  if (page.kind !== 'doc' || !copyAddressOf) return undefined
  const { copyMarkdown } = await import('../content/markdownCopy.ts')
  const absoluteCopy = (target: string) => {
    const href = copyAddressOf(target)
    return href === undefined ? undefined : new URL(href, page.canonical).href
  }
  const body = copyMarkdown(
    { file, text },
    { addressOf: absoluteCopy, readPartial: readPartialText, calls: copyCalls },
  )
  if (body === undefined) return undefined
  return `${headOf(page)}\n\n${body}\n`
}

/** Returns a page's metadata, without what is for its authors. */
function headOf(page: DocPage): string {
  const { title, description, tags, canonical, verification, updated } = page
  const fields = {
    title,
    ...(description && { description }),
    ...(tags.length > 0 && { tags: tags.map(({ label }) => label) }),
    canonical,
    ...(verification && { verified: verification.label }),
    ...(updated && { updated: updated.isoDate.slice(0, 10) }),
  }
  // JSON is YAML, and knows how to quote.
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return ['---', ...lines, '---'].join('\n')
}

/** `llms.txt` of each locale, by its place in the output; none where nothing is copied. */
export function llmsFilesOf(compiled: readonly CompiledSite[]): [file: string, text: string][] {
  return compiled
    .filter(({ site }) => site.config.markdownCopies)
    .map((each) => [`${folderOfSite(each)}llms.txt`, llmsIndexOf(each)])
}
