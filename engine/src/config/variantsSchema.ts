/** What readers choose once for all pages, and the values that depend on it, as an author sets them. */

import { z } from 'zod'
import { haveOwn } from './haveOwn.ts'

const key = z.string().regex(/^[\w.-]+$/, 'expected letters, digits, “.”, “_” or “-”')
const text = z.union([z.string(), z.number().transform(String)])

const fields = z.strictObject({
  /** Attribute of a fence that belongs to one choice only. */
  attribute: key,
  /** What is chosen: the name of the switch. */
  label: z.string(),
  /** In the order of the switch. */
  choices: z
    .array(z.strictObject({ key, label: z.string() }))
    .min(2)
    .max(4)
    .superRefine(haveOwn('key')),
  /** The key shown until the reader chooses; by default the last. */
  initial: z.string().optional(),
  /** By name, then by key: `{{php}}` in a page is the one of the choice. */
  values: z.record(key, z.record(key, text)).default({}),
})

export const variantsSchema = fields.superRefine(checkKeys).transform(withInitial)

function checkKeys({ choices, initial, values }: z.output<typeof fields>, context: Context): void {
  const keys = choices.map((choice) => choice.key)
  const refuse = (path: string[], message: string) =>
    context.addIssue({
      code: 'custom',
      path,
      message,
      params: { hint: `The keys are ${keys.join(', ')}.` },
    })
  if (initial !== undefined && !keys.includes(initial))
    refuse(['initial'], `no choice has the key "${initial}"`)
  for (const [name, byKey] of Object.entries(values))
    for (const missing of keys.filter((one) => byKey[one] === undefined))
      refuse(['values', name], `no value for "${missing}"`)
}

type Context = z.core.$RefinementCtx

function withInitial({ initial, ...rest }: z.output<typeof fields>) {
  return { ...rest, initial: initial ?? rest.choices.at(-1)?.key ?? '' }
}
