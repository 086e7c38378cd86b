/** Code → HTML with a class per kind of word. The grammars are loaded first, then everything is synchronous. */

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { HighlighterCore } from 'shiki/core'
import { escapeText } from '../escapeHtml.ts'
import { classOfColor, classTheme } from './classTheme.ts'
import { grammarOf, isPlainText, loadGrammar } from './languages.ts'

/**
 * HTML of `code`, escaped; no element spans two lines. `undefined` when the language is not known.
 * `language` is what the author wrote, lower case.
 */
export type Highlight = (code: string, language: string) => string | undefined

/** Plain text is only escaped; `write` is given the code that a grammar reads, and the name of that grammar. */
export const highlightWith =
  (write: (code: string, language: string) => string): Highlight =>
  (code, language) => {
    if (isPlainText(language)) return escapeText(code)
    const grammar = grammarOf(language)
    return grammar === undefined ? undefined : write(code, grammar)
  }

export type Highlighter = {
  /** Code in a language that was not loaded comes back without colours. */
  readonly highlight: Highlight
  /** Languages of the code that has come back without colours for want of their grammar, since the last call. */
  readonly missed: () => readonly string[]
  /** Loads languages; await it before highlighting. Unknown and already loaded names cost nothing. */
  readonly load: (languages: Iterable<string>) => Promise<void>
  /** Code that was highlighted before needs no grammar. */
  readonly remember: (known: HighlightedCode) => void
}

export type HighlightedCode = {
  readonly code: string
  readonly language: string
  readonly html: string
}

/** The same command comes back from page to page; a whole site of code is not to be held in memory. */
const remembered = 2000

export function createHighlighter(): Highlighter {
  const known = new Map<string, string>()
  const loaded = new Set<string>()
  const missing = new Set<string>()
  let shiki: HighlighterCore | undefined

  async function load(languages: Iterable<string>): Promise<void> {
    const grammars = new Set([...languages].map(grammarOf).filter((name) => name !== undefined))
    const wanted = [...grammars].filter((name) => !loaded.has(name))
    if (wanted.length === 0) return
    shiki ??= await startShiki()
    const registrations = await Promise.all(wanted.map(loadGrammar))
    shiki.loadLanguageSync(registrations.flat())
    for (const name of wanted) loaded.add(name)
  }

  function keep(key: string, html: string): string {
    if (known.size >= remembered) known.clear()
    known.set(key, html)
    return html
  }

  const highlight = highlightWith((code, lang) => {
    const key = joinKey(code, lang)
    const html = known.get(key)
    if (html !== undefined) return html
    if (shiki && loaded.has(lang)) return keep(key, writeTokens(shiki, code, lang))
    missing.add(lang)
    return escapeText(code)
  })

  return {
    highlight,
    missed: () => {
      const languages = [...missing]
      missing.clear()
      return languages
    },
    load,
    remember: ({ code, language, html }) => {
      const lang = grammarOf(language)
      if (lang !== undefined) keep(joinKey(code, lang), html)
    },
  }
}

const joinKey = (code: string, lang: string) => `${lang}\n${code}`

/** Copied there when the engine is bundled; `shiki/wasm` would unpack it from a module. */
const wasmFile = path.join(
  path.dirname(createRequire(import.meta.url).resolve('lucarne-docs/package.json')),
  'dist/node/onig.wasm',
)

/** Oniguruma starts faster than the JavaScript engine (measured: 0.9 s against 1.4 s for 440 blocks, warm 0.4 ms each). */
async function startShiki(): Promise<HighlighterCore> {
  const [{ createHighlighterCoreSync }, { createOnigurumaEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/oniguruma'),
  ])
  const engine = await createOnigurumaEngine({ instantiator: readOniguruma })
  return createHighlighterCoreSync({ engine, langs: [], themes: [classTheme] })
}

/**
 * Given the bytes, the engine would ask whether they are a `Response`, which makes Node load what it fetches pages with:
 * a fiftieth of a second of each thread.
 */
async function readOniguruma(imports: WebAssembly.Imports = {}) {
  return WebAssembly.instantiate(await readFile(wasmFile), imports)
}

/** One `<span class>` per run of one class. */
function writeTokens(shiki: HighlighterCore, code: string, lang: string): string {
  const lines = shiki.codeToTokensBase(code, {
    lang,
    theme: 'lucarne',
    tokenizeMaxLineLength: 4000,
    // Far beyond any real line: a shorter limit would make the output depend on how busy the machine is.
    tokenizeTimeLimit: 10_000,
  })
  return lines
    .map((tokens) => {
      let html = ''
      let open: string | undefined
      let run = ''
      for (const { content, color } of tokens) {
        const name = content.trim() === '' && run !== '' ? open : classOfColor(color)
        if (name !== open) {
          html += wrap(run, open)
          run = ''
          open = name
        }
        run += content
      }
      return html + wrap(run, open)
    })
    .join('\n')
}

const wrap = (text: string, name: string | undefined): string =>
  name && text !== '' ? `<span class="${name}">${escapeText(text)}</span>` : escapeText(text)
