/** Reads a table keyed by what people write: none of what every object has, `constructor` or `__proto__`. */
export const ownValue = <Value>(
  table: Readonly<Record<string, Value>>,
  key: string | undefined,
): Value | undefined => (key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined)
