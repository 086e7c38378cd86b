/** A post of a blog → a page that says who wrote it, when and under which tags, as its theme did. */

import path from 'node:path'
import { splitFrontMatter } from '../convert/frontMatterEdit.ts'
import type { PlacedPost } from './docusaurusBlog.ts'
import { bylineOf } from './docusaurusByline.ts'
import { lowered } from './docusaurusExcerpt.ts'

const IMPORTS = /^\s*(?:(?:import|export)\s[^\n]*\n\s*)*/

export function convertPost(text: string, post: PlacedPost): string {
  const { head, body, fields } = splitFrontMatter(text)
  const start = IMPORTS.exec(body)?.[0] ?? ''
  const rest = body.slice(start.length)
  const heading = /^#\s[^\n]*\n?\s*/.exec(rest)?.[0] ?? ''
  const isTitled = typeof fields['title'] === 'string'
  const content = isTitled ? lowered(rest.slice(heading.length)) : rest.slice(heading.length)
  const byline = bylineOf(post, post.language)
  const tags = post.tags
    .map(({ label, slug }) => `[${label}](${path.posix.join('/', post.base, 'tags', slug)})`)
    .join(' · ')
  const before = `${isTitled ? '' : heading}${byline && `${byline}\n\n`}`
  return `${head}${start || (head && '\n\n')}${before}${content.trimEnd()}\n${tags && `\n${tags}\n`}`
}
