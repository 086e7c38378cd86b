/** The examples of a page of `docs/`, and what each gives once built: for tests only. */

import { createDiagrams } from '../content/diagram/diagrams.ts'
import { createFormulas } from '../content/formula/formulas.ts'
import { createHighlighter } from '../content/highlight/highlight.ts'
import { parseGlossary } from '../content/glossaryFile.ts'
import type { ParseOptions } from '../content/parseDoc.ts'
import { parseVariables } from '../content/variablesFile.ts'
import type { SiteComponents } from '../site/site.ts'
import { docPageAt, siteOf } from './siteOf.ts'

type Example = {
  readonly line: number
  readonly file: string
  readonly markdown: string
  /** Results that the comments after it state, up to the next example or heading. */
  readonly gives: readonly string[]
  readonly told: readonly string[]
}

/** Blocks between four backquotes: `md`, and the file it is in when that is not `guide.md`. */
export const examplesIn = (page: string): Example[] =>
  [...page.matchAll(/^````md(?: title="([^"]+)")?\n([\s\S]*?)^````$/gm)].map(
    ({ 0: whole, 1: file = 'guide.md', 2: markdown = '', index }) => {
      const after = page.slice(index + whole.length).split(/^(?:````md|#)/m)[0] ?? ''
      const stated = (word: string) =>
        [...after.matchAll(new RegExp(`^<!-- ${word}: (.*) -->$`, 'gm'))].map(
          ([, said = '']) => said,
        )
      const line = page.slice(0, index).split('\n').length
      return { line, file, markdown, gives: stated('gives'), told: stated('told') }
    },
  )

/** Returns the examples that others include, by name. */
export const included = (examples: readonly Example[]): Record<string, string> =>
  Object.fromEntries(
    examples
      .filter(({ file }) => file.startsWith('_'))
      .map(({ file, markdown }) => [file, markdown]),
  )

/**
 * Reads the names that a page's YAML blocks define for its examples, when marked as `variables.yml` or `glossary.yml`.
 */
export function namesIn(page: string): Pick<ParseOptions, 'variables' | 'glossary'> {
  const locale = { code: 'fr', codes: ['fr', 'en'] }
  const [variables, glossary] = ['variables', 'glossary'].map((name) => {
    const file = `docs/${name}.yml`
    const blocks = page.matchAll(/^```yaml\n# (\S+)\n([\s\S]*?)^```$/gm)
    const texts = [...blocks].flatMap(([, path, text = '']) => (path === file ? [text] : []))
    return { file, text: texts.at(-1) ?? '', locale, choice: undefined }
  })
  if (!variables || !glossary) return {}
  return {
    variables: { values: parseVariables(variables.text, variables).values },
    glossary: parseGlossary(glossary.text, glossary).glossary,
  }
}

const others = {
  'index.md': '---\nslug: /\n---\n\n# Accueil\n',
  'Apache.md': '# Apache\n\n## Activer un module\n',
  'FTP/service-ftp.md': '# FTP\n',
}
const files = ['schema.png', 'tarifs.pdf', 'tarif 2026.pdf']

/** Without a grammar loaded, it still knows which languages have one. */
const { highlight } = createHighlighter()
const { draw: drawDiagram, load } = createDiagrams()
const { draw: drawFormula, load: loadFormulas } = createFormulas()
await Promise.all([load(), loadFormulas()])

/** Builds the page among a few others; returns its output and the problems reported. */
export function build(
  { file, markdown }: Pick<Example, 'file' | 'markdown'>,
  partials: Record<string, string> = {},
  {
    components,
    ...names
  }: Partial<ReturnType<typeof namesIn>> & { components?: SiteComponents | undefined } = {},
) {
  const docs = { [file]: markdown, ...others, ...partials }
  const parse = { highlight, drawDiagram, drawFormula, ...names, components: components?.names }
  const site = siteOf(docs, { files, components, parse })
  const path = site.plans.find(({ owner }) => owner === `docs/${file}`)?.path ?? ''
  const { html, ...facts } = docPageAt(site, path)
  const redirects = site.redirects.map((redirect) => redirect.path)
  return {
    text: `${html}\n${JSON.stringify({ ...facts, redirects })}`,
    told: site.problems.map(({ message }) => message),
  }
}
