/** Parses a fence's info string and the comments that highlight lines into plain data. Pure. */

export type CodeFence = {
  readonly lang: string
  readonly meta: Readonly<Record<string, string | true>>
  /** 1-based lines given in braces: `{1,4-6}`. */
  readonly lines: ReadonlySet<number>
}

/** `typed` is the whole line after the backquotes: `bash title="a b" {1,3} showLineNumbers`, or `bash [a b]`. */
export function readCodeFence(typed: string): CodeFence {
  const lang = /^[^\s{]*/.exec(typed)?.[0] ?? ''
  const label = /(?:^|\s)\[([^\]]+)\](?=\s|$)/.exec(typed)
  const rest = label ? typed.slice(lang.length).replace(label[0], ' ') : typed.slice(lang.length)
  const meta: Record<string, string | true> = Object.create(null) as Record<string, string | true>
  const lines = new Set<number>()
  const parts = /\{([\d,\s-]+)\}|([^\s=]+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S*))|(\S+)/g
  for (const [, range, key, double, single, braced, bare, flag] of rest.matchAll(parts)) {
    if (range !== undefined) for (const line of parseLineRanges(range)) lines.add(line)
    else if (key !== undefined) meta[key] = double ?? single ?? braced ?? bare ?? ''
    else if (flag !== undefined) meta[flag] = true
  }
  if (label?.[1] !== undefined) meta['title'] ??= label[1]
  return { lang: lang.toLowerCase(), meta, lines }
}

/** `1,4-6` → 1, 4, 5, 6. Ranges of more than a page of code are cut. */
function parseLineRanges(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = NaN, last = first] = part.split('-').map(Number)
    if (!Number.isInteger(first) || !Number.isInteger(last)) return []
    const count = Math.min(Math.max(0, last - first + 1), 5000)
    return Array.from({ length: count }, (_, index) => first + index)
  })
}

const HIGHLIGHT_COMMENT =
  /^\s*(?:#|\/\/|--|%|;|'|REM|::|<!--|\/\*|\{\s*\/\*)\s*highlight-(next-line|start|end)\s*(?:-->|\*\/\s*\}?)?\s*$/i

/** Takes the `highlight-…` comments out of `code`; a range in braces makes them ordinary comments. */
export function takeHighlights(
  code: string,
  given: ReadonlySet<number>,
): { code: string; lines: ReadonlySet<number> } {
  if (given.size > 0 || !code.includes('highlight-')) return { code, lines: given }
  const kept: string[] = []
  const lines = new Set<number>()
  let next = false
  let inside = false
  for (const line of code.split('\n')) {
    const comment = HIGHLIGHT_COMMENT.exec(line)?.[1]?.toLowerCase()
    if (comment === 'next-line') next = true
    else if (comment) inside = comment === 'start'
    else {
      kept.push(line)
      if (next || inside) lines.add(kept.length)
      next = false
    }
  }
  return { code: kept.join('\n'), lines }
}
