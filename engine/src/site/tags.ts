/** Tags written in front matter → tag pages: one address per slug, the first label met wins. */

import type { Config, LocaleConfig } from '../config/config.ts'
import { joinPath } from '../content/sourcePath.ts'
import { typeset } from '../content/typography.ts'
import { didYouMean } from '../nearest.ts'
import { findKeyLine } from '../content/keyLines.ts'
import type { Problem } from '../problem.ts'
import { compareFrench } from './compareFrench.ts'
import type { Link } from './page.ts'
import { fitsDisk, quoteShort, tooLong } from './longAddress.ts'
import { toHref, toPath } from './paths.ts'
import { shownLabel } from './shownLabel.ts'
import type { SiteDoc, TagDefinition } from './site.ts'

export type Tag = {
  readonly path: string
  readonly href: string
  readonly label: string
  readonly description?: string | undefined
  /** Listed docs only; where none is, the unlisted ones: only who has found one of them comes here. */
  readonly docs: readonly SiteDoc[]
  /** Set when only unlisted docs carry the tag. */
  readonly unlisted: boolean
}

export type TagIndex = {
  readonly tags: readonly Tag[]
  /** Tags of a doc, by its address, in the author's order, without duplicates. */
  readonly linksOf: ReadonlyMap<string, readonly Link[]>
  readonly problems: readonly Problem[]
}

type Input = {
  readonly docs: readonly SiteDoc[]
  readonly definitions: ReadonlyMap<string, TagDefinition>
  /** Path of the version. */
  readonly basePath: string
  readonly baseUrl: string
  readonly config: Pick<Config, 'typography'>
  readonly locale: LocaleConfig
}

/** All the tags of one version. A tag that is not declared is a problem once any is declared. */
export function indexTags(input: Input): TagIndex {
  const problems: Problem[] = []
  const tags = new Map<
    string,
    NonNullable<TagRead['tag']> & { docs: SiteDoc[]; unlisted: boolean }
  >()
  const told = new Set<string>()
  const linksOf = new Map<string, Link[]>()
  /** Tags read without a problem, which would name one doc: most are carried by many. */
  const sound = new Map<WrittenTag, TagRead>()
  for (const placed of input.docs) {
    const links = new Map<string, Link>()
    for (const written of placed.doc.frontMatter.tags ?? []) {
      const read = sound.get(written) ?? readTag(written, placed, input)
      if (read.problems.length === 0) sound.set(written, read)
      problems.push(...read.problems)
      if (!read.tag) continue
      const { path } = read.tag
      const taken = tags.get(path)
      if (taken && taken.key !== read.tag.key && !told.has(read.tag.key)) {
        told.add(read.tag.key)
        problems.push(sharedAddress(placed, read.tag, taken))
      }
      const tag = tags.get(path) ?? { ...read.tag, docs: [], unlisted: true }
      tags.set(path, tag)
      if (links.has(path)) continue
      links.set(path, { label: tag.label, href: tag.href })
      if (placed.doc.frontMatter.unlisted && !tag.unlisted) continue
      if (!placed.doc.frontMatter.unlisted && tag.unlisted) {
        tag.docs = []
        tag.unlisted = false
      }
      tag.docs.push(placed)
    }
    linksOf.set(placed.href, [...links.values()])
  }
  for (const tag of tags.values()) tag.docs.sort((a, b) => compareFrench(a.doc.title, b.doc.title))
  return {
    tags: [...tags.values()].toSorted((a, b) => compareFrench(a.label, b.label)),
    linksOf,
    problems,
  }
}

type TagRead = {
  /** `undefined` when no page can be written for it. */
  readonly tag?: Pick<Tag, 'path' | 'href' | 'label' | 'description'> & {
    readonly key: string
    /** As it is written: in Arabic, the label holds marks that are not seen. */
    readonly written: string
  }
  readonly problems: readonly Problem[]
}

function readTag(
  written: WrittenTag,
  placed: SiteDoc,
  { definitions, basePath, baseUrl, config, locale }: Input,
): TagRead {
  const { isDeclared, ...known } = resolveTag(written, definitions)
  const { label, description } = known
  const permalink = joinPath('', known.permalink ?? '')
  const problems = [
    ...(!isDeclared && definitions.size > 0 ? [undeclared(placed, label, definitions)] : []),
    ...(permalink === undefined ? [straying(placed, known)] : []),
  ]
  const path = toPath(basePath, 'tags', permalink || tagSlugOf(label))
  if (!fitsDisk(path)) return { problems: [...problems, longTag(placed, label)] }
  const shown = shownLabel(typeset(label, config.typography), { locale })
  const key = normalizeTag(label)
  return {
    tag: { path, href: toHref(baseUrl, path), label: shown, description, key, written: label },
    problems,
  }
}

