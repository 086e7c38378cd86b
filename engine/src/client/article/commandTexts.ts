/** The commands of a page → the same with the reader's values, shown as such; the elements around stay. */
import { replaceAcross } from './replaceAcross.ts'
import { valuePattern } from './valuePattern.ts'

export type CommandTexts = {
  /** Puts values in the place of examples. Answers how many times. */
  fill(values: Values): number
  /** Lets go of the marks: they would keep the commands of a page that is gone. */
  forget(): void
}

type Values = ReadonlyMap<string, string>

type Command = {
  readonly element: Element
  readonly texts: readonly AuthorText[]
  marks: readonly StaticRange[]
}
type AuthorText = { node: Text; readonly original: string; written: string }

/** Without changing the elements; other browsers show the values without marks. */
const canMark = 'highlights' in CSS

/** `examples` are all those of the page: what stands in for one is not looked for in another. */
export function createCommandTexts(
  elements: readonly Element[],
  examples: readonly string[],
): CommandTexts {
  const pattern = valuePattern(examples)
  const commands = elements.map((element): Command => {
    // A command that a search has marked is cut where its words are: it is made whole if there is a value in it.
    if (element.textContent.search(pattern) >= 0) unmark(element)
    return { element, texts: listAuthorTexts(element), marks: [] }
  })
  return {
    fill(values) {
      for (const command of commands) fillCommand(command, pattern, values)
      const marks = commands.flatMap((command) => command.marks)
      if (canMark) CSS.highlights.set('own-values', new Highlight(...marks))
      return marks.length
    },
    forget() {
      if (canMark) CSS.highlights.delete('own-values')
    },
  }
}

function listAuthorTexts(element: Element): AuthorText[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: AuthorText[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    texts.push({ node, original: node.data, written: node.data })
  }
  return texts
}

function fillCommand(command: Command, pattern: RegExp, values: Values): void {
  const { texts } = command
  const isCut = texts.some(({ node, written }) => node.data !== written)
  if (isCut && !findAgain(command)) return
  const originals = texts.map(({ original }) => original)
  const replacements = [...originals.join('').matchAll(pattern)].flatMap(
    ({ 0: example, index: start }) => {
      const text = values.get(example)
      return text === undefined ? [] : [{ start, end: start + example.length, text }]
    },
  )
  const pieces = replaceAcross(originals, replacements)
  command.marks = texts.flatMap((each, index) => {
    const { text, places } = pieces[index] ?? { text: each.original, places: [] }
    if (each.written !== text) each.node.data = text
    each.written = text
    return places.map((place) => rangeOf(each.node, place))
  })
}

/** The marks of a search, put or taken away since, have made other texts of the same words; `false` if not these. */
function findAgain({ element, texts }: Command): boolean {
  unmark(element)
  const now = listAuthorTexts(element)
  texts.forEach((each, index) => (each.node = now[index]?.node ?? each.node))
  return now.length === texts.length
}

function unmark(element: Element): void {
  for (const mark of element.querySelectorAll('mark[data-search]'))
    mark.replaceWith(...mark.childNodes)
  element.normalize()
}

function rangeOf(node: Text, { start, end }: { start: number; end: number }): StaticRange {
  return new StaticRange({
    startContainer: node,
    startOffset: start,
    endContainer: node,
    endOffset: end,
  })
}
