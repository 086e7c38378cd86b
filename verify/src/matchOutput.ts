/** What a guide says a command prints, against what it printed. */

const ANY = '…'

/** `…` alone on a line stands for any lines, none included; inside a line, for any characters. */
export function matchOutput(expected: string, actual: string): boolean {
  const lines = linesOf(actual)
  const [first = [], ...runs] = runsOf(linesOf(expected))
  const last = runs.pop()
  if (!last) return first.length === lines.length && standsAt(0, first, lines)
  const end = lines.length - last.length
  if (!standsAt(0, first, lines) || !standsAt(end, last, lines)) return false
  let at = first.length
  for (const run of runs) {
    while (at + run.length <= end && !standsAt(at, run, lines)) at += 1
    at += run.length
  }
  return at <= end
}

/** True when a line of `expected` other than a lone `…` announces `line`. */
export function announces(expected: string, line: string): boolean {
  return runsOf(linesOf(expected))
    .flat()
    .some((one) => one.test(line.trimEnd()))
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

/** Lines that follow each other, between those that stand for any. */
function runsOf(lines: readonly string[]): RegExp[][] {
  const runs: RegExp[][] = [[]]
  for (const line of lines)
    if (line.trim() === ANY) runs.push([])
    else runs.at(-1)?.push(new RegExp(`^${line.split(ANY).map(escapePattern).join('.*')}$`))
  return runs
}

const standsAt = (at: number, run: readonly RegExp[], lines: readonly string[]): boolean =>
  at >= 0 && run.every((pattern, index) => pattern.test(lines[at + index] ?? '\n'))

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
