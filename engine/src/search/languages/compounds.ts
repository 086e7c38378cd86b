/** Words that German and Dutch write as one: `lastverteilerkonfiguration` is a `konfiguration`. */
import type { SearchLanguage } from '../language.ts'

/** Letters of its first word, and of its last one. */
const MIN_HEAD = 3
const MIN_TAIL = 4
/** Letters that may link the two parts. */
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e']

/** The longest last word first. */
export const splitCompound: SearchLanguage['splitCompound'] = (word, isKnown) => {
  for (let at = MIN_HEAD; at <= word.length - MIN_TAIL; at++) {
    const tail = word.slice(at)
    if (!isKnown(tail)) continue
    for (const link of LINKS) {
      const head = word.slice(0, at - link.length)
      if (head.length >= MIN_HEAD && head + link + tail === word && isKnown(head))
        return [head, tail]
    }
  }
  return undefined
}
