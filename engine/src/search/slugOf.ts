/** Title → the anchor that engines usually derive from it, so that the index need not hold it. */
import { foldText } from './foldText.ts'

/** `Qu'est-ce qu'un hôte ?` → `quest-ce-quun-hôte-`, as GitHub does. */
export const keepingSlugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

/** `Qu'est-ce qu'un hôte ?` → `qu-est-ce-qu-un-hote`: folded, one dash for anything else. */
export const foldingSlugOf = (title: string): string =>
  foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
