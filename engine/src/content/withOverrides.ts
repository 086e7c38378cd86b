/** A table of words with those that a site gives itself, by key. Keys that the table has not are left out. */
export function withOverrides<Key extends string>(
  words: Readonly<Record<Key, string>>,
  overrides: Readonly<Record<string, string>>,
): Readonly<Record<Key, string>> {
  const known = Object.entries(overrides).filter(([key]) => key in words)
  return { ...words, ...Object.fromEntries(known) }
}
