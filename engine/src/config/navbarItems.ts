/** Raw navbar items → typed ones, each checked by the schema of its own kind, so that messages name the item. */

import { z } from 'zod'
import { didYouMean } from '../nearest.ts'
import { navbarItemSchemas } from './navbarSchema.ts'
import type { DropdownEntryConfig, NavbarItemConfig } from './navbarSchema.ts'

type Kind = keyof typeof navbarItemSchemas

const kinds = Object.keys(navbarItemSchemas) as Kind[]
const entryKinds: readonly Kind[] = ['default', 'doc', 'docSidebar', 'docsVersion', 'html']

/** An item of the navbar itself. */
export const navbarItemSchema = itemSchema<NavbarItemConfig>(kinds)
/** An item of a dropdown: no dropdown in a dropdown. */
const dropdownEntrySchema = itemSchema<DropdownEntryConfig>(entryKinds)

function itemSchema<Item>(allowed: readonly Kind[]) {
  return z.record(z.string(), z.unknown()).transform((raw, context): Item => {
    const kind = raw.type ?? ('items' in raw ? 'dropdown' : 'default')
    if (typeof kind !== 'string' || !isKind(kind, allowed)) {
      const near = typeof kind === 'string' ? didYouMean(kind, allowed) : undefined
      context.addIssue({
        code: 'custom',
        path: ['type'],
        message: `unknown navbar item type ${JSON.stringify(kind)}; the types are ${allowed.join(', ')}`,
        params: { hint: near },
      })
      return z.NEVER
    }
    const schema = navbarItemSchemas[kind]
    const checked = schema.safeParse(raw)
    if (!checked.success) {
      const known = Object.keys(schema.shape)
      for (const issue of checked.error.issues)
        context.issues.push({ ...issue, known, input: raw } as never)
      return z.NEVER
    }
    return withEntries(checked.data, context) as Item
  })
}

function isKind(kind: string, allowed: readonly Kind[]): kind is Kind {
  return (allowed as readonly string[]).includes(kind)
}

const entryLists = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter']

/** Checks the lists of entries inside an item, keeping the path of each mistake. */
function withEntries(item: object, context: z.core.$RefinementCtx): object {
  const lists = Object.entries(item).filter(
    ([key, value]) => entryLists.includes(key) && Array.isArray(value),
  )
  const checkedLists = lists.map(([key, entries]: [string, unknown[]]) => {
    const checked = z.array(dropdownEntrySchema).safeParse(entries)
    for (const issue of checked.error?.issues ?? [])
      context.issues.push({ ...issue, path: [key, ...issue.path], input: entries } as never)
    return [key, checked.data ?? []]
  })
  return { ...item, ...Object.fromEntries(checkedLists) }
}
