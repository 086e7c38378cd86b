/** Forms of words ↔ numbers: an index meets each form thousands of times, and a number is found sooner than a text. */
export type Lexicon = {
  /** By number: in the order in which they were first asked for. */
  readonly forms: readonly string[]
  readonly numberOf: (form: string) => number
}

export function createLexicon(): Lexicon {
  const forms: string[] = []
  const numbers = new Map<string, number>()
  const add = (form: string): number => {
    const number = forms.push(form) - 1
    numbers.set(form, number)
    return number
  }
  return { forms, numberOf: (form) => numbers.get(form) ?? add(form) }
}
