/** Titles and excerpts, without the code that isolates their paths in a page. */
import { isolatePaths } from '../../site/isolatePaths.ts'

export const shownText = (text: string): string =>
  document.documentElement.dir === 'rtl' ? isolatePaths(text) : text
