/** A component → its code in one file: for this process, or for browsers. The bundler is optional: most sites have none. */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, RolldownOutput } from 'rolldown'
import type { Problem } from '../../problem.ts'
import { saysClient, type ComponentFile } from './listComponents.ts'
import { isShared, sharedModule } from '../../render/sharedReact.ts'

export type Bundled = {
  readonly code: string
  /** CSS of the style sheets it imports, in order. */
  readonly css: string
  /** Source files, absolute. */
  readonly files: readonly string[]
  readonly problems: readonly Problem[]
}

type Target = { readonly siteDir: string; readonly isForBrowsers: boolean }

/** Throws what keeps it from being bundled. */
export async function bundleComponent(
  { file, isIsland }: ComponentFile,
  { siteDir, isForBrowsers }: Target,
): Promise<Bundled> {
  const { rolldown } = await loadBundler()
  const absolute = path.join(siteDir, file)
  const sheets: string[] = []
  const parts = new Set<string>()
  const dead: string[] = []
  const bundle = await rolldown({
    input: isForBrowsers ? entryId : absolute,
    cwd: siteDir,
    platform: isForBrowsers ? 'browser' : 'node',
    tsconfig: false,
    transform: {
      jsx: { runtime: 'automatic', development: false, importSource: 'react' },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    logLevel: 'warn',
    onLog: (_, log) => {
      if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message)
    },
    plugins: [
      entryPlugin(absolute),
      lentReact,
      readStyles(sheets),
      {
        name: 'lucarne:note-parts',
        moduleParsed({ id }) {
          if (!path.isAbsolute(id)) return
          parts.add(id)
          const isOther = id !== absolute && !id.includes('node_modules')
          if (!isIsland && isOther && saysClient(readFileSync(id, 'utf8')))
            dead.push(path.relative(siteDir, id))
        },
      },
    ],
  })
  const { output } = await bundle.generate({
    format: 'esm',
    codeSplitting: false,
    minify: isForBrowsers,
    comments: false,
  })
  await bundle.close()
  return {
    code: readCode(output),
    css: sheets.join('\n'),
    files: [...parts],
    problems: dead.map((each) => unlit(file, each)),
  }
}

const readCode = ([chunk]: RolldownOutput['output']): string => chunk.code

const entryId = '\0lucarne:entry'

/** Entry of an island: its default export alone, without the schema that checks its props. */
const entryPlugin = (absolute: string): Plugin => ({
  name: 'lucarne:entry',
  resolveId: (source) => (source === entryId ? source : undefined),
  load: (id) =>
    id === entryId ? `export { default } from ${JSON.stringify(absolute)}` : undefined,
})

const lentReact: Plugin = {
  name: 'lucarne:lent-react',
  resolveId: (source) => (isShared(source) ? `\0lent:${source}` : undefined),
  load(id) {
    const name = id.startsWith('\0lent:') ? id.slice('\0lent:'.length) : ''
    return isShared(name) ? { code: sharedModule(name), moduleSideEffects: false } : undefined
  },
}

const readStyles = (sheets: string[]): Plugin => ({
  name: 'lucarne:styles',
  load(id) {
    if (!id.endsWith('.css')) return undefined
    if (id.endsWith('.module.css'))
      throw new Error(`${path.basename(id)}: name its classes yourself, in a plain .css`)
    sheets.push(smaller(readFileSync(id, 'utf8')))
    return { code: '', moduleType: 'js', moduleSideEffects: true }
  },
})

/** Without comments and the spaces of its lines; strings stay as they are. */
const smaller = (css: string): string =>
  css
    .replace(/("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|\/\*[\s\S]*?\*\//g, (_, text = '') =>
      String(text),
    )
    .replace(/("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|\s+/g, (_, text = ' ') => String(text))
    .trim()

const unlit = (file: string, island: string): Problem => ({
  kind: 'content',
  file,
  message: `${island} says 'use client', and is shown here without life: this component does not.`,
  hint: `Say 'use client' in ${file}, or name the island in the page itself.`,
  page: 'components.md',
})

/** Vite brings it too. */
async function loadBundler(): Promise<typeof import('rolldown')> {
  try {
    return await import('rolldown')
  } catch {
    throw new Error('the package “rolldown” is not installed: npm install rolldown')
  }
}
