/** Choices that readers make once for all pages, as an author configures them. */

import { z } from 'zod'
import { haveOwn } from './haveOwn.ts'

const key = z.string().regex(/^[\w.-]+$/, 'expected letters, digits, “.”, “_” or “-”')

const fields = z.strictObject({
  /** Attribute of a fence that belongs to one choice only. */
  attribute: key,
  /** Label of the switch. */
  label: z.string(),
  /** In the order of the switch. */
  choices: z
    .array(z.strictObject({ key, label: z.string() }))
    .min(2)
    .max(4)
    .superRefine(haveOwn('key')),
  /** The key shown until the reader chooses; by default the last. */
  initial: z.string().optional(),
})

export const variantsSchema = fields.superRefine(checkKeys).transform(withInitial)

function checkKeys({ choices, initial }: z.output<typeof fields>, context: Context): void {
  const keys = choices.map((choice) => choice.key)
  if (initial === undefined || keys.includes(initial)) return
  context.addIssue({
    code: 'custom',
    path: ['initial'],
    message: `no choice has the key "${initial}"`,
    params: { hint: `The keys are ${keys.join(', ')}.` },
  })
}

type Context = z.core.$RefinementCtx

function withInitial({ initial, ...rest }: z.output<typeof fields>) {
  return { ...rest, initial: initial ?? rest.choices.at(-1)?.key ?? '' }
}
