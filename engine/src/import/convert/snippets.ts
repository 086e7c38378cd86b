/** Text of other files that a page takes in (`--8<--`, `<!--@include-->`, `<<<`) → the same text, in the page. */

import path from 'node:path'
import { isFile } from '../../disk/readFresh.ts'
import { readOwn, repositoryOf } from '../read/ownFiles.ts'
import type { Conversion } from '../importPlan.ts'

type Note = Conversion['note']

/** Bounds what files that include each other may make of a page. */
const deepest = 8

/** Bounds what one page takes in: files, and letters of them. */
const most = { files: 1000, letters: 4_000_000 } as const

export type Taken = {
  /** Text of the first of the files that is there; `undefined` once a page has taken in too much. */
  readonly read: (candidates: readonly string[]) => string | undefined
}

/** For one page. `site` is a folder of the repository that its files may be of. */
export function takenIn(site: string): Taken {
  const repository = repositoryOf(site)
  let [files, letters] = [0, 0]
  return {
    read: (candidates) => {
      if (files >= most.files || letters >= most.letters) return undefined
      const found = candidates.find(isFile)
      const text = found === undefined ? undefined : readOwn(found, repository)
      files += 1
      letters += text?.length ?? 0
      return text?.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
    },
  }
}

const SCISSORS = /^([ \t]*)(;*)-{1,}8<-{1,}(?:[ \t]+(["'])(.*)\3)?[ \t]*$/

/** MkDocs: `folders` are where snippets are looked for, absolute. */
export function includeScissors(
  text: string,
  places: { readonly folders: readonly string[]; readonly taken: Taken },
  note: Note,
  depth = 0,
): string {
  if (!text.includes('8<') || depth > deepest) return text
  const out: string[] = []
  let isBlock = false
  text.split('\n').forEach((line, index) => {
    const [whole, indent = '', escape = '', , target] = SCISSORS.exec(line) ?? []
    const isOne = whole !== undefined && escape === ''
    if (isOne && target === undefined) {
      isBlock = !isBlock
      return
    }
    const wanted = isBlock ? line.trim() : isOne ? target : undefined
    if (wanted === undefined || (isBlock && wanted === '')) {
      if (!isBlock) out.push(whole === undefined ? line : line.replace(escape, ''))
      return
    }
    if (wanted.startsWith(';')) return
    const place = { level: 'decide' as const, line: index + 1, text: wanted }
    const [, file = wanted, part] = /^([^:]+?\.[\w.]+|[^:]+)((?::[\w-]*){1,2})?$/.exec(wanted) ?? []
    const read = /^https?:/.test(wanted)
      ? undefined
      : places.taken.read(places.folders.map((folder) => path.join(folder, file)))
    if (read === undefined) note({ ...place, kind: 'snippets that were not found' })
    else note({ ...place, level: 'converted', kind: 'snippets, copied into their pages' })
    const inner = includeScissors(cutSnippet(read ?? '', part), places, note, depth + 1)
    const lines = inner.replace(/\n$/, '').split('\n')
    const before = isBlock ? (/^[ \t]*/.exec(line)?.[0] ?? '') : indent
    out.push(lines.map((each) => (each === '' ? '' : before + each)).join('\n'))
  })
  return out.join('\n')
}

/** `:name`, `:2:5`, `::5` or nothing; the marks of sections go. */
function cutSnippet(text: string, part: string | undefined): string {
  const lines = text.split('\n')
  const [, first = '', last] = /^:([\w-]*)(?::([\w-]*))?$/.exec(part ?? '') ?? []
  const isMark = (line: string) => /-{1,}8<-{1,}\s*\[\s*(?:start|end)/.test(line)
  if (part !== undefined && (last !== undefined || /^\d+$/.test(first)))
    return lines
      .slice(Math.max(0, Number(first || 1) - 1), last ? Number(last) : undefined)
      .filter((line) => !isMark(line))
      .join('\n')
  if (part === undefined || first === '') return lines.filter((line) => !isMark(line)).join('\n')
  const edge = (side: string) =>
    lines.findIndex((line) =>
      new RegExp(String.raw`-8<-+\s*\[\s*${side}\s*:\s*${first}\s*\]`).test(line),
    )
  const [from, to] = [edge('start'), edge('end')]
  return from === -1
    ? ''
    : lines
        .slice(from + 1, to === -1 ? undefined : to)
        .filter((line) => !isMark(line))
        .join('\n')
}

export type VitePlaces = {
  /** Folder of the page, and the one that `@` stands for; absolute. */
  readonly folder: string
  readonly root: string
  readonly taken: Taken
}

/** VitePress: `<!--@include: ./a.md#region{2,5}-->`. */
export function includeComments(text: string, places: VitePlaces, note: Note, depth = 0): string {
  if (!text.includes('@include') || depth > deepest) return text
  return text.replace(
    /<!--\s*@include:\s*(.*?)\s*-->/g,
    (whole, target: string, offset: number) => {
      const [, file = target, region = '', range = ''] =
        /^([^{#]+?)(#[\w-]+)?(?:\{([\d,\s-]*)\})?$/.exec(target) ?? []
      const disk = resolvePlace(file.trim(), places)
      const read = places.taken.read([disk])
      const place = { line: text.slice(0, offset).split('\n').length, text: target }
      if (read === undefined) {
        note({ ...place, level: 'decide', kind: 'snippets that were not found' })
        return whole
      }
      note({ ...place, level: 'converted', kind: 'snippets, copied into their pages' })
      const body = read.replace(/^---\n[\s\S]*?\n---[ \t]*(?:\n|$)/, (head) => (range ? head : ''))
      const lines = regionOf(body, region).split('\n')
      const [first, last] = range.split(',').map((each) => Number(each.trim()) || undefined)
      const isRange = range.includes(',')
      const kept = range === '' ? lines : lines.slice((first ?? 1) - 1, isRange ? last : first)
      return includeComments(
        kept.join('\n').trim(),
        { ...places, folder: path.dirname(disk) },
        note,
        depth + 1,
      )
    },
  )
}

const resolvePlace = (file: string, { folder, root }: VitePlaces): string =>
  file.startsWith('@') ? path.join(root, file.replace(/^@\/?/, '')) : path.resolve(folder, file)

/** VitePress: `<<< @/a.js#region{2,5 js:line-numbers} [name]`. */
export function includeCode(text: string, places: VitePlaces, note: Note): string {
  if (!text.includes('<<<')) return text
  return text.replace(
    /^([ \t]*)<<<[ \t]*(\S+?)(#[\w-]+)?[ \t]*(?:\{([^}\n]*)\})?[ \t]*(?:\[([^\]\n]*)\])?[ \t]*$/gm,
    (whole: string, ...parts: string[]) => {
      const [indent = '', file = '', region = '', braces = '', label = ''] = parts
      const read = places.taken.read([resolvePlace(file, places)])
      if (read === undefined) {
        note({ level: 'decide', kind: 'snippets that were not found', text: file })
        return whole
      }
      note({ level: 'converted', kind: 'snippets, copied into their pages', text: file })
      const code = regionOf(read, region).replace(/\n+$/, '')
      const lines = /^[\d,-]+/.exec(braces.trim())?.[0] ?? ''
      const language =
        /(?:^|\s)([a-z][\w-]*)/i.exec(braces.replace(lines, ''))?.[1] ?? path.extname(file).slice(1)
      const fence = '`'.repeat(
        Math.max(
          3,
          ...[...code.matchAll(/^\s*(`{3,})/gm)].map(([, ticks = '']) => ticks.length + 1),
        ),
      )
      const info = [
        language,
        lines && `{${lines}}`,
        /:line-numbers/.test(braces) && 'showLineNumbers',
        label && `[${label}]`,
      ]
        .filter(Boolean)
        .join(' ')
      return [`${fence}${info}`, ...code.split('\n'), fence]
        .map((line) => (line === '' ? '' : indent + line))
        .join('\n')
    },
  )
}

/** Between `#region name` and `#endregion name`, as editors have it in each language. */
function regionOf(text: string, region: string): string {
  const marks =
    /^\s*(?:\/\/|#|<!--|\/\*|--|;|%|::|REM|\(\*)?\s*#?(end ?)?region\b[ \t]*([\w-]*)?.*$/i
  const lines = text.split('\n')
  if (region === '') return text
  const name = region.slice(1)
  const from = lines.findIndex((line) => {
    const [found, end, own] = marks.exec(line) ?? []
    return found !== undefined && !end && own === name
  })
  if (from === -1) return text
  const length = lines.slice(from + 1).findIndex((line) => {
    const [found, end, own] = marks.exec(line) ?? []
    return found !== undefined && Boolean(end) && (own === name || own === undefined || own === '')
  })
  const inner = lines
    .slice(from + 1, length === -1 ? undefined : from + 1 + length)
    .filter((line) => !marks.test(line))
  const width = Math.min(
    ...inner.filter((line) => line.trim() !== '').map((line) => /^\s*/.exec(line)?.[0].length ?? 0),
    99,
  )
  return inner.map((line) => line.slice(width)).join('\n')
}
