/** The words that were looked for → marks in the page shown. */
import { findMarks } from '../../search/findMarks.ts'
import type { SearchLanguage } from '../../search/language.ts'
import { islandId } from '../../theme/elementIds.ts'

/** One word of the page, in one piece or across several elements. */
export type Occurrence = readonly HTMLElement[]

/** More would slow a long page down and help no one. */
const MAX_OCCURRENCES = 500
const BLOCKS = 'p,li,td,th,dt,dd,h1,h2,h3,h4,h5,h6,pre,figcaption,summary,blockquote,div,section'
const LEFT_OUT = `nav,button:not(.term),[popover],script,style,noscript,template,[role=status],[id="${islandId}"],.code-buttons,.tab-label[hidden],[aria-hidden="true"]:not([role=tabpanel])`

/** Whole words, as the engine matched them; in reading order. */
export function highlightTerms(
  root: Element,
  stems: ReadonlySet<string>,
  stem: SearchLanguage['stem'],
): Occurrence[] {
  const occurrences: Occurrence[] = []
  for (const texts of textsByBlock(root)) {
    const whole = texts.map((text) => text.data).join('')
    const marks = findMarks(whole, stems, stem).slice(0, MAX_OCCURRENCES - occurrences.length)
    // From the last: wrapping splits a text and leaves what stands before it as it was.
    const wrapped = marks.toReversed().map(({ start, end }) => wrap(texts, start, end))
    occurrences.push(...wrapped.toReversed())
  }
  return occurrences
}

/** Takes the marks away and leaves the texts as they were. */
export function clearHighlights(occurrences: readonly Occurrence[]): void {
  for (const mark of occurrences.flat()) {
    const parent = mark.parentNode
    mark.replaceWith(...mark.childNodes)
    parent?.normalize()
  }
}

/** The element that holds the words: the article of a doc, the main area elsewhere. */
export function highlightRoot(main: Element): Element {
  return main.querySelector('article') ?? main
}

/** A word may run over several elements, never over two blocks. */
function textsByBlock(root: Element): Text[][] {
  const blocks = new Map<Element, Text[]>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest(LEFT_OUT)) continue
    const block = parent.closest(BLOCKS) ?? root
    const known = blocks.get(block)
    if (known) known.push(node as Text)
    else blocks.set(block, [node as Text])
  }
  return [...blocks.values()]
}

/** Puts what stands from `start` to `end` of the joined texts in marks, one per text. */
function wrap(texts: readonly Text[], start: number, end: number): HTMLElement[] {
  const marks: HTMLElement[] = []
  let offset = 0
  for (const text of texts) {
    const from = Math.max(start - offset, 0)
    const to = Math.min(end - offset, text.length)
    offset += text.length
    if (from >= to) continue
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, to)
    const mark = document.createElement('mark')
    mark.dataset['search'] = ''
    range.surroundContents(mark)
    marks.push(mark)
  }
  return marks
}
