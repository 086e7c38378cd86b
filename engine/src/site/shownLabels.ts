/** Settings → the same settings, with what readers see of them typeset as articles are. */

import type { Config } from '../config/config.ts'
import type { Typography } from '../config/typographyNames.ts'
import { typeset } from '../content/typography.ts'

const SHOWN = new Set(['label', 'title', 'description'])

/** Typesets the labels of plain data (sidebars, categories, menus) at any depth. Changes nothing without typography. */
export function withShownLabels<Data>(
  data: Data,
  { typography }: Pick<Config, 'typography'>,
): Data {
  return typography === 'none' ? data : (shown(data, typography) as Data)
}

function shown(data: unknown, typography: Typography): unknown {
  if (Array.isArray(data)) return data.map((each) => shown(each, typography))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      typeof value === 'string' && SHOWN.has(key)
        ? typeset(value, typography)
        : shown(value, typography),
    ]),
  )
}
