/** Text as a reader sees it: in the order in which its characters stand. */
import type { Locator } from '@playwright/test'

/** The characters of the first text that holds `text`, as they stand from left to right; a mark in it parts nothing. */
export const drawn = (within: Locator, text: string): Promise<string> =>
  within.first().evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const letters: { letter: string; left: number }[] = []
    const all = element.textContent?.replace(/[\u2066\u2069]/g, '') ?? ''
    const start = all.indexOf(wanted)
    let at = 0
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (let i = 0; i < (node.nodeValue ?? '').length; i++) {
        const letter = node.nodeValue?.[i] ?? ''
        if (/[\u2066\u2069]/.test(letter)) continue
        const range = document.createRange()
        range.setStart(node, i)
        range.setEnd(node, i + 1)
        if (at >= start && at < start + wanted.length)
          letters.push({ letter, left: range.getBoundingClientRect().left })
        at++
      }
    return letters
      .toSorted((a, b) => a.left - b.left)
      .map(({ letter }) => letter)
      .join('')
  }, text)
