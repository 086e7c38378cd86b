/** Values that a site names, what readers choose, and the text of one choice. */

/** Choices that readers make once for all pages, as declared by the site and validated. */
export type Choice = {
  /** Attribute of a fence that belongs to one choice only: `debian="12"`. */
  readonly attribute: string
  /** Name of the switch. */
  readonly label: string
  /** In the order of the switch. */
  readonly choices: readonly ChoiceOption[]
  /** Key of the choice shown until the reader makes one. */
  readonly initial: string
}

export type ChoiceOption = { readonly key: string; readonly label: string }

/** By key of the choice. */
export type ValueByKey = Readonly<Record<string, string>>

/** Values of a version in a locale, and the choice that some of them depend on. */
export type Variables = {
  readonly choice?: Choice | undefined
  /** By name: a text, or one for each key of the choice. */
  readonly values: Readonly<Record<string, string | ValueByKey>>
}

/** Letters of a name. */
export const valueName = String.raw`[\p{L}\p{N}_][\p{L}\p{N}_.-]*`

/** `{{ name }}`, and what keeps it from being a value: a backslash, or the `$` of a pipeline's own expressions. */
export const namedValue = new RegExp(
  String.raw`(?<![\\$\{])(\\?)(\{\{[ \t]*(${valueName})[ \t]*\}\})(?!\})`,
  'gu',
)

/** Puts values in the place of their names, for one key of the choice; an unknown name stays, `\{{name}}` loses its backslash. */
export function textOfChoice(text: string, { values }: Variables, key: string): string {
  if (!text.includes('{{')) return text
  return text.replace(namedValue, (typed, escape: string, braces: string, name: string) => {
    if (!Object.hasOwn(values, name)) return typed
    return escape ? braces : (valueOfKey(values[name], key) ?? typed)
  })
}

/** Returns all the texts of a value, once each, for plain text: `8.2/8.4`. */
export const joinedValue = (
  value: string | ValueByKey | undefined,
  { choice }: Variables,
): string =>
  typeof value === 'string'
    ? value
    : [...new Set(choice?.choices.map(({ key }) => value?.[key] ?? ''))].join('/')

const valueOfKey = (value: string | ValueByKey | undefined, key: string) =>
  typeof value === 'string' ? value : value?.[key]

/** The same values where the choice is made: none of them depends on it any more. */
export const variablesOfChoice = ({ values }: Variables, key: string): Variables => ({
  values: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, valueOfKey(value, key) ?? '']),
  ),
})
