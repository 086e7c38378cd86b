/** Raw HTML around a text: which of the author's elements are open there. */

import { codeTags, drawingTags, silentTags } from './htmlTags.ts'
import type { ArticleState } from './state.ts'

type RawContext = Pick<ArticleState, 'rawTags'>

const isIn = (tags: ReadonlySet<string>, { rawTags }: RawContext): boolean =>
  rawTags.some(({ name }) => tags.has(name))

/** The words of drawings and scripts are not those of the page. */
export const isRead = (context: RawContext): boolean => !isIn(silentTags, context)

/** `<kbd>l'eau</kbd>`: the tags are the author's, the text between them is ours. */
export const isInRawCode = (context: RawContext): boolean => isIn(codeTags, context)

/** The elements there are not those of HTML. */
export const isInDrawing = (context: RawContext): boolean => isIn(drawingTags, context)
