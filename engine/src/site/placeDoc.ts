/** A doc → the same with an address: its slug, its file and its version decide it. */

import type { Doc } from '../content/doc.ts'
import { parentFolder, idOfSource, joinPath } from '../content/sourcePath.ts'
import { fitsDisk } from './longAddress.ts'
import { toHref, toPath } from './paths.ts'
import type { SiteDoc } from './site.ts'

export function placeDoc(doc: Doc, basePath: string, baseUrl: string): SiteDoc {
  const path = toPath(basePath, slugOf(doc))
  return {
    doc,
    path,
    href: toHref(baseUrl, path),
    label: doc.frontMatter.sidebar_label ?? doc.title,
  }
}

/** The doc's path in its version: its slug, or that of its file. */
function slugOf(doc: Doc): string {
  const { id, source } = doc
  const written = writtenSlugOf(doc)
  if (written !== undefined && fitsDisk(written)) return written
  const own = fitsDisk(id) ? id : idOfSource(source)
  const named = doc.frontMatter.id === undefined ? id : idOfSource(source)
  return isCategoryIndex(named) ? parentFolder(own) : own
}

/** An absolute slug replaces the path, a relative one is resolved against the folder; `undefined` when it climbs out. */
export function writtenSlugOf({ id, frontMatter: { slug } }: Doc): string | undefined {
  if (slug === undefined) return undefined
  return joinPath(slug.startsWith('/') ? '' : parentFolder(id), slug)
}

/** `index`, `readme`, or a file named like its folder, whatever the case: it is the folder's own page. */
export function isCategoryIndex(id: string): boolean {
  const [name, folder] = id.toLowerCase().split('/').toReversed()
  return name === 'index' || name === 'readme' || name === folder
}
