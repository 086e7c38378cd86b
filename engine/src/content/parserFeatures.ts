/** Features of the Markdown parser, the same for pages, partials and titles. */

import type { Features } from 'satteri'

export const parserFeatures: Features = {
  gfm: true,
  frontmatter: true,
  directive: true,
  headingAttributes: true,
}

/** `:::note`, `::link-card[…]`, `:badge[…]`. */
const DIRECTIVE = /:::|^[ \t>]*::[a-zA-Z]|(?<![\w:]):(?:badge|icon)[[{]/m

/** A term, then a line that begins with a colon. */
const DEFINITION = /\n[ \t>]*:[ \t]+\S/

/** For Markdown. Without a directive, the parser is not asked for any: a line of thousands of colons takes it seconds. */
export const featuresFor = (text: string, hasFormulas: boolean): Features => ({
  ...parserFeatures,
  math: hasFormulas,
  definitionList: DEFINITION.test(text),
  directive: DIRECTIVE.test(text),
})
