/** The engine's own source → what it ships: node code, the browser's files, the inlined boot and CSS. */
import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import { dropCriticalStyles, gatherSheets, listCriticalStyles, sheetGroups } from './styleSheets.ts'

const engineFolder = fileURLToPath(new URL('.', import.meta.url))

/**
 * Browsers that know `light-dark()`, nesting, `:has()` and `popover`: nothing is rewritten for older ones. Safari's two
 * differ: that of iOS knows `text-size-adjust` by its prefix alone.
 */
const browsers = ['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5']

/** Bundled without what is never called, these no longer take a third of the start of every command and thread. */
const bundledPackages = [
  '@babel/parser',
  '@capsizecss/unpack',
  '@orama/stemmers',
  '@clack/core',
  '@clack/prompts',
  'commander',
  'diff',
  'entities',
  'fast-string-truncated-width',
  'fast-string-width',
  'fast-wrap-ansi',
  'fastest-levenshtein',
  'fontkitten',
  'github-slugger',
  'image-size',
  'js-yaml',
  'json5',
  'lucide',
  'mrmime',
  'nanoid',
  'parse5',
  'picocolors',
  'postcss',
  'react',
  'react-dom',
  // Its own files name those of `@shikijs`, which are installed; the rest of what it would bring is not needed.
  'shiki',
  'sisteransi',
  'smol-toml',
  'source-map-js',
  'tiny-inflate',
  'unicode-trie',
  'zod',
]

/**
 * Packages of `send` and `negotiator`, bundled because only `lucarne preview` loads them: twenty packages to install,
 * for one file.
 */
const servingPackages = [
  'content-type',
  'debug',
  'depd',
  'ee-first',
  'encodeurl',
  'escape-html',
  'etag',
  'fresh',
  'http-errors',
  'inherits',
  'mime-db',
  'mime-types',
  'ms',
  'negotiator',
  'on-finished',
  'range-parser',
  'send',
  'setprototypeof',
  'statuses',
  'toidentifier',
]

/** React's other writer, of streams, is as long again, and read at the start of every command by who imports both. */
const reactWriter = fileURLToPath(
  new URL(
    'cjs/react-dom-server-legacy.node.production.js',
    import.meta.resolve('react-dom/server'),
  ),
)

/** Run by node: commands, what a site imports, threads, and what `build.mjs` calls. */
const nodeEntries = [
  'cli',
  'cli/create',
  'index',
  'contentApi',
  'searchApi',
  'testingApi',
  'indexing/buildIndexWorker',
  'disk/compress',
  'parse/highlightWorker',
  'parse/parseFilesWorker',
  'output/writeOutputFileWorker',
]

/** Names of environments hold no slash; `build.mjs` knows these by their prefix. */
const nodeEnvironmentOf = (entry: string): string => `node_${entry.replace('/', '_')}`

export default defineConfig({
  root: engineFolder,
  base: './',
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: { 'react-dom/server': reactWriter } },
  css: { modules: { generateScopedName: shortClassNames() } },
  // Beside the other files, and named as they are: all are served from one folder.
  // Nothing is bundled after it: the marks that help bundlers are only weight.
  worker: {
    format: 'es',
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        comments: { annotation: false },
      },
    },
  },
  plugins: [listCriticalStyles(), dropCriticalStyles(), gatherSheets(), tellMissingFiles()],
  environments: {
    critical: browserEnvironment('critical', ['client/criticalStyles.ts']),
    client: browserEnvironment('client', ['client/app.tsx', 'client/analytics/analytics.ts']),
    boot: browserEnvironment('boot', ['client/boot.ts']),
    offline: browserEnvironment('offline', ['offline/worker.ts']),
    unregister: browserEnvironment('unregister', ['offline/unregister.ts']),
    ...Object.fromEntries(nodeEntries.map((entry) => [nodeEnvironmentOf(entry), nodeBuild(entry)])),
  },
})

/**
 * Bundles the entry of a command or a thread into one file, even if that duplicates code, so that none has others to
 * load.
 */
function nodeBuild(entry: string): EnvironmentOptions {
  return {
    consumer: 'server',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { external: true, noExternal: [...bundledPackages, ...servingPackages] },
    build: {
      ssr: true,
      outDir: 'dist/node',
      license: { fileName: `${entry.replace('/', '_')}.licences.md` },
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        input: sourceFile(`${entry}.ts`),
        // What is loaded later takes what it needs from the entry.
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  }
}

function browserEnvironment(name: string, inputs: readonly string[]): EnvironmentOptions {
  return {
    consumer: 'client',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: `dist/${name}`,
      license: { fileName: 'licences.md' },
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
          // One file, run as it is: no page and no browser has to know of modules.
          format: ['boot', 'offline', 'unregister'].includes(name) ? 'iife' : 'es',
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

/** Vite's own helper fetches style sheets too: there is none beside a script. */
function tellMissingFiles(): Plugin {
  return {
    name: 'lucarne:tell-missing-files',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (!id.includes('vite/preload-helper')) return
      return `export const __vitePreload = (load) => load().catch((error) => {
        dispatchEvent(new Event('vite:preloadError'))
        throw error
      })`
    },
  }
}
