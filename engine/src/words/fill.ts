/** Puts values where the sentence has `{name}`; a name without value is left as it is. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark))
}
