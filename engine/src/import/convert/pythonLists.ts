/** Items of lists that hold indented code: Python-Markdown counts four spaces for an item, CommonMark what its mark takes. */

const ITEM = /^( *)([-*+]|\d{1,2}[.)])( {1,3})(?=\S)/
const FENCE = /^ *(`{3,}|~{3,})/

/** Such a mark gets the four columns that its content is counted from there. */
export function padItems(lines: readonly string[]): string[] {
  let fence = ''
  return lines.map((line, index) => {
    const mark = FENCE.exec(line)?.[1]
    if (mark !== undefined && (fence === '' || line.trim().startsWith(fence))) {
      fence = fence === '' ? mark : ''
      return line
    }
    const [whole, indent = '', sign = '', space = ''] = ITEM.exec(line) ?? []
    if (whole === undefined || fence !== '' || sign.length + space.length >= 4) return line
    const isHeld = heldBy(lines, index, { start: indent.length, width: sign.length + space.length })
    return isHeld ? indent + sign.padEnd(4) + line.slice(whole.length) : line
  })
}

type Item = { readonly start: number; readonly width: number }

/** Says whether an item holds code of eight spaces, and no line that only CommonMark takes for its own. */
function heldBy(lines: readonly string[], at: number, { start, width }: Item): boolean {
  let hasCode = false
  let hasItems = false
  let isAfterBlank = false
  for (const line of lines.slice(at + 1)) {
    if (line.trim() === '') {
      isAfterBlank = true
      continue
    }
    const deep = line.length - line.trimStart().length - start
    if (deep <= 0) break
    if (isAfterBlank && deep >= width && deep < 4) return false
    if (deep < 8 && ITEM.test(line)) hasItems = true
    if (isAfterBlank && deep >= 8 && !(hasItems && ITEM.test(line))) hasCode = true
    isAfterBlank = false
  }
  return hasCode
}
