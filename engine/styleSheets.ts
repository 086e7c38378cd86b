/** The engine's style sheets: which ones every page inlines, which ones some do, which ones the app brings. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

const engineFolder = fileURLToPath(new URL('.', import.meta.url))
const criticalFolder = fileURLToPath(new URL('dist/critical/', import.meta.url))
const criticalList = `${criticalFolder}styles.json`

/** Style sheets that only some pages need, in the order of their rules. */
const sheets: Readonly<Record<string, SheetSource>> = {
  extras: { test: /\/styles\/extras\.css$/, tags: ['blockquote', 'hr', 'mark'] },
  tables: { test: /\/styles\/tables\.css$/, tags: ['table'] },
  diagrams: { test: /\/styles\/diagrams\.css$/ },
  tasks: { test: /\/styles\/tasks\.css$/ },
  choices: { test: /\/styles\/choices\.css$/ },
  wide: { test: /\/styles\/wide\.css$/ },
  admonitions: { test: /\/styles\/admonitions\.css$/ },
  boxes: { test: /\/styles\/boxes\.css$/ },
  codeMarks: { test: /\/styles\/codeMarks\.css$/ },
  glossary: { test: /\/styles\/glossary\.css$/ },
  landing: { test: /\/styles\/landing\.css$/ },
  terms: { test: /\/styles\/terms\.css$/ },
  feedback: { test: /\/styles\/feedback\.css$/ },
  book: { test: /\/styles\/book\.css$/ },
  code: { test: /\/styles\/code\.css$/ },
  announcement: { test: /\/Announcement\.module\.css$/ },
  dropdown: { test: /\/Dropdown\.module\.css$/ },
  footer: { test: /\/Footer\.module\.css$/ },
  lists: { test: /\/(?:TagListView|ResultList)\.module\.css$/ },
  search: { test: /\/SearchView\.module\.css$/ },
  marks: { test: /\/ArticleHead\.module\.css$/ },
  fold: { test: /\/SidebarFold\.module\.css$/ },
  logo: { test: /\/Logo\.module\.css$/ },
  live: { test: /\/(?:BackToTop|ProgressBar|errors)\.module\.css$/ },
}
/** Brought by `client/article/lateStyles.ts` instead of the app, before an article that holds some is shown. */
const lateSheets: ReadonlySet<string> = new Set(
  'diagrams choices boxes codeMarks glossary landing terms book feedback'.split(' '),
)

/** On every page of a site or on none: the app never has to bring it. */
const frameSheets: ReadonlySet<string> = new Set(['logo'])

/** Its classes are read from its rules; the elements that it styles everywhere are named. */
type SheetSource = { readonly test: RegExp; readonly tags?: readonly string[] }

const sheetNames = Object.keys(sheets)
const listOfSheets = JSON.stringify(
  Object.entries(sheets).map(([name, { tags = [] }]) => ({
    name,
    tags,
    ...(lateSheets.has(name) && { isLate: true }),
  })),
)
export const sheetGroups = Object.entries(sheets).map(([name, { test }]) => ({ name, test }))

/** Notes which style sheets pages inline: those imported without `import()`; and those that not all of them do. */
export function listCriticalStyles(): Plugin {
  return {
    name: 'lucarne:list-critical-styles',
    applyToEnvironment: (environment) => environment.name === 'critical',
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry)
      const seen = new Set(entry?.type === 'chunk' ? [entry.facadeModuleId ?? ''] : [])
      for (const id of seen) this.getModuleInfo(id)?.importedIds.forEach((next) => seen.add(next))
      const styles = [...seen].filter((id) => id.endsWith('.css'))
      const source = JSON.stringify(styles.map((id) => relative(engineFolder, id)))
      this.emitFile({ type: 'asset', fileName: 'styles.json', source })
      this.emitFile({ type: 'asset', fileName: 'sheets.json', source: listOfSheets })
    },
  }
}

/** In the code that comes with them, as texts: no file of their own to wait for, and nothing in the app to fetch it. */
const adoptedStyles = /\/theme\/search\/\w+\.module\.css$/

/** A style sheet that the page already holds inlined, or that is adopted, gives the app its class names only. */
export function dropCriticalStyles(): Plugin {
  let critical: ReadonlySet<string> = new Set()
  return {
    name: 'lucarne:drop-critical-styles',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      const names = JSON.parse(readFileSync(criticalList, 'utf8')) as string[]
      critical = new Set(names.map((name) => engineFolder + name))
    },
    transform(code, id) {
      if (!critical.has(id) && !adoptedStyles.test(id)) return
      const names = new Set(code.match(/\.[a-z_][\w-]*/gi))
      return {
        code: id.endsWith('.module.css') ? [...names].map((name) => `${name} {}`).join('\n') : '',
        map: null,
      }
    },
  }
}

/** `virtual:sheets`: the style sheets that a page does not hold may be needed by what the app shows next. */
export function gatherSheets(): Plugin {
  const id = '\0virtual:sheets'
  return {
    name: 'lucarne:gather-sheets',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source) => (source === 'virtual:sheets' ? id : undefined),
    load(source) {
      if (source !== id) return
      const files = readdirSync(criticalFolder)
      const css = sheetNames
        .filter((name) => !lateSheets.has(name) && !frameSheets.has(name))
        .map((name) =>
          readFileSync(
            `${criticalFolder}${files.find((file) => file.startsWith(`${name}-`) && file.endsWith('.css'))}`,
            'utf8',
          ),
        )
      return `export default ${JSON.stringify(mergeLayers(css))}`
    },
  }
}

/** One rule for each layer: the app brings them at every first gesture. */
function mergeLayers(sheets: readonly string[]): string {
  const layers = new Map<string, string>()
  for (const sheet of sheets) {
    const { name, rules } =
      /^@layer (?<name>\w+)\{(?<rules>.*)\}$/s.exec(sheet.trim())?.groups ?? {}
    if (name === undefined || rules === undefined)
      throw new Error(`A style sheet of some pages is not one layer: ${sheet.slice(0, 80)}`)
    layers.set(name, (layers.get(name) ?? '') + rules)
  }
  return [...layers].map(([name, rules]) => `@layer ${name}{${rules}}`).join('')
}
