/** Values that an author wrote out → props, checked against the schema of a component. Pure. */

import { fromJSONSchema } from 'zod'

/** Interface that validation libraries share: https://standardschema.dev. */
type StandardSchema = {
  readonly '~standard': {
    readonly validate: (value: unknown) => Result | Promise<Result>
  }
}
type Result =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] }
type Issue = {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

type Values = Readonly<Record<string, unknown>>
export type CheckProps = (values: Values, isText: boolean) => Checked
export type Checked = { readonly props: Values } | { readonly faults: readonly string[] }

/** `exported` is what the file exports as `props`: JSON Schema, prop by prop, or a schema of a library. Throws for others. */
export function propsChecker(exported: unknown): CheckProps {
  const schema = isStandard(exported) ? exported : jsonSchema(exported ?? {})
  return (values, isText) => {
    const first = validate(schema, values)
    if (!isText || 'props' in first) return told(first)
    // In a directive all values are text: those that are no text are read as what they say.
    const read = Object.entries(values).map(([key, value]) => [key, readText(value, key, first)])
    return told(validate(schema, Object.fromEntries(read) as Values))
  }
}

type Validated = { readonly props: Values } | { readonly issues: readonly Issue[] }

const told = (validated: Validated): Checked =>
  'props' in validated ? validated : { faults: validated.issues.map(formatIssue) }

function validate(schema: StandardSchema, values: Values): Validated {
  const result = schema['~standard'].validate(values)
  if (result instanceof Promise)
    throw new Error('its “props” is checked later: a schema answers at once')
  return result.issues ? { issues: result.issues } : { props: result.value as Values }
}

const isStandard = (value: unknown): value is StandardSchema =>
  (typeof value === 'object' || typeof value === 'function') &&
  value !== null &&
  '~standard' in value

/** A prop that has no default is required, unless it says `optional`. */
function jsonSchema(exported: unknown): StandardSchema {
  if (typeof exported !== 'object' || exported === null || Array.isArray(exported))
    throw new Error('its “props” is no schema: write { ram: { type: "number" } }')
  const named = Object.entries(exported as Readonly<Record<string, Values>>)
  const required = named
    .filter(([, each]) => !('default' in each) && each['optional'] !== true)
    .map(([key]) => key)
  const properties = Object.fromEntries(named)
  return fromJSONSchema({ type: 'object', properties, required, additionalProperties: false })
}

const listIssueKeys = ({ path = [] }: Issue): string[] =>
  path.map((part) => String(typeof part === 'object' ? part.key : part))

const formatIssue = (issue: Issue): string => {
  const at = listIssueKeys(issue).join('.')
  return at === '' ? issue.message : `“${at}”: ${issue.message}`
}

/** `8` → 8, `true` → true, where text is not what is wanted. */
function readText(value: unknown, key: string, validated: Validated): unknown {
  const isRefused =
    'issues' in validated && validated.issues.some((issue) => listIssueKeys(issue)[0] === key)
  if (!isRefused || typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}
