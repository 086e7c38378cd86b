/** Words looked for and the page they led to → marks there, as soon as it is shown. */
import type { Words } from '../../words/wordTable.ts'
import type { SearchLanguage } from '../../search/language.ts'
import type { AnsweringTerms } from '../../search/searchDocument.ts'
import { decodeAnchor } from '../navigation/arrival.ts'
import {
  highlightRoot,
  highlightTerms,
  clearHighlights,
  type Occurrence,
} from './highlightTerms.ts'
import { mainId } from '../../theme/elementIds.ts'
import { formatCount } from '../../words/formatCount.ts'
import { adoptOnce } from '../adoptOnce.ts'
import { openAround } from '../article/revealAnchor.ts'
import { focusPlace } from '../navigation/showArrival.ts'
import highlightCss from './highlight.css?inline'

/**
 * Highlights the typed words or, where the page has none of them, their synonyms. Returns a function that removes the
 * highlights, or `undefined` when there are none.
 */
export function highlightArrival(
  { terms, otherTerms }: AnsweringTerms,
  words: Words,
  stem: SearchLanguage['stem'],
): (() => void) | undefined {
  const main = document.getElementById(mainId)
  if (!main) return undefined
  const mark = (stems: readonly string[]) =>
    highlightTerms(highlightRoot(main), new Set(stems), stem)
  const typed = mark(terms)
  const occurrences = typed.length > 0 ? typed : mark(otherTerms)
  if (occurrences.length === 0) return undefined
  const anchor = decodeAnchor(location.hash)
  return showHighlightBar({
    occurrences,
    words,
    from: anchor === '' ? null : document.getElementById(anchor),
  })
}

export type HighlightBarParts = {
  readonly occurrences: readonly Occurrence[]
  readonly words: Words
  /** The section the reader asked for: walking begins there. */
  readonly from: Element | null
}

/** Returns a function that takes the bar and the marks away. */
export function showHighlightBar({ occurrences, words, from }: HighlightBarParts): () => void {
  adoptOnce(highlightCss)
  const place = document.createElement('span')
  const bar = document.createElement('div')
  bar.className = 'highlight-bar'
  bar.role = 'group'
  bar.ariaLabel = words.highlightBar
  const count = formatCount(words, 'highlightCount', occurrences.length)
  let current = -1
  let first = Math.max(
    0,
    occurrences.findIndex(([mark]) => mark && isAfter(mark, from)),
  )

  const walk = (step: number) => {
    for (const mark of occurrences[current] ?? []) mark.removeAttribute('aria-current')
    current =
      current < 0 && step > 0
        ? first
        : (Math.max(current, 0) + step + occurrences.length) % occurrences.length
    const marks = occurrences[current] ?? []
    for (const mark of marks) mark.setAttribute('aria-current', 'true')
    if (marks[0]) openAround(marks[0])
    marks[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
    place.textContent = `${current + 1} / ${count}`
  }
  const clear = () => {
    document.removeEventListener('keydown', onKey)
    const place = occurrences[current]?.[0]?.parentElement
    const hadFocus = bar.contains(document.activeElement)
    bar.remove()
    clearHighlights(occurrences)
    // Where the reader had walked to, else the title.
    if (hadFocus) focusPlace(place ?? document.querySelector<HTMLElement>('main h1'))
  }
  const onKey = (event: KeyboardEvent) => {
    const isTaken = event.defaultPrevented || document.querySelector('dialog[open],:popover-open')
    if (event.key === 'Escape' && !isTaken) clear()
  }
  place.role = 'status'
  place.textContent = count
  bar.append(
    place,
    buttonOf('↑', words.highlightPrevious, () => walk(-1)),
    buttonOf('↓', words.highlightNext, () => walk(1)),
    buttonOf('×', words.highlightClear, clear),
  )
  document.addEventListener('keydown', onKey)
  // First of what is read: one Shift Tab from the title, and where the link that skips to the content leads.
  const main = document.getElementById(mainId) ?? document.body
  main.prepend(bar)
  return clear
}

const isAfter = (mark: Element, from: Element | null): boolean =>
  from === null ||
  Boolean(from.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING) ||
  from.contains(mark)

function buttonOf(text: string, label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.title = label
  button.ariaLabel = label
  button.textContent = text
  button.addEventListener('click', onClick)
  return button
}
