/** An element of an article → whether a tool wrote its words by itself, and what they are: nobody has to keep them. */

import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { admonitionTitles } from '../content/article/admonition.ts'
import { languageNames } from '../words/languageNames.ts'
import { articleWordsOf } from '../words/languageWords.ts'

type Element = Tree.Element

/** Words of each kind, as a person reads it. */
export type ToolWords = Readonly<Record<string, number>>

export function kindOfToolWords(element: Element, text: string): string | undefined {
  const isBoxTitle =
    element.tagName === 'summary' || BOX_TITLE.test(attribute(element, 'class') ?? '')
  if (isBoxTitle && BOX_NAMES.has(text.trim().toLowerCase()))
    return 'names of boxes without a title'
  if (isByline(element)) return 'dates and reading times of lists'
  if (isTagLink(element.parentNode) && /^\s*\d+\s*$/.test(text)) return 'numbers of pages of tags'
  return undefined
}

/** Pages that Docusaurus makes whole: their titles are sentences of its own, around a name. */
export const isListOfTool = (html: Element | undefined): boolean =>
  /(?:^|\s)(?:blog-tags-post-list|docs-tags-doc-list|blog-authors-posts)-page(?:\s|$)/.test(
    (html && attribute(html, 'class')) ?? '',
  )

const BOX_TITLE =
  /admonition-title|admonitionHeading|custom-block-title|aside__title|markdown-alert-title/

/** Default titles of admonitions in each tool, which are not words of the article. */
const BOX_NAMES = new Set([
  ...'note tip info warning danger caution important success secondary details abstract summary tldr todo hint check done question help faq attention failure fail missing error bug example quote cite'.split(
    ' ',
  ),
  ...languageNames.flatMap(boxNames),
])

function boxNames(language: string): string[] {
  const words = articleWordsOf(language)
  return [...admonitionTitles.values()].map((title) => words[title].toLowerCase())
}

/** The line of a date in the header of a post, with the time that it takes to read. */
function isByline({ childNodes, parentNode }: Element): boolean {
  const hasDate = childNodes.some((child) => 'tagName' in child && child.tagName === 'time')
  return (
    hasDate && parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'header'
  )
}

const isTagLink = (node: Tree.ParentNode | null): boolean =>
  node !== null && 'tagName' in node && attribute(node, 'rel') === 'tag'

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value
