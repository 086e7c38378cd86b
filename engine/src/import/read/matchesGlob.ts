/** `**`, `*`, `?` and `{a,b}` of a glob → whether it stands for a path. */

/** In the time of their lengths multiplied: an expression would take the power of its stars. */
export function matchesGlob(glob: string, file: string): boolean {
  const signs = glob.replace(/^\.\//, '').match(/(?:\*\*\/)+|\*{2,}|\{[^{}]*\}|[^]/g) ?? []
  let ends = new Set([0])
  for (const sign of signs) ends = endsOf(sign, ends, file)
  return ends.has(file.length)
}

/** Returns the places where `sign` may end, of a path that was read to one of `starts`. */
function endsOf(sign: string, starts: ReadonlySet<number>, file: string): Set<number> {
  if (sign.startsWith('**/')) return new Set([...starts, ...slashesFrom(starts, file)])
  if (sign.startsWith('**')) return new Set(range(Math.min(...starts), file.length))
  if (sign === '*')
    return new Set([...starts].flatMap((start) => range(start, partEnd(file, start))))
  const texts = sign.length > 1 && sign.startsWith('{') ? sign.slice(1, -1).split(',') : [sign]
  return new Set(
    [...starts].flatMap((start) =>
      sign === '?'
        ? partEnd(file, start) > start
          ? [start + 1]
          : []
        : texts.filter((text) => file.startsWith(text, start)).map((text) => start + text.length),
    ),
  )
}

const slashesFrom = (starts: ReadonlySet<number>, file: string): number[] =>
  range(Math.min(...starts), file.length).filter((end) => file[end - 1] === '/')

function partEnd(file: string, start: number): number {
  const slash = file.indexOf('/', start)
  return slash === -1 ? file.length : slash
}

const range = (first: number, last: number): number[] =>
  first > last ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index)
