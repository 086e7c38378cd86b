/**
 * The first mention of a term of the glossary → its definition beside it, which a press of the term shows: without a
 * script, by pointer, keyboard and touch.
 *
 *     <dfn><button class="term" popovertarget="~dns">DNS</button></dfn><span class="definition" id="~dns" popover>…</span>
 */

import { slug } from 'github-slugger'
import { themePrefix } from '../../themePrefix.ts'
import { escapeAttribute, escapeText } from '../escapeHtml.ts'
import { fillFixed, markFixed } from '../fixedValues.ts'
import { mentionsIn, type Glossary, type GlossaryTerm } from '../glossary.ts'
import { parseTree } from '../parseTree.ts'
import { startText } from '../sections.ts'
import { markChoices } from '../variants.ts'
import { writeFrom } from './fileScope.ts'
import { freshTypography } from '../typographyState.ts'
import { capture, writeChildren } from './updateState.ts'
import type { TermState, ArticleState } from './state.ts'

/** Returns `undefined` where there is nothing to explain. */
export const startTerms = (glossary: Glossary | undefined): TermState | undefined =>
  glossary && { glossary, known: new Set(), write: textWithTerms }

/** More in a page would be all that a reader sees of it. */
const mostExplained = 12

/** Elements of an author in which a button cannot stand, or means something else. */
const CLOSED =
  /^(?:a|button|label|summary|h[1-6]|code|kbd|samp|pre|svg|dfn|option|select|textarea)$/

/** `text` as readers see it → its HTML, where it is a paragraph's. */
function textWithTerms(text: string, state: ArticleState): string {
  const { terms, rawTags } = state
  if (!terms || terms.known.size >= mostExplained) return escapeText(text)
  if (rawTags.some(({ name }) => CLOSED.test(name))) return escapeText(text)
  const { glossary, known } = terms
  const mentions = mentionsIn(text, glossary, known).slice(0, mostExplained - known.size)
  let html = ''
  let end = 0
  for (const mention of mentions) {
    known.add(mention.term)
    html += escapeText(text.slice(end, mention.start))
    html += explained(text.slice(mention.start, mention.end), mention.term, state)
    end = mention.end
  }
  return html + escapeText(text.slice(end))
}

function explained(shown: string, term: GlossaryTerm, state: ArticleState): string {
  const id = escapeAttribute(themePrefix + slug(term.name))
  return (
    `<dfn><button type="button" class="term" popovertarget="${id}">${escapeText(shown)}</button></dfn>` +
    `<span class="definition" id="${id}" popover>${definitionHtml(term, state)}</span>`
  )
}

/** Writes a definition, which is not text of the page. The page of all terms reports its problems, once. */
function definitionHtml({ definition, line }: GlossaryTerm, state: ArticleState): string {
  const { partials, problems, text, typography, isInParagraph } = state
  const told = problems.length
  const { fixed } = state
  const marked = fixed ? markChoices(markFixed(definition, fixed), fixed.variables) : definition
  const parsed = parseTree(marked, 'md')
  if ('tree' in parsed) fillFixed(parsed.tree, fixed)
  const [paragraph] = 'tree' in parsed ? parsed.tree.children : []
  const file = state.terms?.glossary.file ?? ''
  const own = {
    source: marked,
    syntax: 'md' as const,
    definitions: new Map(),
    notes: new Map(),
    abbreviations: { meanings: new Map<string, string>() },
    names: new Map(),
    partials: {
      ...partials,
      stack: [...partials.stack, file],
      place: { line, column: 1, file },
    },
  }
  Object.assign(state, { text: startText(), typography: freshTypography(), isInParagraph: false })
  const html = capture(state, () =>
    writeFrom(own, state, () => {
      if (paragraph && 'children' in paragraph) writeChildren(paragraph.children, state)
    }),
  )
  Object.assign(state, { text, typography, isInParagraph })
  problems.length = told
  return html
}
