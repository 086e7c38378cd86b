/** `tags.yml` → the tags a site declares: key, label, description, address. */

import { z } from 'zod'
import type { Problem } from '../problem.ts'
import { readCheckedYaml } from './checkedYaml.ts'
import { readTextIfThere } from './readText.ts'
import { typeset } from './typography.ts'

const text = z.union([z.string(), z.number().transform(String)])
export const tagSchema = z.strictObject({
  label: text.optional(),
  description: text.optional(),
  permalink: z.string().optional(),
})
const schema = z.record(z.string(), tagSchema.nullable())

type TagFileEntry = {
  /** What pages write in `tags`, and the address when no `permalink` is given. */
  readonly key: string
  /** The key, when no label is given. */
  readonly label: string
  readonly description?: string
  readonly permalink?: string
}

export type TagsFileRead = {
  /** By key, in the author's order; empty when there is no such file. */
  readonly tags: ReadonlyMap<string, TagFileEntry>
  readonly problems: readonly Problem[]
}

/** `path` is on disk; `file` what problems call it. Without the file, no tag is declared. */
export function readTagsFile(
  path: string,
  { file, typography = true }: { file: string; typography?: boolean },
): TagsFileRead {
  const { text: content, problems } = readTextIfThere(path, file)
  if (content === undefined) return { tags: new Map(), problems }
  const read = parseTags(content, { file, typography })
  return { ...read, problems: [...problems, ...read.problems] }
}

/** The pure half. */
export function parseTags(
  content: string,
  { file, typography = true }: { file: string; typography?: boolean },
): TagsFileRead {
  const { value, problems } = readCheckedYaml(schema, content, { file, name: 'list of tags' })
  if (!value) return { tags: new Map(), problems }
  const shown = (typed: string) => (typography ? typeset(typed) : typed)
  const entries = Object.entries(value).map(([key, entry]): [string, TagFileEntry] => {
    const { label = key, description, permalink } = entry ?? {}
    return [
      key,
      {
        key,
        label: shown(label),
        ...(description !== undefined && { description: shown(description) }),
        ...(permalink !== undefined && { permalink }),
      },
    ]
  })
  return { tags: new Map(entries), problems }
}
