/** `tags.yml` → the tags a site declares: key, label, description, address. */

import { z } from 'zod'
import type { TextLocale } from '../config/textsIn.ts'
import type { Typography } from '../config/typographyNames.ts'
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
export const tagsSchema = z.record(z.string(), tagSchema.nullable())

type TagFileEntry = {
  /** Tag name in the pages' `tags`; also its address when it has no `permalink`. */
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

export type TagsFileOptions = {
  /** File name shown in problems. */
  readonly file: string
  readonly typography: Typography
  /** In which texts that are given for each locale are read. */
  readonly locale: TextLocale
}

/** `path` is on disk; `file` what problems call it. Without the file, no tag is declared. */
export function readTagsFile(
  path: string,
  { file, typography, locale }: TagsFileOptions,
): TagsFileRead {
  const { text: content, problems } = readTextIfThere(path, file)
  if (content === undefined) return { tags: new Map(), problems }
  const read = parseTags(content, { file, typography, locale })
  return { ...read, problems: [...problems, ...read.problems] }
}

/** The pure half. */
export function parseTags(
  content: string,
  { file, typography, locale }: TagsFileOptions,
): TagsFileRead {
  const { value, problems } = readCheckedYaml(tagsSchema, content, {
    file,
    name: 'list of tags',
    locale,
  })
  if (!value) return { tags: new Map(), problems }
  const shown = (typed: string) => typeset(typed, typography)
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
