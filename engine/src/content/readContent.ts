/** A folder on disk → the texts of its pages and what `_category_` files say. node only. */

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { categoryLinkSchema } from '../config/sidebarsSchema.ts'
import type { Problem } from '../problem.ts'
import type { SourceFile } from './parseDoc.ts'
import { folderOf, isPageSource } from './sourcePath.ts'

const categorySchema = z.object({
  label: z.string().optional(),
  position: z.number().optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  className: z.string().optional(),
  link: categoryLinkSchema.nullish(),
})

export type CategoryFile = z.infer<typeof categorySchema>

export type ContentFolder = {
  /** Sorted by code point. */
  readonly files: readonly SourceFile[]
  /** By folder, from the content folder; empty for the content folder itself. */
  readonly categories: ReadonlyMap<string, CategoryFile>
  readonly problems: readonly Problem[]
}

export type ContentPlace = {
  /** Absolute. */
  readonly siteDir: string
  /** From the site folder. */
  readonly folder: string
}

/** Reads a content folder whole; one that does not exist is empty. Names come out in NFC, whatever the disk has. */
export async function readContent({ siteDir, folder }: ContentPlace): Promise<ContentFolder> {
  const root = path.join(siteDir, folder)
  const sources = await listFiles(root)
  const pages = sources.filter((source) => isPageSource(normal(source)))
  const files = await Promise.all(
    pages.map(async (source) => ({
      file: normal(path.posix.join(folder, source)),
      source: normal(source),
      text: await readFile(path.join(root, source), 'utf8'),
    })),
  )
  const categoryFiles = sources.filter((source) => /(^|\/)_category_\.(json|ya?ml)$/.test(source))
  const categories = await Promise.all(
    categoryFiles.map(async (source) => {
      const text = await readFile(path.join(root, source), 'utf8')
      return {
        source: normal(source),
        ...parseCategory(text, normal(path.posix.join(folder, source))),
      }
    }),
  )
  return {
    files,
    categories: new Map(categories.map(({ source, category }) => [folderOf(source), category])),
    problems: categories.flatMap(({ problems }) => problems),
  }
}

/** What a `_category_` file says; a mistake is reported and its field left out. JSON is YAML. */
export function parseCategory(
  text: string,
  file: string,
): { category: CategoryFile; problems: Problem[] } {
  let value: unknown
  try {
    value = parseYaml(text) ?? {}
  } catch (error) {
    const message = error instanceof Error ? error.message.split('\n')[0] : String(error)
    return {
      category: {},
      problems: [{ kind: 'content', file, message: `cannot be read: ${message}` }],
    }
  }
  const checked = categorySchema.safeParse(value)
  if (checked.success) return { category: checked.data, problems: [] }
  const problems = checked.error.issues.map(({ path: at, message }): Problem => ({
    kind: 'content',
    file,
    message: `“${at.join('.')}”: ${message}`,
  }))
  return { category: {}, problems }
}

async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .toSorted()
}

const normal = (text: string): string => text.normalize('NFC')
