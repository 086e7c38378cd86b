/** Local files that pages show or link to → addresses, with the dimensions of images. Memoised for one build. */

import type { Problem } from '../problem.ts'
import { createIgnoredFinder } from './gitIgnored.ts'
import { isPublishedBeside, isWithheld, largestFile, tooLarge, withheld } from './publishable.ts'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { asOnDisk, isOfSite } from '../content/realPaths.ts'
import { nearestOf } from '../nearest.ts'
import { decodeLoosely, fileHrefOf, splitTarget } from '../site/paths.ts'
import { foldPath } from '../site/routes.ts'
import type { Asset } from '../site/site.ts'
import { hashContent } from '../disk/hashContent.ts'

export type AssetFinder = {
  /** As `SiteFacts.assetOf`. */
  readonly assetOf: (file: string, target: string) => Asset | undefined
  /** As `SiteFacts.nearAsset`. */
  readonly nearAsset: (file: string, target: string) => string | undefined
  /** Hashed files to copy: output path → absolute path. */
  readonly hashedFiles: () => ReadonlyMap<string, string>
  /** Problems of the files requested so far. */
  readonly problems: () => readonly Problem[]
}

type AssetPlaces = {
  /** Absolute. */
  readonly siteDir: string
  /** From the site folder. */
  readonly staticFolder: string
  /** Markdown folders, from the site folder; none by default. */
  readonly contentFolders?: readonly string[]
  readonly baseUrl: string
}

/** A path with a leading slash is in the static folder and keeps its name; any other is hashed into `assets/`. */
export function createAssetFinder(places: AssetPlaces): AssetFinder {
  const hashedFiles = new Map<string, string>()
  const known = new Map<string, Asset | undefined>()
  const problems: Problem[] = []
  const isIgnored = createIgnoredFinder(places.siteDir)
  const { siteDir, staticFolder, contentFolders = [] } = places
  const followed = { siteDir, folders: [staticFolder, ...contentFolders] }

  const find = (absolute: string, isStatic: boolean): Asset | undefined => {
    if (!isOfSite(absolute, followed) || !statSync(absolute).isFile()) return undefined
    const shown = path.relative(siteDir, absolute).split(path.sep).join('/')
    const isRefused =
      !isStatic &&
      (!isPublishedBeside(shown) || isWithheld(absolute, siteDir) || isIgnored(absolute))
    if (isRefused || statSync(absolute).size > largestFile) {
      problems.push(isRefused ? withheld(shown) : tooLarge(shown))
      return undefined
    }
    const size = measureImage(absolute)
    if (size === undefined) problems.push(unreadableImage(shown))
    if (isStatic) {
      const name = path.relative(path.join(siteDir, staticFolder), absolute)
      return { href: fileHrefOf(places.baseUrl, name.normalize('NFC')), ...size }
    }
    const hashed = `assets/${hashedNameOf(absolute)}`
    hashedFiles.set(hashed, absolute)
    return { href: fileHrefOf(places.baseUrl, hashed), ...size }
  }
  const assetOf = (file: string, target: string) => {
    const decoded = decodeLoosely(splitTarget(target).path)
    if (decoded === '') return undefined
    const isStatic = decoded.startsWith('/')
    const absolute = asOnDisk(absolutePathOf(decoded, file, places))
    if (!known.has(absolute)) known.set(absolute, find(absolute, isStatic))
    return known.get(absolute)
  }
  const nearAsset = (file: string, target: string) => {
    const written = decodeLoosely(splitTarget(target).path)
    const absolute = absolutePathOf(written, file, places)
    const found = nearPath(siteDir, path.relative(siteDir, absolute).split(path.sep))
    const real = path.join(siteDir, ...(found ?? []))
    if (!found || !isOfSite(real, followed) || !statSync(real).isFile()) return undefined
    return asWritten(written.split('/'), found)
  }
  return { assetOf, nearAsset, hashedFiles: () => hashedFiles, problems: () => problems }
}

/** Names from `folder` to what was probably meant: each as it is, in another case, or nearly so. */
function nearPath(folder: string, parts: readonly string[]): string[] | undefined {
  const [first, ...rest] = parts
  if (first === undefined) return []
  const names = namesIn(folder)
  const name =
    names.find((each) => each === first) ??
    names.find((each) => foldPath(each) === foldPath(first)) ??
    nearestOf(first, names)
  const inner = name === undefined ? undefined : nearPath(path.join(folder, name), rest)
  return name === undefined || !inner ? undefined : [name, ...inner]
}

/** The names of a path, in the way its author begins it: from the page, from the static folder, under the base URL. */
const asWritten = (written: readonly string[], found: readonly string[]): string =>
  written
    .map((part, index) => {
      const name = found[found.length - written.length + index]
      const isNamed = index === written.length - 1 || foldPath(name ?? '') === foldPath(part)
      return isNamed ? (name ?? part) : part
    })
    .join('/')

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function absolutePathOf(
  decoded: string,
  file: string,
  { siteDir, staticFolder, baseUrl }: AssetPlaces,
): string {
  if (decoded.startsWith('@site/')) return path.resolve(siteDir, decoded.slice('@site/'.length))
  if (!decoded.startsWith('/')) return path.resolve(siteDir, path.dirname(file), decoded)
  const underBase = baseUrl !== '/' && decoded.startsWith(baseUrl)
  return path.join(siteDir, staticFolder, underBase ? decoded.slice(baseUrl.length) : decoded)
}

/** `plan.png` → `plan-1a2b3c4d5e6f7a8b.png`; a name that leaves no room for the hash is cut. */
function hashedNameOf(absolute: string): string {
  const { name, ext } = path.parse(absolute)
  const kept = [...name.normalize('NFC')]
  while (Buffer.byteLength(kept.join('') + ext) > longestKept) kept.pop()
  return `${kept.join('')}-${hashContent(readFileSync(absolute))}${ext}`
}

/** Bytes of a name that may have more added to it, of the 255 that disks hold. */
const longestKept = 200

const image = /\.(png|jpe?g|gif|webp|avif|svg)$/i

const unreadableImage = (file: string): Problem => ({
  kind: 'content',
  file,
  message: 'this image cannot be read as one: its size is not known, and browsers may not show it',
  hint: 'Export it again, in the format that its name says.',
})

type Size = { readonly width?: number; readonly height?: number }

/** Returns no size for a file that is not an image, and `undefined` for an image that cannot be read. */
function measureImage(absolute: string): Size | undefined {
  if (!image.test(absolute)) return {}
  try {
    const { width, height, orientation = 1 } = imageSize(readFileSync(absolute))
    return orientation > 4 ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}
