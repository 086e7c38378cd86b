/** The docs of a site in memory: found, read again, put in place of others. */

import path from 'node:path'
import type { LocaleContent, ParsedFolder, ReadOptions } from '../load/readSite.ts'
import type { Doc } from '../content/doc.ts'
import { readSettled } from './readSettled.ts'

export function listDocs(contents: readonly LocaleContent[]): readonly Doc[] {
  return contents.flatMap(({ versions, pages }) =>
    [...versions, pages].flatMap((folder) => folder.docs),
  )
}

/** Returns the languages of the code blocks. */
export function listCodeLanguages(contents: readonly LocaleContent[]): Set<string> {
  return new Set(listDocs(contents).flatMap(({ blocks }) => blocks.map(({ lang }) => lang)))
}

/** These docs, read again; `undefined` when more than the text of known docs has changed. */
export async function rereadDocs(
  files: readonly string[],
  contents: readonly LocaleContent[],
  { siteDir, parser }: ReadOptions,
): Promise<readonly Doc[] | undefined> {
  const wanted = new Set(files)
  const docs = listDocs(contents).filter(({ file }) => wanted.has(file))
  if (docs.length < wanted.size || haveFolderProblems(wanted, contents)) return undefined
  const reads = await Promise.all(
    docs.map(({ file }) => readSettled(path.join(siteDir, file), file)),
  )
  if (reads.some(({ problems }) => problems.length > 0)) return undefined
  return parser.parse(
    docs.map(({ file, source }, index) => ({ file, source, text: reads[index]?.text ?? '' })),
  )
}

/** Problems of a file as such (its name, its encoding) are found when its whole folder is read. */
const haveFolderProblems = (
  files: ReadonlySet<string>,
  contents: readonly LocaleContent[],
): boolean => contents.some(({ problems }) => problems.some(({ file }) => files.has(file)))

/** Docs in place of others. */
export function exchange(
  contents: readonly LocaleContent[],
  docs: ReadonlyMap<Doc, Doc>,
): readonly LocaleContent[] {
  const inFolder = (folder: ParsedFolder): ParsedFolder =>
    folder.docs.some((doc) => docs.has(doc))
      ? { ...folder, docs: folder.docs.map((doc) => docs.get(doc) ?? doc) }
      : folder
  return contents.map((content) => ({
    ...content,
    versions: content.versions.map(inFolder),
    pages: inFolder(content.pages),
  }))
}
