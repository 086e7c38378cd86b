/** A folder on disk → the texts of its pages and of its category files. Nothing is parsed here but categories. */

import path from 'node:path'
import type { TextLocale } from '../config/textsIn.ts'
import type { Problem } from '../problem.ts'
import { isCategoryFile, readCategory, type FiledCategory } from './categoryFile.ts'
import type { SourceFile } from './parseDoc.ts'
import { listFiles, type Listed } from './listFiles.ts'
import { readBytes } from './readText.ts'
import { parentFolder, isLostPage, isPageSource } from './sourcePath.ts'

type ContentFile = SourceFile & {
  /** Absolute, named as the disk names it: macOS decomposes accents, `file` and `source` do not. */
  readonly diskPath: string
}

export type ContentFolder = {
  /** Sorted by `source`, by code point. */
  readonly files: readonly ContentFile[]
  /** By folder from the content folder: `Plesk`; the content folder itself is the empty string. */
  readonly categories: ReadonlyMap<string, FiledCategory>
  readonly problems: readonly Problem[]
}

/** `siteDir` is absolute, `folder` from there: `docs`. A folder that does not exist is an empty one. */
export async function readContent({
  siteDir,
  folder,
  onListed,
  locale,
}: {
  siteDir: string
  folder: string
  /** Told how many pages there are, before they are read. */
  onListed?: (count: number) => void
  /** In which texts that are given for each locale are read. */
  locale?: TextLocale
}): Promise<ContentFolder> {
  const { files: listed, problems: refused } = await listFiles(siteDir, folder)
  const pages = listed.filter(({ source }) => isPageSource(source))
  onListed?.(pages.length)
  const categoryFiles = listed.filter(isOfCategory)
  const read = readTexts(pages, folder)
  const categoriesRead = readTexts(categoryFiles, folder)
  const { categories, problems } = readCategories(categoriesRead.files, locale)
  return {
    files: read.files,
    categories,
    problems: [
      ...refused,
      ...listed.filter(({ source }) => isLostPage(source)).map((each) => lostPage(each, folder)),
      ...read.problems,
      ...categoriesRead.problems,
      ...problems,
    ],
  }
}

/** Reads the category files of a folder alone; whoever reads all of it reports their mistakes. */
export async function readCategoryFiles(
  siteDir: string,
  folder: string,
  locale: TextLocale,
): Promise<ContentFolder['categories']> {
  const { files: listed } = await listFiles(siteDir, folder)
  const { files } = readTexts(listed.filter(isOfCategory), folder)
  return readCategories(files, locale).categories
}

const isOfCategory = ({ source }: Listed): boolean => isCategoryFile(path.posix.basename(source))

function lostPage({ source }: Listed, folder: string): Problem {
  const isMarkdown = /\.mdx?$/i.test(source)
  return {
    kind: 'content',
    page: 'writing.md',
    file: path.posix.join(folder.normalize('NFC'), source),
    message: 'This file is no page of the site.',
    hint: isMarkdown
      ? 'As in Docusaurus, what stands under __tests__ is left out: move it to be published.'
      : 'Pages are .md and .mdx files: give it one of these extensions.',
  }
}

type TextsRead = {
  readonly files: readonly ContentFile[]
  readonly problems: readonly Problem[]
}

function readTexts(listed: readonly Listed[], folder: string): TextsRead {
  const reads = listed.map(({ source, diskPath }) => {
    const file = path.posix.join(folder.normalize('NFC'), source)
    return { file, source, diskPath, ...readBytes(diskPath, file) }
  })
  return {
    files: reads.flatMap(({ file, source, diskPath, bytes }) =>
      bytes === undefined ? [] : contentFile({ file, source, diskPath, bytes }),
    ),
    problems: reads.flatMap(({ problems }) => problems),
  }
}

/** Decoded each time its text is asked for: once, or never where it has not changed. */
const contentFile = (
  read: Omit<ContentFile, 'text'> & { readonly bytes: Buffer },
): ContentFile => ({
  ...read,
  get text() {
    return read.bytes.toString()
  },
})

function readCategories(
  files: readonly ContentFile[],
  locale: TextLocale | undefined,
): Pick<ContentFolder, 'categories' | 'problems'> {
  const categories = new Map<string, FiledCategory>()
  const problems: Problem[] = []
  for (const { file, source, text } of files) {
    const folder = parentFolder(source)
    const read = readCategory(text, { file, locale })
    problems.push(...read.problems)
    if (categories.has(folder))
      problems.push({
        kind: 'content',
        file,
        message: 'This folder has two category files.',
        hint: 'Keep one of _category_.json, _category_.yml and _category_.yaml.',
      })
    else if (read.category) categories.set(folder, { ...read.category, file })
  }
  return { categories, problems }
}
