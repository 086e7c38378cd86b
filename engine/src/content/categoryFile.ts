/** `_category_.json|yml|yaml` of a folder → what the sidebar shows for it. */

import { z } from 'zod'
import { categoryLinkSchema } from '../config/sidebarsSchema.ts'
import type { TextLocale } from '../config/textsIn.ts'
import type { Problem } from '../problem.ts'
import { readCheckedYaml } from './checkedYaml.ts'

const text = z.union([z.string(), z.number().transform(String)])
export const categorySchema = z.strictObject({
  label: text.optional(),
  position: z.number().optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  className: z.string().optional(),
  /** On its card, on the page of the category that holds it. */
  description: text.optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
  /** `null` means “no page”, even when the folder has an index file. */
  link: categoryLinkSchema.nullish(),
})

export type Category = Readonly<z.output<typeof categorySchema>>

/** With where it stands, from the site folder. */
export type FiledCategory = Category & { readonly file: string }

export const isCategoryFile = (name: string): boolean => /^_category_\.(?:json|ya?ml)$/.test(name)

/** A key that is wrong is reported and left out; the others stand. Without `category` when nothing can be read. */
export function readCategory(
  content: string,
  { file, locale }: { readonly file: string; readonly locale?: TextLocale | undefined },
): { category?: Category; problems: readonly Problem[] } {
  const { value, problems } = readCheckedYaml(categorySchema, content, {
    file,
    name: 'category',
    locale,
  })
  return { ...(value && { category: value }), problems }
}
