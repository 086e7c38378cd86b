/** The path of a Markdown file, as a link has it → the doc that it names. */

import type { Doc } from '../content/doc.ts'
import { parentFolder, joinPath } from '../content/sourcePath.ts'
import type { SiteDoc } from './site.ts'

type Docs = {
  /** Docs of the version, by source path. */
  readonly docOfSource: ReadonlyMap<string, SiteDoc>
  /** As `docsByFile`. */
  readonly docOfFile: ReadonlyMap<string, SiteDoc>
}

type Found = {
  readonly target?: SiteDoc | undefined
  /** From the folder of the docs; `undefined` when it is in another. */
  readonly source: string | undefined
  /** From the site folder, where the link says so. */
  readonly filed: string | undefined
}

const FROM_SITE = '@site/'

/** `path` is decoded: relative, from the folder of the docs (`/a.md`) or from the site's (`@site/docs/a.md`). */
export function findSource(path: string, doc: Doc, docs: Docs): Found {
  const filed = path.startsWith(FROM_SITE) ? path.slice(FROM_SITE.length) : undefined
  const source = filed === undefined ? sourceFrom(path, doc) : relativeSource(filed, doc)
  const own = source === undefined ? undefined : docs.docOfSource.get(source)
  const target =
    filed === undefined
      ? (own ?? docElsewhere(path, doc, docs))
      : (docs.docOfFile.get(filed) ?? own)
  return { target, source, filed }
}

const sourceFrom = (path: string, { source }: Doc): string | undefined =>
  path.startsWith('/') ? joinPath('', path) : joinPath(parentFolder(source), path)

/**
 * A path that climbs out of the folder of the docs, as the disk has it; or one that starts with no dot, from the folder
 * of the docs or from the site's, where Docusaurus looks for it.
 */
function docElsewhere(
  path: string,
  { file }: Doc,
  { docOfSource, docOfFile }: Docs,
): SiteDoc | undefined {
  const beside = docOfFile.get(joinPath(parentFolder(file), path) ?? '')
  if (beside || /^\.{1,2}\//.test(path)) return beside
  const root = joinPath('', path) ?? ''
  return docOfSource.get(root) ?? docOfFile.get(root)
}

/** From the folder of the docs, of a path from the site's; `undefined` when it is in another. */
function relativeSource(file: string, doc: Doc): string | undefined {
  const folder = doc.file.slice(0, -doc.source.length)
  return file.startsWith(folder) ? file.slice(folder.length) : undefined
}

/** Returns the source of `apache.md`, or of `apache/index.md`, for `[x](apache)` beside it. */
export const fileNamed = (path: string, doc: Doc, { docOfSource }: Docs): string | undefined =>
  ['.md', '.mdx', '/index.md', '/index.mdx', '/README.md']
    .map((end) => sourceFrom(path + end, doc))
    .find((source) => source !== undefined && docOfSource.has(source))
