import { createContext } from 'react'
import type { SearchLanguage } from '../../search/language.ts'

/** Reduces words as the index does that answers come from: those of one stem are marked. */
export const StemContext = createContext<SearchLanguage['stem']>((word) => word)
