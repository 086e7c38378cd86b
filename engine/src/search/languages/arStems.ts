/** Arabic stems: those of Snowball, of words without marks, whose letters carry no hamza. */

/** Endings of one kind, and how long a word is at least to lose one: the longest that is there is the one tried. */
type Ending = readonly [RegExp, (ending: string) => number]

const shortest = (ending: string): number => ending.length + 3
const OWNERS_OF_NAMES: Ending = [/(?:[كه]ما|[نه]ا|كم|ه[من]|[كهي])$/, shortest]
const OWNERS_OF_VERBS: Ending = [/(?:[كه]ما|[نه]ا|[كه][من]|كمو|ني|[كه])$/, shortest]
const PERSONS: Ending = [
  /(?:تما|[تن]ا|[اتوي]ن|[اتني])$/,
  (ending) => (/[اوي]ن/.test(ending) ? 6 : shortest(ending)),
]
const PLURALS: Ending = [/(?:تمو|و)$/, shortest]

/** `undefined`: the word has no such ending, or is too short. */
function without(word: string, [pattern, lengthOf]: Ending): string | undefined {
  const found = pattern.exec(word)
  return found && word.length >= lengthOf(found[0]) ? word.slice(0, found.index) : undefined
}
const cutFrom = (word: string, ending: RegExp, length: number): string | undefined =>
  without(word, [ending, () => length])

export function arabicStemOf(written: string): string {
  const isDefined =
    (/^[بك]ال/.test(written) && written.length > 4) ||
    (/^(?:ال|لل)/.test(written) && written.length > 3)
  const word = written.replaceAll('ـ', '')
  const verb = isDefined ? undefined : withoutVerbEnding(word)
  return withoutPrefix(verb ?? withoutNameEnding(word, isDefined), isDefined)
}

function withoutVerbEnding(word: string): string | undefined {
  let rest = word
  for (let next; (next = without(rest, OWNERS_OF_VERBS)) !== undefined;) rest = next
  if (rest !== word) return without(rest, PERSONS) ?? without(rest, PLURALS) ?? rest
  return cutFrom(word, /(?:وا|تم)$/, 5) ?? without(word, PERSONS)
}

function withoutNameEnding(word: string, isDefined: boolean): string {
  const { rest, at } = inflected(word, isDefined)
  // The adjective's ending may stand before the letter that was left.
  if (rest.length >= 3 && rest[at - 1] === 'ي') return rest.slice(0, at - 1) + rest.slice(at)
  return rest.replace(/ى$/, 'ي')
}

const WEAK = /[اوي]$/
function inflected(word: string, isDefined: boolean): { rest: string; at: number } {
  const whole = (rest: string) => ({ rest, at: rest.length })
  const feminine = cutFrom(word, /ة$/, 4)
  if (feminine !== undefined) return whole(feminine)
  const owned = isDefined ? undefined : without(word, OWNERS_OF_NAMES)
  if (owned !== undefined) {
    const rest = withoutNumber(owned)
    return rest === undefined ? { rest: owned, at: owned.length - 1 } : whole(rest)
  }
  const dual = cutFrom(word, /ن$/, 6)
  if (dual !== undefined) return whole(withoutNumber(dual) ?? dual)
  return whole((isDefined ? undefined : cutFrom(word, WEAK, 5)) ?? cutFrom(word, /ات$/, 5) ?? word)
}

const withoutNumber = (word: string): string | undefined =>
  cutFrom(word, WEAK, 5) ?? cutFrom(word, /ات$/, 5) ?? cutFrom(word, /ت$/, 4)

function withoutPrefix(word: string, isDefined: boolean): string {
  const stem = word.length > 3 ? word.replace(/^[فو](?!ا)/, '') : word
  const { length } = stem
  if (length > 5 && /^[بك]ال/.test(stem)) return stem.slice(3)
  if (length > 4 && /^(?:ال|لل)/.test(stem)) return stem.slice(2)
  if (stem.startsWith('با')) return stem
  if (length > 3 && /^(?:ب|كك)/.test(stem)) return stem.slice(1)
  if (isDefined || length < 5) return stem
  const future = stem.replace(/^س(?=[تني])/, '')
  return future === stem ? stem.replace(/^[تني]ست/, 'است') : future
}
