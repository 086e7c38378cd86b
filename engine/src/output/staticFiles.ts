/** The static folder → the files to copy as they are, and a problem for each that cannot be. */

import { special, unnamed } from '../content/listFiles.ts'
import { isPrivateKey, isSecretFile, largestFile, secret, tooLarge } from '../read/publishable.ts'
import { existsSync, readdirSync, statSync, type Dirent } from 'node:fs'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { followLink, refusedLink } from '../content/followLink.ts'
import { type Places, toRealPath } from '../content/realPaths.ts'
import type { Problem } from '../problem.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { offlineList, offlineWorker } from '../site/offlineFiles.ts'
import type { PagePlan } from '../site/plan.ts'
import { fileList } from './fileList.ts'
import { ledger } from './keptAssets.ts'
import { cacheControlOf, immutableCache } from './servers/caching.ts'
import { folderOfSite } from './writePages.ts'

export type StaticFiles = {
  /** Path in the output → absolute path; sorted. */
  readonly files: ReadonlyMap<string, string>
  readonly problems: readonly Problem[]
}

/** Links are followed within the site; a page, of any locale, wins over a file. */
export function readStaticFiles(compiled: readonly CompiledSite[], siteDir: string): StaticFiles {
  const config = compiled[0]?.site.config
  if (!config) return { files: new Map(), problems: [] }
  const { staticFolder } = config
  const root = path.join(siteDir, staticFolder)
  const places = { siteDir, folders: [staticFolder] }
  const found = existsSync(root) ? filesIn(root, [toRealPath(root)], places) : []
  const owners = found.length === 0 ? new Map<string, string>() : ownersOf(compiled)
  const pages = new Map(owners)
  const files = new Map<string, string>()
  const problems: Problem[] = []
  found.sort((a, b) => (a.absolute < b.absolute ? -1 : 1))
  for (const { absolute, refused, fault } of found) {
    const file = path.relative(root, absolute).split(path.sep).join('/').normalize('NFC')
    const shown = path.relative(siteDir, absolute)
    const owner = ownerOf(file, config, owners) ?? ownerOfCopied(file, config, pages)
    if (refused) problems.push(refusedLink(shown, refused))
    else if (fault) problems.push(fault(shown))
    else if (owner !== undefined) problems.push(taken(shown, file, owner))
    else {
      if (cacheControlOf(`/${file}`) === immutableCache) problems.push(keptTooLong(shown))
      files.set(file, absolute)
      owners.set(file, shown)
    }
  }
  return { files, problems }
}

/** Real path of the folder being read, after those that lead to it. */
type Trail = readonly string[]

type Found = {
  readonly absolute: string
  readonly refused?: Parameters<typeof refusedLink>[1]
  /** Makes what is wrong with it, given its name. */
  readonly fault?: (file: string) => Problem
}

/** None when it is gone meanwhile: `lucarne dev` looks while folders are taken away. */
function listEntries(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (existsSync(folder)) throw error
    return []
  }
}

function filesIn(folder: string, trail: Trail, places: Places): Found[] {
  return listEntries(folder).flatMap((entry): Found[] => {
    const absolute = path.join(folder, entry.name)
    const isLink = entry.isSymbolicLink()
    const end = isLink
      ? followLink(absolute, trail, places)
      : { real: path.join(trail.at(-1) ?? folder, entry.name) }
    if ('refused' in end) return [{ absolute, refused: end.refused }]
    const facts = isLink ? statSync(absolute) : entry
    if (facts.isDirectory()) return filesIn(absolute, [...trail, end.real], places)
    return [{ absolute, ...findFault(absolute, end.real, facts.isFile()) }]
  })
}

/** `real`: what it links to, or itself. */
function findFault(absolute: string, real: string, isFile: boolean): Pick<Found, 'fault'> {
  if (absolute.includes('\uFFFD')) return { fault: unnamed }
  if (!isFile) return { fault: special }
  const names = [absolute, real].map((file) => path.basename(file))
  if (names.some(isSecretFile) || isPrivateKey(absolute)) return { fault: secret }
  return statSync(absolute).size > largestFile ? { fault: tooLarge } : {}
}

const ownerOf = (file: string, config: Config, owners: ReadonlyMap<string, string>) =>
  isOfEngine(file, config) ? 'the engine' : owners.get(file)

/** A compressed copy is sent in the place of what it is named after, which another static file may be. */
function ownerOfCopied(file: string, config: Config, pages: ReadonlyMap<string, string>) {
  const copied = /^(.*)\.(?:br|gz)$/.exec(file)?.[1]
  if (copied === undefined) return undefined
  const isKept = cacheControlOf(`/${copied}`) === immutableCache
  return isKept && copied.startsWith('assets/') ? 'the engine' : ownerOf(copied, config, pages)
}

/** Written after static files are copied: the list of builds, the indexes of each locale, what reads offline. */
function isOfEngine(file: string, { offline }: Config): boolean {
  const isOfOffline = offline && [offlineWorker, offlineList].includes(file)
  return (
    isOfOffline ||
    file === ledger ||
    file === fileList ||
    /^([^/]+\/)?assets\/frame-[\da-f]{16}\.json$/.test(file) ||
    /^([^/]+\/)?search-index-[^/]*\.json$/.test(file)
  )
}

/** Files and folders of pages and redirects → whose they are. */
function ownersOf(compiled: readonly CompiledSite[]): Map<string, string> {
  const owners = new Map<string, string>()
  for (const each of compiled) {
    const folder = folderOfSite(each)
    for (const { path: page, copyAddressOf, owner } of claimsOf(each)) {
      const place = folder + page.slice(1)
      owners.set(`${place}index.html`, owner).set(`${place}index.json`, owner)
      if (copyAddressOf) owners.set(`${place}index.md`, owner)
      if (page === '/404/') owners.set(`${folder}404.html`, owner)
      for (let end = place.indexOf('/'); end !== -1; end = place.indexOf('/', end + 1))
        if (!owners.has(place.slice(0, end))) owners.set(place.slice(0, end), owner)
    }
  }
  return owners
}

const claimsOf = ({ plans, redirects }: CompiledSite): Claim[] => [...plans, ...redirects]
type Claim = Pick<PagePlan, 'path' | 'owner' | 'copyAddressOf'>

/**
 * Reports a static file whose name looks hashed: its content may change, but servers would have it cached for a year.
 */
function keptTooLong(file: string): Problem {
  return {
    kind: 'content',
    file,
    message:
      'its name looks like one that the engine makes of a content: it would be kept for a year by browsers',
    hint: 'Put it in another folder.',
  }
}

function taken(shown: string, file: string, owner: string): Problem {
  return {
    kind: 'duplicateRoute',
    file: shown,
    message: `its place in the site, ${file}, is already that of ${owner}, which is shown there`,
    hint: 'Give the file another name, or another folder.',
  }
}
