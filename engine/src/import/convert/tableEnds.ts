/** A box that ends right below a table → the same, with an empty line between: the parser takes `:::` for a row. */

import { outsideFences } from './codeSafe.ts'

export const endTables = (text: string): string =>
  !text.includes('|\n') && !text.includes('| \n')
    ? text
    : outsideFences(text, (prose) =>
        prose.replace(/^([ \t]*\|.*\|[ \t]*)\n(?=[ \t]*:{3,}[ \t]*$)/gm, '$1\n\n'),
      )
