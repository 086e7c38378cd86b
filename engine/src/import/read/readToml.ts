/** TOML of a configuration or of a front matter → its values: tables, text, numbers, truth and lists of them on a line. */

type Table = { [key: string]: unknown }

/** A line that is none of these says nothing. */
export function readToml(text: string): Record<string, unknown> {
  const root: Table = Object.create(null) as Table
  let table = root
  for (const line of joined(text).split('\n')) {
    const header = /^\s*\[([^[\]]+)\]\s*(?:#.*)?$/.exec(line)?.[1]
    if (header !== undefined) table = tableAt(root, namesIn(header))
    if (/^\s*\[\[/.test(line)) table = Object.create(null) as Table
    const [, key, value] =
      /^\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\.[\w-]+)*)\s*=\s*(.*)$/.exec(line) ?? []
    if (key === undefined || value === undefined) continue
    const names = namesIn(key)
    const read = valueOf(value.trim())
    if (read !== undefined) tableAt(table, names.slice(0, -1))[names.at(-1) ?? ''] = read
  }
  return root
}

/** Lists over several lines become one line. */
const joined = (text: string): string =>
  text.replace(/=\s*\[[^\]"']*(?:(?:"[^"\n]*"|'[^'\n]*')[^\]"']*)*\]/g, (list) =>
    list.replace(/\s*\n\s*/g, ' '),
  )

const namesIn = (key: string): string[] =>
  (key.match(/"[^"]*"|'[^']*'|[^.\s]+/g) ?? []).map((name) => name.replace(/^["']|["']$/g, ''))

function tableAt(root: Table, names: readonly string[]): Table {
  let table = root
  for (const name of names) {
    const inner = table[name]
    const next =
      typeof inner === 'object' && inner !== null
        ? (inner as Table)
        : (Object.create(null) as Table)
    table[name] = next
    table = next
  }
  return table
}

function valueOf(typed: string): unknown {
  const double = /^"((?:\\.|[^"\\])*)"/.exec(typed)?.[1]
  if (double !== undefined) return unescaped(double)
  const single = /^'([^']*)'/.exec(typed)?.[1]
  if (single !== undefined) return single
  if (typed.startsWith('[')) {
    const items = typed
      .replace(/^\[|\][^\]]*$/g, '')
      .match(/"(?:\\.|[^"\\])*"|'[^']*'|[^,\s][^,]*/g)
    return (items ?? []).flatMap((each) => valueOf(each.trim()) ?? [])
  }
  const plain = typed.replace(/\s+#.*$/, '')
  if (plain === 'true' || plain === 'false') return plain === 'true'
  if (/^[+-]?[\d_]+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll('_', ''))
  return /^\d{4}-\d\d-\d\d/.test(plain) ? plain : undefined
}

function unescaped(text: string): string {
  try {
    return JSON.parse(`"${text}"`) as string
  } catch {
    return text
  }
}
