/** A hit → its address in another tab or window, which tells what to mark there. */
import type { Hit } from '../../search/searchDocument.ts'
import { withTerms } from './termsParam.ts'

export const newTabHref = (hit: Hit): string => withTerms(hit.document.sectionRoute, hit)
