/** HTML of a page → the words of the engine in it that are of another language than its own. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { languageNameOf, languageNames, type LanguageName } from '../words/languageNames.ts'
import { wordTables } from '../words/languageWords.ts'

/** Text that a reader sees or hears, with its declared language. */
type Said = { readonly text: string; readonly lang: string }

const spokenAttributes = new Set(['aria-label', 'title', 'placeholder', 'alt'])
const unseen = new Set(['script', 'style', 'code', 'pre', 'kbd', 'samp', 'template'])

function* saidIn(node: Tree.Node, lang: string): Generator<Said> {
  if ('value' in node && node.nodeName === '#text') {
    const text = node.value.trim()
    if (text !== '') yield { text, lang }
  }
  if (!('childNodes' in node) || unseen.has(node.nodeName)) return
  const attributes = 'attrs' in node ? node.attrs : []
  const own = attributes.find(({ name }) => name === 'lang')?.value ?? lang
  for (const { name, value } of attributes)
    if (spokenAttributes.has(name) && value.trim() !== '') yield { text: value.trim(), lang: own }
  for (const child of node.childNodes) yield* saidIn(child, own)
}

/** Whole sentences, with anything in place of their values. */
function sentencesOf(name: LanguageName): Map<string, RegExp> {
  const { app, page, article } = wordTables[name]
  const forms = Object.values({ ...app, ...page, ...article }).flatMap((word) => word.split('|'))
  return new Map(
    forms
      .filter((word) => word.replace(/\{\w+\}|\P{L}/gu, '').length >= 4)
      .map((word) => [
        word,
        new RegExp(
          `^${word
            .trim()
            .split(/\{\w+\}/)
            .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
            .join('.+')}$`,
          'u',
        ),
      ]),
  )
}

const tables = new Map(languageNames.map((name) => [name, [...sentencesOf(name).values()]]))

/** `text (language of the table)`, each once. English stands in for a language without a table. */
export function foreignWordsIn(html: string): string[] {
  const found = new Set<string>()
  for (const { text, lang } of saidIn(parse(html), 'en')) {
    const own = languageNameOf(lang) ?? 'en'
    const isOf = (name: LanguageName) => tables.get(name)?.some((sentence) => sentence.test(text))
    if (isOf(own)) continue
    for (const name of languageNames) if (name !== own && isOf(name)) found.add(`${text} (${name})`)
  }
  return [...found]
}
