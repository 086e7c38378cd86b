/** A hit → its address in another tab or window, which tells what to mark there. */
import type { Hit } from '../../search/searchDocument.ts'
import { withTerms } from './termsParam.ts'

export const elsewhereHrefOf = ({ document: { sectionRoute }, terms }: Hit): string =>
  withTerms(sectionRoute, terms)
