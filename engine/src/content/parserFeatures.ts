/** What the Markdown parser understands, the same for pages, partials and titles. */

import type { Features } from 'satteri'

export const parserFeatures: Features = {
  gfm: true,
  frontmatter: true,
  directive: true,
  headingAttributes: true,
}
