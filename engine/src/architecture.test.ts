/** The tree of folders, enforced: data flows one way, and who may import each heavy dependency. */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** In the order data flows: a folder imports itself and what stands before it. */
const stages = [
  'printable',
  'problem',
  'nearest',
  'escapePattern',
  'themePrefix',
  'withinTime',
  'scriptAddress',
  'ownValue',
  'words',
  'config',
  'content',
  'site',
  'search',
  'theme',
  'render',
  'client',
  'offline',
  'disk',
  'threads',
  'cache',
  'read',
  'parse',
  'load',
  'indexing',
  'output',
  'serve',
  'check',
  'build',
  'dev',
  'init',
  'import',
  'compare',
  'cli',
]

/** Package → the folders that may import it. */
const importers: Readonly<Record<string, readonly string[]>> = {
  satteri: ['content', 'import'],
  'beautiful-mermaid': ['content'],
  temml: ['content'],
  shiki: ['content'],
  'js-yaml': ['content'],
  yaml: ['content', 'import'],
  '@babel/parser': ['import'],
  parse5: ['compare', 'import'],
  'react-dom': ['render', 'client'],
  jiti: ['config'],
  chokidar: ['dev'],
  send: ['serve'],
  negotiator: ['serve'],
  rolldown: ['read'],
  commander: ['cli'],
}

/** Entry points of the package: each may import from any folder. */
const entries = ['index', 'componentApi', 'contentApi', 'searchApi', 'testingApi']

/** Folders of which a browser runs a part: they import nothing of node themselves. */
const browserStages = [
  'printable',
  'problem',
  'nearest',
  'escapePattern',
  'themePrefix',
  'scriptAddress',
  'ownValue',
  'words',
  'site',
  'search',
  'theme',
  'client',
  'offline',
]

type Import = { readonly file: string; readonly stage: string; readonly target: string }

const sourceDir = import.meta.dirname

const imports: readonly Import[] = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('testing'),
  )
  .flatMap((file) => {
    const text = readFileSync(path.join(sourceDir, file), 'utf8')
    const targets = [...text.matchAll(/(?:from|import)\s*\(?'([^']+)'/g)].map(
      ([, target]) => target ?? '',
    )
    return targets.map((target) => ({ file, stage: stageOf(file), target }))
  })

function stageOf(file: string): string {
  return (file.split(path.sep)[0] ?? '').replace(/\.tsx?$/, '')
}

/** The stage an import leads to; `undefined` for a package. */
function targetStageOf({ file, target }: Import): string | undefined {
  return target.startsWith('.') ? stageOf(path.join(path.dirname(file), target)) : undefined
}

const shown = ({ file, target }: Import) => `${file} imports ${target}`

test('the sources are read', () => {
  expect(imports.length).toBeGreaterThan(100)
  expect(new Set(imports.map(({ stage }) => stage))).toContain('build')
})

test('a folder never imports from a later stage', () => {
  const backwards = imports.filter((each) => {
    const target = targetStageOf(each)
    if (target === undefined || entries.includes(each.stage)) return false
    return stages.indexOf(target) > stages.indexOf(each.stage)
  })
  expect(backwards.map(shown)).toEqual([])
})

test('every folder has its place among the stages', () => {
  const known = new Set([...stages, ...entries])
  expect(imports.filter(({ stage }) => !known.has(stage)).map(({ file }) => file)).toEqual([])
})

test('each heavy dependency is imported where it can be replaced', () => {
  const strays = imports.filter(({ stage, target }) => {
    const name = Object.keys(importers).find(
      (each) => target === each || target.startsWith(`${each}/`),
    )
    return name !== undefined && !importers[name]?.includes(stage)
  })
  expect(strays.map(shown)).toEqual([])
})

test('what runs in a browser imports nothing of node', () => {
  const strays = imports.filter(
    ({ stage, target }) => browserStages.includes(stage) && target.startsWith('node:'),
  )
  expect(strays.map(shown)).toEqual([])
})

test('no folder but the package itself has a barrel', () => {
  const barrels = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /[/\\]index\.tsx?$/.test(file),
  )
  expect(barrels).toEqual([])
})

/** Files of other packages that reach into the sources: measurements of parts, and a check of the word tables. */
const waysIn = ['bench/engineInternals.ts', 'bench/search/engineEntry.ts', 'e2e/engineInternals.ts']

test('the other packages know of the engine what it exports, but for the files that say what more', () => {
  const root = path.join(sourceDir, '../..')
  const files = ['bench', 'create', 'e2e', 'mcp', 'verify'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.m?[jt]sx?$/.test(file) && !/node_modules|^sites/.test(file))
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
  )
  expect(files.length).toBeGreaterThan(200)
  const reaching = files.filter((file) =>
    /(?:from|import)\s*\(?'[^']*engine\/src\//.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(reaching.toSorted()).toEqual(waysIn)
})

test('the drawing of ARCHITECTURE.md is that of the imports', async () => {
  const map = path.join(sourceDir, '../../ARCHITECTURE.md')
  const drawn = readFileSync(map, 'utf8').replace(
    /(?<=```mermaid\n)[^]*?(?=```)/,
    `flowchart TB\n${arrowsBetweenFolders().join('\n')}\n`,
  )
  await expect(drawn).toMatchFileSnapshot(map)
})

/** Returns `imported --> importer`, in order of stages; none where a longer way leads there too. */
function arrowsBetweenFolders(): string[] {
  const folders = stages.filter((stage) =>
    imports.some(({ file }) => file.startsWith(stage + path.sep)),
  )
  const importedBy = new Map(folders.map((folder) => [folder, foldersImportedBy(folder, folders)]))
  const reaches = (from: string, to: string): boolean =>
    from === to || (importedBy.get(from) ?? []).some((next) => reaches(next, to))
  return folders.flatMap((folder) => {
    const direct = importedBy.get(folder) ?? []
    return direct
      .filter((to) => !direct.some((other) => other !== to && reaches(other, to)))
      .map((to) => `  ${to} --> ${folder}`)
  })
}

function foldersImportedBy(folder: string, folders: readonly string[]): string[] {
  const targets = imports.filter(({ stage }) => stage === folder).map(targetStageOf)
  return folders.filter((each) => each !== folder && targets.includes(each))
}
