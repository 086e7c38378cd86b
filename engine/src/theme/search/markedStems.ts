/** A hit → the stems that are marked in what is shown of it. */
import { useContext } from 'react'
import { findMarks } from '../../search/findMarks.ts'
import type { Hit } from '../../search/searchDocument.ts'
import { StemContext } from './StemContext.ts'

/** Returns the stems to mark: those typed or, when none of them is visible, their synonyms. */
export function useMarkedStems({ document, terms, otherTerms }: Hit): ReadonlySet<string> {
  const stem = useContext(StemContext)
  const typed = new Set(terms)
  const seen = `${document.sectionTitle}\n${document.excerpt}`
  return findMarks(seen, typed, stem).length > 0 ? typed : new Set(otherTerms)
}
