/** The code of a table's cell → its HTML, with a `<wbr>` where a line may end. Its text stays the same. */

import { escapeText } from '../escapeHtml.ts'

/** Letters that a column of a phone holds: what is shorter is never cut. */
const NARROW_COLUMN = 12
/**
 * Width of one of three columns on a wide screen, in characters. Longer code would push the last column out of sight.
 */
const WIDE_COLUMN = 20

/**
 * Inside a path, a name or an address: after what joins its parts, or before the dot, which at the end of a line would
 * end a sentence. `AllowOverride` has no such place: on two lines, it would be read as two words.
 */
const joints = /(?<=[^/_=:@,.][/_=:@,]+)(?=[^/_=:@,.])|(?<=[^/_=:@,.])(?=\.\p{L})/u

/** Hyphens and spaces are places where browsers end lines already. */
export function breakableCode(code: string): string {
  return code
    .split(/([\s-]+)/)
    .map((run) =>
      run.length < NARROW_COLUMN
        ? escapeText(run)
        : run.split(joints).map(escapeText).join(breakOf(run)),
    )
    .join('')
}

/** The style sheet takes those of a narrow column away from a wide one. */
const breakOf = (run: string): string =>
  run.length < WIDE_COLUMN ? '<wbr class="narrow">' : '<wbr>'
