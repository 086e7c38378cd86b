/** Values that were read from a configuration → what they are expected to be, or nothing. */

export type Fields = Readonly<Record<string, unknown>>

export const toFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const toText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined
export const flagOf = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined

/** Without what is undefined, so that a setting is written only where it is known. */
export const known = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
