/** Texts that an author gives per locale, `{ fr: 'Démarrer', en: 'Get started' }`, resolved for one locale. */

export type TextLocale = {
  /** Locale in which texts are wanted. */
  readonly code: string
  /** Every locale of the site, the first one first: its text stands in for one that is missing. */
  readonly codes: readonly string[]
}

/** Resolves the texts in plain data, at any depth. Anything else is left unchanged, to be validated later. */
export function textsIn(value: unknown, locale: TextLocale): unknown {
  if (Array.isArray(value)) return value.map((each) => textsIn(each, locale))
  if (!isPlainObject(value)) return value
  const text = chooseText(value, locale)
  if (text !== undefined) return text
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, textsIn(each, locale)]),
  )
}

function chooseText(value: object, { code, codes }: TextLocale): string | undefined {
  const texts = new Map(Object.entries(value) as [string, unknown][])
  const isPerLocale =
    texts.size > 0 &&
    [...texts].every(([key, text]) => codes.includes(key) && typeof text === 'string')
  if (!isPerLocale) return undefined
  const wanted = [code, ...codes].find((each) => texts.has(each)) ?? code
  return String(texts.get(wanted))
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)

/** Type of what may be given per locale: each text, or a text for each code. */
export type PerLocale<Given> = Given extends string
  ? string extends Given
    ? Given | Readonly<Record<string, string>>
    : Given
  : Given extends readonly (infer Item)[]
    ? readonly PerLocale<Item>[]
    : Given extends object
      ? { [Key in keyof Given]: PerLocale<Given[Key]> }
      : Given
