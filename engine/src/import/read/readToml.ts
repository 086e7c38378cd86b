/** TOML of a configuration or of a front matter → its values, days and times as they are written. */

import { parse } from 'smol-toml'

/** Returns `undefined` for what is not TOML. */
export function readToml(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(JSON.stringify(parse(text))) as Record<string, unknown>
  } catch {
    return undefined
  }
}
