/** `search-explained?q=…` in dev → why each hit is where it is, by word, field, synonym, slip and proximity. */
import { escapeText } from '../content/escapeHtml.ts'
import { explain } from '../search/explain.ts'
import type { BuiltFile } from '../search/buildIndex.ts'
import { openWhole } from '../search/openWhole.ts'

export const explainedPath = 'search-explained'

export type ExplainedIndex = {
  /** Label of its version. */
  readonly label: string
  readonly files: readonly BuiltFile[]
}

const SHOWN = 8

/** Whole HTML, in English: writers and developers read it. */
export function explainPage(query: string, indexes: readonly ExplainedIndex[]): string {
  const answers = query.trim() === '' ? [] : indexes.map((index) => explainAnswer(query, index))
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Why a search result</title>
<h1>Why a search result</h1>
<form><label>Query <input name="q" size="50" value="${escapeText(query).replaceAll('"', '&quot;')}"></label> <button>Explain</button></form>
<p>Points of a hit, then what it would lose without each word or ingredient. These overlap: their sum is not the score.</p>
${answers.join('\n')}
</html>`
}

function explainAnswer(query: string, { label, files }: ExplainedIndex): string {
  const decoder = new TextDecoder()
  const parsed = files.map(({ name, bytes }) => [name, JSON.parse(decoder.decode(bytes))] as const)
  const [main] = parsed
  const hits = main ? explain(openWhole(new Map(parsed), main[0]), query, SHOWN) : []
  const rows = hits.map(
    ({ route, title, score, parts }) =>
      `<li><a href="${escapeText(route)}">${escapeText(title)}</a> ${escapeText(route)}: ${score.toFixed(2)}<ul>${parts
        .map(({ what, points }) => `<li>${(-points).toFixed(2)} without ${escapeText(what)}</li>`)
        .join('')}</ul></li>`,
  )
  return `<h2>${escapeText(label)}</h2>${rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>Nothing is found.</p>'}`
}
