/** Mistakes of a query → sentences for its reader. */
import type { QueryError } from '../../search/parseQuery.ts'
import { fill, type Words } from '../words.ts'

export function sentenceOf(error: QueryError, words: Words): string {
  switch (error.key) {
    case 'unknownField':
      return fill(words.searchUnknownField, { found: error.found, fields: error.fields.join(', ') })
    case 'editsNotANumber':
      return fill(words.searchEditsNotANumber, { found: error.found })
    case 'boostNotANumber':
      return fill(words.searchBoostNotANumber, { found: error.found })
  }
}
