/** `tags.yml` → the declared tags: key → label, description, address. */

import { readFile } from 'node:fs/promises'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import type { Problem } from '../problem.ts'

const tagSchema = z
  .object({
    label: z.string().optional(),
    description: z.string().optional(),
    permalink: z.string().optional(),
  })
  .nullable()

export type DeclaredTag = {
  readonly key: string
  readonly label: string
  readonly description?: string | undefined
  readonly permalink?: string | undefined
}

export type TagsFile = {
  readonly tags: ReadonlyMap<string, DeclaredTag>
  readonly problems: readonly Problem[]
}

/** `absolute` is read; `file` names it to the author. Without the file, no tag is declared and all are allowed. */
export async function readTagsFile(
  absolute: string,
  { file }: { file: string },
): Promise<TagsFile> {
  const text = await readFile(absolute, 'utf8').catch(() => undefined)
  return text === undefined ? { tags: new Map(), problems: [] } : parseTags(text, file)
}

/** A tag that is not well declared is reported and left out; the others stand. */
export function parseTags(text: string, file: string): TagsFile {
  const problem = (message: string, hint?: string): Problem => ({
    kind: 'content',
    file,
    message,
    ...(hint && { hint }),
  })
  let value: unknown
  try {
    value = parseYaml(text) ?? {}
  } catch (error) {
    const message = error instanceof Error ? error.message.split('\n')[0] : String(error)
    return { tags: new Map(), problems: [problem(`cannot be read: ${message}`)] }
  }
  const list = z.record(z.string(), z.unknown()).safeParse(value)
  if (!list.success)
    return { tags: new Map(), problems: [problem('is not a list of “key: { label }” entries')] }
  const tags = new Map<string, DeclaredTag>()
  const problems: Problem[] = []
  for (const [key, entry] of Object.entries(list.data)) {
    const checked = tagSchema.safeParse(entry)
    if (checked.success) tags.set(key, { ...checked.data, key, label: checked.data?.label ?? key })
    else
      problems.push(
        problem(
          `the tag "${key}" is not well declared`,
          'Expected { label, description, permalink }.',
        ),
      )
  }
  return { tags, problems }
}
