/** One word of the query → the evidence found under all its names: the best name counts in each place. */
import { addScore, evidenceOf, raiseScore, sheetOf, type Evidence, type Sheet } from './evidence.ts'
import { findCompletions, findExact, findMistyped, type Lookup, type TermMatches } from './findForms.ts'
import type { QueryField } from './parseQuery.ts'
import type { Name, Slot } from './slotsOf.ts'
import { stemWord } from './stemWord.ts'

export type SlotMatch = Evidence & {
  readonly slot: Slot
  /** Stems that were looked for, and found. */
  readonly stems: ReadonlySet<string>
}

/** A word corrected when fewer terms than this match it as it is. */
const ENOUGH_TERMS = 2
/** What is left of an expression of which a word is missing. */
const PARTIAL_SHARE = 0.15

export function matchSlot(lookup: Lookup, slot: Slot): SlotMatch {
  const { field } = slot.clause
  const stems = new Set<string>()
  const exact = findWord(lookup, slot.form, field)
  const own = evidenceOf(lookup.index, exact, { field })
  noteStems(stems, exact)
  const sum: Evidence & { slot: Slot; stems: Set<string> } = {
    slot,
    stems,
    sections: own.sections,
    pages: own.pages,
    rarity: own.rarity,
  }
  const maxRarity = exact.size > 0 ? own.rarity : undefined
  let { rarity } = own
  const add = (matches: TermMatches, weight: number) => {
    if (matches.size === 0) return
    const found = evidenceOf(lookup.index, matches, { field, maxRarity })
    if (exact.size === 0) rarity = Math.max(rarity === own.rarity ? 0 : rarity, found.rarity)
    merge(sum, found, weight)
    noteStems(stems, matches)
  }
  const completions = field === 'tags' || field === 'categories' ? new Map() : findCompletions(lookup, slot.form)
  for (const stem of exact.keys()) completions.delete(stem)
  add(completions, 1)
  const maxEdits = editsFor(lookup, slot, exact.size + completions.size)
  if (maxEdits > 0) add(findMistyped(lookup, slot.form, maxEdits), 1)
  for (const name of slot.names.slice(1)) addName(lookup, name, { sum, field, maxRarity, stems })
  return { ...sum, rarity }
}

/** A tag or a category is looked for by its beginning, in its own words. */
function findWord(lookup: Lookup, form: string, field?: QueryField): TermMatches {
  if (field !== 'tags' && field !== 'categories') return findExact(lookup, form)
  const stem = stemWord(form)
  const stems = [...lookup.index.pages.fields[field].keys()]
  const found = stems.filter((known) => known.startsWith(form) || known === stem)
  return new Map(found.map((known) => [known, { stem: known, weight: known === stem ? 1 : 0.6 }]))
}

function editsFor({ index }: Lookup, { clause, form, isKnown, isStop }: Slot, found: number): number {
  if (clause.edits !== undefined) return clause.edits
  const [one, two] = index.settings.typoLengths
  if (isKnown || isStop || found >= ENOUGH_TERMS || form.length < one) return 0
  if (/^\d+$/.test(form) || clause.field === 'tags' || clause.field === 'categories') return 0
  return form.length < two ? 1 : 2
}

type NameTarget = {
  readonly sum: Evidence
  readonly field: QueryField | undefined
  readonly maxRarity: number | undefined
  readonly stems: Set<string>
}

/** A name of several words counts where all of them are. */
function addName(lookup: Lookup, name: Name, { sum, field, maxRarity, stems }: NameTarget): void {
  const parts = name.forms.map((form) => findExact(lookup, form))
  if (parts.length === 0 || parts.some((matches) => matches.size === 0)) return
  const found = parts.map((matches) => evidenceOf(lookup.index, matches, { field, maxRarity }))
  parts.forEach((matches) => noteStems(stems, matches))
  const first = found[0]
  if (!first) return
  const whole = found.length === 1 ? first : joinEvidence(found)
  merge(sum, whole, name.weight)
}

function joinEvidence(found: readonly Evidence[]): Evidence {
  const join = (kind: 'sections' | 'pages'): Sheet => {
    const sheets = found.map((evidence) => evidence[kind])
    const joined = sheetOf(sheets[0]?.scores.length ?? 0)
    for (const sheet of sheets) {
      for (const at of sheet.touched) addScore(joined, at, sheet.scores[at] ?? 0)
    }
    for (const at of joined.touched) {
      const isWhole = sheets.every((sheet) => (sheet.scores[at] ?? 0) > 0)
      const share = isWhole ? 1 / Math.sqrt(sheets.length) : PARTIAL_SHARE / sheets.length
      joined.scores[at] = (joined.scores[at] ?? 0) * share
    }
    return joined
  }
  return { sections: join('sections'), pages: join('pages'), rarity: 0 }
}

function merge(sum: Evidence, found: Evidence, weight: number): void {
  for (const kind of ['sections', 'pages'] as const) {
    const { scores, touched } = found[kind]
    for (const at of touched) raiseScore(sum[kind], at, weight * (scores[at] ?? 0))
  }
}

function noteStems(stems: Set<string>, matches: TermMatches): void {
  for (const stem of matches.keys()) stems.add(stem)
}
