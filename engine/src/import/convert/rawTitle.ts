/** `<h1>` in HTML as the title of a page → the same, named in its front matter too: here it names nothing. */

import { editFrontMatter, splitFrontMatter } from './frontMatterEdit.ts'

export function nameByRawTitle(text: string): string {
  if (!/<h1\b/i.test(text)) return text
  const { fields, body } = splitFrontMatter(text)
  if (fields['title'] !== undefined) return text
  const prose = body.replace(/^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1/gm, (code) =>
    code.replace(/[^\n]/g, ' '),
  )
  const found = /<h1\b[^>]*>([\s\S]*?)<\/h1\s*>/i.exec(prose)
  if (!found || /^(?:#{1,6}\s|.+\n=+$)/m.test(prose.slice(0, found.index))) return text
  const title = (found[1] ?? '')
    .replace(/<img\b[^>]*?\balt=["']([^"']*)["'][^>]*>/gi, ' $1 ')
    .replace(/<[^>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return title === '' ? text : editFrontMatter(text, { title, hide_title: true })
}
