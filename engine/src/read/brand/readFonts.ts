/** Fonts of a theme → the files to publish, the rules that name them, and those that a page loads first. */

import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config/config.ts'
import { htmlLangsOf } from '../../config/htmlLangs.ts'
import type { FontFiles } from '../../config/themeSchema.ts'
import { asOnDisk, isInside } from '../../content/realPaths.ts'
import type { Problem } from '../../problem.ts'
import { faceRule, fallbackOf, type FontRole, standInRules } from '../../render/fontFace.ts'
import { hashContent } from '../../disk/hashContent.ts'
import { charactersOf } from './fontCharacters.ts'
import { rangesOf, readFontFile, type ReadFont } from './readFontFile.ts'
import { loadSubsetter, subsetFont } from './subsetFont.ts'

export type SiteFonts = {
  /** `@font-face` rules. */
  readonly css: string
  /** Bytes by name in the folder of the hashed files. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Among `files`: what is read before any scrolling. */
  readonly preloads: readonly string[]
  /** Says whether each font is subset to the characters of the site's languages. */
  readonly areSubset: boolean
  readonly problems: readonly Problem[]
  /** Absolute. */
  readonly sources: readonly string[]
}

export type FontReading = {
  /** Absolute. */
  readonly siteDir: string
  /** Absolute; absent while writing: fonts are given as they are, at once. */
  readonly cacheDir?: string
}

/** Weight of what each is seen in first; code is under the fold, or waits. */
const firstWeights: Readonly<Record<FontRole, number | undefined>> = {
  text: 400,
  headings: 650,
  code: undefined,
}

export async function readFonts(config: Config, reading: FontReading): Promise<SiteFonts> {
  const roles = (['text', 'headings', 'code'] as const).flatMap((role) => {
    const font = config.theme.fonts[role]
    return typeof font === 'object' ? [{ role, font }] : []
  })
  if (roles.length === 0) return noFonts
  const subset = reading.cacheDir === undefined ? undefined : await loadSubsetter()
  const characters = charactersOf(Object.values(htmlLangsOf(config)))
  const faces = await Promise.all(
    roles.map(({ role, font }) => readFaces(font, { role, config, reading, subset, characters })),
  )
  return {
    css: [...new Set(faces.map(({ css }) => css))].join(''),
    files: new Map(faces.flatMap(({ files }) => [...files])),
    preloads: [...new Set(faces.flatMap(({ preloads }) => preloads))],
    areSubset: subset !== undefined,
    problems: faces.flatMap(({ problems }) => problems),
    sources: faces.flatMap(({ sources }) => sources),
  }
}

const noFonts: SiteFonts = {
  css: '',
  files: new Map(),
  preloads: [],
  areSubset: true,
  problems: [],
  sources: [],
}

type FaceContext = {
  readonly role: FontRole
  readonly config: Config
  readonly reading: FontReading
  readonly subset: Awaited<ReturnType<typeof loadSubsetter>>
  readonly characters: string
}

type Face = { readonly font: ReadFont; readonly name: string; readonly bytes: Uint8Array }

async function readFaces(
  font: FontFiles,
  context: FaceContext,
): Promise<Omit<SiteFonts, 'areSubset'>> {
  const { role, config, reading } = context
  const made = await Promise.all(font.files.map((file) => readFace(file, context)))
  const faces = made.flatMap((each) => ('face' in each ? [each.face] : []))
  const kind = fallbackOf(font, role)
  const assets = `${config.baseUrl}assets/`
  const rules = faces.map(({ font: read, name }, index) => {
    const others = faces.filter((other) => other.name !== name && looksLike(other.font, read))
    if (others.length === 0) return faceRule(font.family, read, assets + name)
    // What two of them hold is asked of the first alone.
    const before = new Set(
      faces
        .slice(0, index)
        .filter((other) => others.includes(other))
        .flatMap((other) => other.font.codePoints),
    )
    const ranges = rangesOf(read.codePoints.filter((point) => !before.has(point)))
    return faceRule(font.family, { ...read, ranges }, assets + name)
  })
  const lettered = faces.filter(hasLetters)
  const standIns = standInRules(
    font.family,
    kind,
    (lettered.length > 0 ? lettered : faces).map(({ font: read }) => read),
  )
  const first = firstFace(faces, firstWeights[role])
  return {
    css: rules.join('') + standIns,
    files: new Map(faces.map(({ name, bytes }) => [name, bytes])),
    preloads: first ? [first.name] : [],
    problems: made.flatMap((each) => ('problem' in each ? [each.problem] : [])),
    sources: font.files.flatMap((file) => locateFont(file, reading.siteDir) ?? []),
  }
}

const looksLike = (a: ReadFont, b: ReadFont): boolean =>
  a.weight === b.weight && a.style === b.style

const letterA = 0x61
const hasLetters = ({ font }: Face): boolean => font.codePoints.includes(letterA)

/** The upright one, of the nearest weight, that has the letters of Latin; else the first. */
function firstFace(faces: readonly Face[], weight: number | undefined): Face | undefined {
  if (weight === undefined) return undefined
  const upright = faces.filter(({ font }) => font.style === 'normal')
  const lettered = upright.filter(hasLetters)
  const [nearest] = (lettered.length > 0 ? lettered : upright).toSorted(
    (a, b) => distanceOf(a.font, weight) - distanceOf(b.font, weight),
  )
  return nearest
}

function distanceOf({ weight }: ReadFont, wanted: number): number {
  const [least = 400, most = least] = weight.split(' ').map(Number)
  return Math.max(0, least - wanted, wanted - most)
}

async function readFace(
  file: string,
  { role, config, reading, subset, characters }: FaceContext,
): Promise<{ face: Face } | { problem: Problem }> {
  const place = locateFont(file, reading.siteDir)
  const bytes = place && (await readFile(place).catch(() => undefined))
  const problem = (message: string, hint: string) => ({
    problem: {
      kind: 'config' as const,
      file: config.file,
      message: `theme.fonts.${role}.files: ${message}`,
      hint,
      page: 'settings.md',
    },
  })
  if (!bytes)
    return problem(
      `there is no file ${file} in the folder of the site, nor in a package that it has`,
      'Give its path from that folder, like ./fonts/text.woff2, or from a package, like @fontsource/inter/files/inter-latin-400-normal.woff2.',
    )
  try {
    const font = await readFontFile(bytes)
    const { cacheDir } = reading
    const sent = subset ? await subsetFont(bytes, characters, { subset, cacheDir }) : bytes
    const extension = subset ? 'woff2' : path.extname(file).slice(1).toLowerCase()
    const base = path.basename(file, path.extname(file)).replaceAll(/[^\w-]/g, '-')
    return { face: { font, bytes: sent, name: `${base}-${hashContent(sent)}.${extension}` } }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return problem(`${file} cannot be read as a font: ${reason}`, 'Export it again, as .woff2.')
  }
}

/** Absolute: in the folder of the site, or where its packages are. */
export function locateFont(file: string, siteDir: string): string | undefined {
  const inSite = asOnDisk(path.resolve(siteDir, file))
  if (/^\.{0,2}\//.test(file)) return isInside(siteDir, inSite) ? inSite : undefined
  try {
    return createRequire(path.join(siteDir, 'package.json')).resolve(file)
  } catch {
    return isInside(siteDir, inSite) ? inSite : undefined
  }
}
