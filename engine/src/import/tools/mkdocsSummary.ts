/** `SUMMARY.md` of literate-nav: a list of links that a folder gives as its menu → `nav` of MkDocs. */

import path from 'node:path'
import { matchesGlob } from '../read/matchesGlob.ts'
import { isFile } from '../../disk/readFresh.ts'
import { readOwn, repositoryOf } from '../read/ownFiles.ts'

type Entry = string | { readonly [label: string]: string | readonly Entry[] }
type Line = { readonly depth: number; readonly label?: string; readonly target?: string }
type Places = {
  readonly docsDir: string
  readonly navFile: string
  /** Pages by their path in the folder of the docs. */
  readonly files: readonly string[]
}

/**
 * Returns `undefined` where the folder has no such list. Targets are told from the folder of the docs.
 * `taken`: folders whose list was taken; each is taken once, or lists that name each other would never end.
 */
export function summaryNav(
  places: Places,
  folder = '',
  taken = new Set<string>(),
): Entry[] | undefined {
  const { docsDir, navFile, files } = places
  const file = path.join(docsDir, folder, navFile)
  if (taken.has(folder) || !isFile(file)) return undefined
  taken.add(folder)
  const lines = readSummaryLines(readOwn(file, repositoryOf(docsDir)) ?? '')
  const named = new Set(lines.flatMap(({ target = '' }) => inFolder(folder, target)))
  const inside = (target: string) =>
    files.filter((each) => each.startsWith(target) && !each.slice(target.length).includes('/'))

  const targetsOf = ({ label, target = '' }: Line): Entry[] => {
    if (/^(?:[a-z]+:)?\/\//i.test(target)) return [labelled(label, target)]
    const whole = inFolder(folder, target)
    if (target.includes('*'))
      return files
        .filter((each) => !named.has(each) && path.basename(each) !== navFile)
        .filter((each) => matchesGlob(whole, each))
    if (!target.endsWith('/')) return [labelled(label, whole)]
    const own = summaryNav(places, whole, taken)
    const entries = own ?? inside(whole)
    return label === undefined ? [...entries] : [{ [label]: entries }]
  }
  const entriesFrom = (list: readonly Line[]): Entry[] => {
    const starts = list.flatMap(({ depth }, at) => (depth <= (list[0]?.depth ?? 0) ? [at] : []))
    return starts.flatMap((at, nth): Entry[] => {
      const line = list[at] as Line
      const below = entriesFrom(list.slice(at + 1, starts[nth + 1]))
      if (below.length === 0) return line.target === undefined ? [] : targetsOf(line)
      const page = line.target === undefined ? [] : [inFolder(folder, line.target)]
      return [{ [line.label ?? line.target ?? '']: [...page, ...below] }]
    })
  }
  return entriesFrom(lines)
}

const labelled = (label: string | undefined, target: string): Entry =>
  label === undefined ? target : { [label]: target }

const inFolder = (folder: string, target: string): string =>
  path.posix.join(folder, target.replace(/^\//, ''))

/** Indents are those of a list; an item without a link is a section, or a pattern. */
function readSummaryLines(text: string): Line[] {
  return text.split('\n').flatMap((line): Line[] => {
    const [, indent = '', item] = /^([ \t]*)[-*+][ \t]+(.*\S)/.exec(line) ?? []
    if (item === undefined) return []
    const depth = indent.replaceAll('\t', '    ').length
    const [, label, target] = /^\[(.+)\]\(<?([^)>\s]+)>?[^)]*\)/.exec(item) ?? []
    if (target !== undefined) return [{ depth, label: label ?? '', target: decoded(target) }]
    return /\*|\/$/.test(item) && !/\s/.test(item)
      ? [{ depth, target: item.replaceAll('\\*', '*') }]
      : [{ depth, label: item.replace(/\\(?=[^\w\s])/g, '') }]
  })
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}
