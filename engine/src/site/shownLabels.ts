/** Settings → the same settings, with what readers see of them in French typography, as in articles. */

import type { Config } from '../config/config.ts'
import { typeset } from '../content/typography.ts'

const SHOWN = new Set(['label', 'title', 'description'])

/** Of plain data, at any depth: names of sidebars, categories, menus. Nothing changes with `typography: false`. */
export function withShownLabels<Data>(
  data: Data,
  { typography }: Pick<Config, 'typography'>,
): Data {
  return typography ? (shown(data) as Data) : data
}

function shown(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(shown)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      typeof value === 'string' && SHOWN.has(key) ? typeset(value) : shown(value),
    ]),
  )
}
