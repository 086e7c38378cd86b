/** What a guide says a command prints, against what it printed. */

import { escapePattern } from '../../engine/src/escapePattern.ts'

const ANY = '…'

/** `…` alone on a line stands for any lines, none included; inside a line, for any characters. */
export function matchOutput(expected: string, actual: string): boolean {
  return patternOf(linesOf(expected)).test(linesOf(actual).join('\n') + '\n')
}

/** True when a line of `expected` other than a lone `…` announces `line`. */
export function announces(expected: string, line: string): boolean {
  return linesOf(expected)
    .filter((one) => one !== ANY)
    .some((one) => patternOf([one]).test(`${line.trimEnd()}\n`))
}

/** `…` stands for any characters of one line; everything else is literal. */
export function containsMessage(text: string, message: string): boolean {
  return new RegExp(message.split(ANY).map(escapePattern).join('.*')).test(text)
}

/** Without trailing spaces, nor empty lines at the end. */
function linesOf(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd())
}

function patternOf(lines: readonly string[]): RegExp {
  const parts = lines.map((line) =>
    line.trim() === ANY ? '(?:.*\\n)*?' : `${line.split(ANY).map(escapePattern).join('.*')}\\n`,
  )
  return new RegExp(`^${parts.join('')}$`)
}
