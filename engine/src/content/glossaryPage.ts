/** The terms of a glossary → the page that has them all, by letter. */

import { slug } from 'github-slugger'
import { fill } from '../words/fill.ts'
import { articleWordsOf } from '../words/languageWords.ts'
import type { Doc } from './doc.ts'
import { escapeText } from './escapeHtml.ts'
import type { Glossary, GlossaryTerm } from './glossary.ts'
import { parseDoc, type ParseOptions } from './parseDoc.ts'

type PageOptions = Omit<ParseOptions, 'glossary'> & {
  /** Page name without slashes: `glossaire`. */
  readonly name: string
}

/** Lines of problems and links are those of the glossary. */
export function glossaryPage({ file, terms }: Glossary, { name, ...options }: PageOptions): Doc {
  const words = options.words ?? articleWordsOf('fr')
  const lines: Line[] = [
    ...['---', `title: ${JSON.stringify(words.glossary)}`, 'glossary: false', '---'].map(unplaced),
    ...lettersOf(terms, options.language).flatMap(({ letter, held }) => [
      ...['', `## ${letter}`, '', '<dl class="glossary">'].map(unplaced),
      ...held.flatMap((term) =>
        writeTerm(term, fill(words.glossaryAlso, { names: joinOtherNames(term) })),
      ),
      unplaced('</dl>'),
    ]),
  ]
  const text = `${lines.map((line) => line.text).join('\n')}\n`
  const doc = parseDoc({ file, source: `${name}.md`, text }, options)
  const placed = <Placed extends { line?: number }>(each: Placed): Placed => ({
    ...each,
    line: lines[(each.line ?? 1) - 1]?.line ?? 1,
  })
  return {
    ...doc,
    refs: doc.refs.map(placed),
    externalLinks: doc.externalLinks.map(placed),
    problems: doc.problems.map(placed),
  }
}

/** Line of the generated page, with the line of the glossary it comes from. */
type Line = { readonly text: string; readonly line: number }

const unplaced = (text: string): Line => ({ text, line: 1 })

function writeTerm({ name, also, definition, line }: GlossaryTerm, alsoSaid: string): Line[] {
  const id = slug(name)
  const said = also.length > 0 ? [`<dd class="also">${escapeText(alsoSaid)}</dd>`] : []
  const paragraph = definition.replace(/\s*\n\s*/g, ' ')
  return [
    `<dt id="${id}"><dfn>${escapeText(name)}</dfn></dt>`,
    '<dd>',
    '',
    paragraph,
    '',
    '</dd>',
    ...said,
  ].map((text) => ({ text, line }))
}

const joinOtherNames = ({ also }: GlossaryTerm): string => also.join(', ')

/** As the language sorts them; signs and digits first, accents folded: É stands under E. */
function lettersOf(terms: Glossary['terms'], language = 'fr') {
  const letters = new Map<string, GlossaryTerm[]>()
  for (const term of terms.toSorted((a, b) => a.name.localeCompare(b.name, language))) {
    const [initial = '#'] = term.name.normalize('NFD').toUpperCase()
    const letter = /\p{L}/u.test(initial) ? initial : '#'
    const held = letters.get(letter) ?? []
    letters.set(letter, held)
    held.push(term)
  }
  return [...letters].map(([letter, held]) => ({ letter: letter.replace('#', '0–9'), held }))
}