/** The same for two ways to write one tag: `ssl` and `SSL`, `CI/CD` and `ci-cd`; another for `C#` and `C++`. */
const normalizeTag = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/[\p{M}\p{Z}\p{Pd}_/'’]/gu, '')
    .toLowerCase()

function sharedAddress(
  placed: SiteDoc,
  { written, path }: NonNullable<TagRead['tag']>,
  other: Pick<NonNullable<TagRead['tag']>, 'written'>,
): Problem {
  return {
    kind: 'duplicateRoute',
    file: placed.doc.file,
    ...findKeyLine('tags', placed.doc),
    message: `the tag "${written}" has the address of the tag "${other.written}", ${path}, and its pages are listed there`,
    hint: `Give one of them a \`permalink\` of its own, in tags.yml or where it is written: { label: '${written}', permalink: /another }.`,
  }
}

type WrittenTag = string | { readonly label: string; readonly permalink: string }

function resolveTag(written: WrittenTag, definitions: ReadonlyMap<string, TagDefinition>) {
  if (typeof written !== 'string') return { ...written, description: undefined, isDeclared: true }
  const definition = definitions.get(written)
  if (!definition)
    return { label: written, permalink: undefined, description: undefined, isDeclared: false }
  return { permalink: definition.key, ...definition, isDeclared: true }
}

function straying(
  placed: SiteDoc,
  { label, permalink }: { label: string; permalink?: string | undefined },
): Problem {
  return {
    kind: 'content',
    file: placed.doc.file,
    message: `the permalink "${permalink}" of the tag "${label}" climbs out of the tags, and is not followed`,
    hint: 'Write one without "..".',
  }
}

function longTag(placed: SiteDoc, label: string): Problem {
  return {
    kind: 'content',
    file: placed.doc.file,
    ...findKeyLine('tags', placed.doc),
    message: `${tooLong(`the tag ${quoteShort(label)}`)}, and has no page`,
    hint: 'Write a shorter one, or give it a short `permalink`.',
  }
}

function undeclared(
  placed: SiteDoc,
  label: string,
  definitions: ReadonlyMap<string, TagDefinition>,
): Problem {
  const hint =
    didYouMean(label, definitions.keys()) ??
    'Declare it in the tags file, or use one that is there.'
  return {
    kind: 'content',
    file: placed.doc.file,
    ...findKeyLine('tags', placed.doc),
    message: `the tag "${label}" is not declared`,
    hint,
  }
}

/** `CI/CD` → `ci-cd`, `fail2ban` → `fail-2-ban`, `Œuvre` → `oeuvre`: letters and digits apart, accents folded. */
export function tagSlugOf(label: string): string {
  const folded = label
    .replace(/['’]/g, '')
    .replace(/œ/g, 'oe')
    .replace(/Œ/g, 'Oe')
    .replace(/æ/g, 'ae')
    .replace(/Æ/g, 'Ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  const words = folded.match(/\p{Lu}+(?![\p{Ll}])|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{N}+/gu) ?? []
  return words.join('-').toLowerCase()
}

export type TagGroup = {
  readonly letter: string
  readonly tags: readonly (Link & { readonly count: number })[]
}

/** Listed tags by first letter, accents folded: É stands under E; digits and signs come first. */
export function groupTags(tags: readonly Tag[]): TagGroup[] {
  const groups = new Map<string, Tag[]>()
  for (const tag of tags) {
    if (tag.unlisted) continue
    const letter = letterOf(tag)
    groups.set(letter, [...(groups.get(letter) ?? []), tag])
  }
  return [...groups]
    .toSorted(([a], [b]) => compareFrench(a, b))
    .map(([letter, members]) => ({
      letter,
      tags: members.map(({ label, href, docs }) => ({ label, href, count: docs.length })),
    }))
}

const letterOf = (tag: Tag): string =>
  [...tag.label.normalize('NFD').replace(/^[^\p{L}\p{N}]+/u, '')][0]?.toUpperCase() ?? '#'
