/** `_category_.json|yml|yaml` of a folder → what the sidebar shows for it. */

import { z } from 'zod'
import { checkAgainst } from '../config/checkConfig.ts'
import { categoryLinkSchema } from '../config/sidebarsSchema.ts'
import type { Problem } from '../problem.ts'
import { readYaml } from './yamlText.ts'

const text = z.union([z.string(), z.number().transform(String)])
const schema = z.strictObject({
  label: text.optional(),
  position: z.number().optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  className: z.string().optional(),
  description: text.optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
  /** `null` means “no page”, even when the folder has an index file. */
  link: categoryLinkSchema.nullish(),
})

export type Category = Readonly<z.output<typeof schema>>

export const isCategoryFile = (name: string): boolean => /^_category_\.(?:json|ya?ml)$/.test(name)

/** JSON is read as YAML, which contains it. */
export function readCategory(
  content: string,
  file: string,
): { category?: Category; problems: readonly Problem[] } {
  const { value, problems, lineOf } = readYaml(content, { file, name: 'category' })
  if (problems.length > 0) return { problems }
  const checked = checkAgainst(schema, value ?? {}, file)
  if (checked.config) return { category: checked.config, problems: [] }
  return {
    problems: checked.problems.map((problem) => ({
      ...problem,
      kind: 'content' as const,
      line: lineOf(/^[^.:[]*/.exec(problem.message)?.[0] ?? ''),
    })),
  }
}
