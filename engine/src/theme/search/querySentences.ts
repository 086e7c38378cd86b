/** Mistakes of a query → sentences for its reader. */
import type { QueryError } from '../../search/parseQuery.ts'
import { fill } from '../../words/fill.ts'
import type { Words } from '../../words/wordTable.ts'

export function formatQueryError(error: QueryError, words: Words): string {
  switch (error.key) {
    case 'unknownField':
      return fill(words.searchUnknownField, {
        found: error.found,
        fields: error.fields.join(words.listSeparator),
      })
    case 'editsNotANumber':
      return fill(words.searchEditsNotANumber, { found: error.found })
    case 'boostNotANumber':
      return fill(words.searchBoostNotANumber, { found: error.found })
  }
}
