/** What the Markdown parser understands, the same for pages, partials and titles. */

import type { Features } from 'satteri'

export const parserFeatures: Features = {
  gfm: true,
  frontmatter: true,
  directive: true,
  headingAttributes: true,
}

/**
 * For Markdown. Of directives, admonitions alone are read, and `:name` is text: where there are none, the parser is not
 * asked for any, because a line of thousands of colons takes it seconds.
 */
export const featuresFor = (text: string): Features => ({
  ...parserFeatures,
  directive: text.includes(':::'),
})
