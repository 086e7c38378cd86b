/** The engine's own source → what it ships: node code, the browser's files, the inlined boot and CSS. */
import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'

const engineFolder = fileURLToPath(new URL('.', import.meta.url))
const criticalFolder = `${engineFolder}dist/critical/`
const criticalList = `${criticalFolder}styles.json`

/** Browsers that know `light-dark()`, nesting, `:has()` and `popover`: nothing is rewritten for older ones. */
const browsers = ['chrome123', 'edge123', 'firefox125', 'safari17.5']

/** Bundled without what is never called, these no longer take a third of the start of every command and thread. */
const bundledPackages = [
  'commander',
  'entities',
  'fastest-levenshtein',
  'gemoji',
  'github-slugger',
  'image-size',
  'js-yaml',
  'json5',
  'react',
  'react-dom',
  'yaml',
  'zod',
]

/** What only some pages hold, each in a style sheet of its own, in the order of their rules. */
const sheets = {
  tables: /\/styles\/tables\.css$/,
  admonitions: /\/styles\/admonitions\.css$/,
  code: /\/styles\/code\.css$/,
  frame: /\/(?:Announcement|Dropdown|Footer)\.module\.css$/,
  lists: /\/(?:TagListView|ResultList)\.module\.css$/,
  live: /\/(?:ProgressBar|errors)\.module\.css$/,
}
const sheetNames = Object.keys(sheets)
const sheetGroups = Object.entries(sheets).map(([name, test]) => ({ name, test }))

export default defineConfig({
  root: engineFolder,
  base: './',
  publicDir: false,
  logLevel: 'warn',
  css: { modules: { generateScopedName: shortClassNames() } },
  // Beside the other files, and named as they are: all are served from one folder.
  // Nothing is bundled after it: the marks that help bundlers are only weight.
  worker: {
    format: 'es',
    plugins: () => [foldGlossary()],
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: { entryFileNames: '[name]-[hash].js', comments: { annotation: false } },
    },
  },
  plugins: [listCriticalStyles(), dropCriticalStyles(), gatherSheets()],
  environments: {
    critical: browserEnvironment('critical', ['client/criticalStyles.ts']),
    client: browserEnvironment('client', ['client/app.tsx', 'client/analytics/analytics.ts']),
    boot: browserEnvironment('boot', ['client/boot.ts']),
    node: {
      consumer: 'server',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { external: true, noExternal: bundledPackages },
      build: {
        ssr: true,
        outDir: 'dist/node',
        emptyOutDir: true,
        minify: false,
        target: 'node20',
        rolldownOptions: {
          input: [
            'cli.ts',
            'index.ts',
            'build/buildIndexWorker.ts',
            'build/compress.ts',
            'build/parseFilesWorker.ts',
            'build/placeFileWorker.ts',
          ].map(sourceFile),
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
})

function browserEnvironment(name: string, inputs: readonly string[]): EnvironmentOptions {
  return {
    consumer: 'client',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: `dist/${name}`,
      emptyOutDir: true,
      target: browsers,
      cssTarget: browsers,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: inputs.map(sourceFile),
        // The class names of a module are used by node alone, yet its rules must reach the page.
        treeshake: name !== 'critical',
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          format: name === 'boot' ? 'iife' : 'es',
          ...(name === 'critical' && { codeSplitting: { groups: sheetGroups } }),
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  }
}

function sourceFile(path: string): string {
  return `${engineFolder}src/${path}`
}

/**
 * The same name in the HTML made by node and in the browser's code, wherever the repository is; two or three
 * characters, since every page carries them: readable names cost a quarter of a kilobyte in each.
 */
function shortClassNames(): (name: string, file: string) => string {
  const files = readdirSync(`${engineFolder}src`, { recursive: true, encoding: 'utf8' })
  const keys = files
    .filter((file) => file.endsWith('.module.css'))
    .toSorted()
    .flatMap((file) => {
      const css = readFileSync(`${engineFolder}src/${file}`, 'utf8')
      const names = css.matchAll(/(?:\.|@keyframes )([a-z_][\w-]*)/gi)
      return [...new Set([...names].map(([, name]) => `${file} ${name}`))]
    })
  const shortOf = new Map(keys.map((key, index) => [key, `_${index.toString(36)}`]))
  return (name, file) => {
    const path = relative(`${engineFolder}src`, file.split('?')[0] ?? file)
    const short = shortOf.get(`${path} ${name}`)
    if (!short) throw new Error(`No short name for ${name} of ${path}`)
    return short
  }
}

/** Notes which style sheets pages inline: those imported without `import()`; and those that not all of them do. */
function listCriticalStyles(): Plugin {
  return {
    name: 'lucarne:list-critical-styles',
    applyToEnvironment: (environment) => environment.name === 'critical',
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry)
      const seen = new Set(entry?.type === 'chunk' ? [entry.facadeModuleId ?? ''] : [])
      for (const id of seen) this.getModuleInfo(id)?.importedIds.forEach((next) => seen.add(next))
      const source = JSON.stringify([...seen].filter((id) => id.endsWith('.css')))
      this.emitFile({ type: 'asset', fileName: 'styles.json', source })
      this.emitFile({ type: 'asset', fileName: 'sheets.json', source: JSON.stringify(sheetNames) })
    },
  }
}

/** A style sheet that the page already holds inlined gives the app its class names only. */
function dropCriticalStyles(): Plugin {
  let critical: ReadonlySet<string> = new Set()
  return {
    name: 'lucarne:drop-critical-styles',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      critical = new Set(JSON.parse(readFileSync(criticalList, 'utf8')))
    },
    transform(code, id) {
      if (!critical.has(id)) return
      const names = new Set(code.match(/\.[a-z_][\w-]*/gi))
      return {
        code: id.endsWith('.module.css') ? [...names].map((name) => `${name} {}`).join('\n') : '',
        map: null,
      }
    },
  }
}

/** `virtual:sheets`: the style sheets that a page does not hold may be needed by what the app shows next. */
function gatherSheets(): Plugin {
  const id = '\0virtual:sheets'
  return {
    name: 'lucarne:gather-sheets',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source) => (source === 'virtual:sheets' ? id : undefined),
    load(source) {
      if (source !== id) return
      const files = readdirSync(criticalFolder)
      const css = sheetNames.map((name) =>
        readFileSync(
          `${criticalFolder}${files.find((file) => file.startsWith(`${name}-`) && file.endsWith('.css'))}`,
          'utf8',
        ),
      )
      return `export default ${JSON.stringify(css.join(''))}`
    },
  }
}

/** The browser folds the glossary that it is given: accents would only be a tenth of a kilobyte more to fetch. */
function foldGlossary(): Plugin {
  return {
    name: 'lucarne:fold-glossary',
    transform(code, id) {
      if (!id.endsWith('/search/hostingGlossary.ts')) return
      return { code: code.normalize('NFD').replace(/\p{M}/gu, ''), map: null }
    },
  }
}
