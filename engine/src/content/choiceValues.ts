/** What readers choose, as a site declares it, and the text of one choice. */

/** As a site declares them, checked. */
export type Variants = {
  /** Attribute of a fence that belongs to one choice only: `debian="12"`. */
  readonly attribute: string
  /** Name of the switch. */
  readonly label: string
  /** In the order of the switch. */
  readonly choices: readonly VariantChoice[]
  /** Key of the choice shown until the reader makes one. */
  readonly initial: string
  /** By name, then by key of the choice. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export type VariantChoice = { readonly key: string; readonly label: string }

/** `{{name}}`, wherever a page has it. */
export const namedValue = /\{\{([\w-]+)\}\}/g

/** Puts the values of one choice in the place of their names; a name the site does not declare stays. */
export function textOfChoice(text: string, { values }: Variants, key: string): string {
  return text.replace(namedValue, (typed, name: string) =>
    Object.hasOwn(values, name) ? (values[name]?.[key] ?? typed) : typed,
  )
}
