/** Docs of a locale, and those of the first language → all that the locale shows: what it has not translated too. */

import type { Doc } from '../content/doc.ts'
import { placeDoc } from './placeDoc.ts'
import type { WrittenIn } from './page.ts'
import type { CategoryFile, SiteDoc } from './site.ts'

export type Originals = {
  readonly docs: readonly Doc[]
  /** Language of pages shown untranslated. */
  readonly writtenIn?: WrittenIn | undefined
}

type Address = { readonly basePath: string; readonly baseUrl: string }

/** Sorted by source where some are in the first language; a translation has its address first. */
export function placeAll(
  docs: readonly Doc[],
  originals: Originals | undefined,
  { basePath, baseUrl }: Address,
): SiteDoc[] {
  const place = (doc: Doc) => placeDoc(doc, basePath, baseUrl)
  if (!originals) return docs.map(place)
  const originalOf = new Map(originals.docs.map((doc) => [doc.id, doc]))
  const own = docs.map((doc) => ({ ...place(doc), original: originalOf.get(doc.id) }))
  const { writtenIn } = originals
  if (!writtenIn) return own
  const ids = new Set(docs.map(({ id }) => id))
  const paths = new Set(own.map(({ path }) => path))
  const others = originals.docs
    .filter(({ id }) => !ids.has(id))
    .map((doc) => ({ ...place(doc), writtenIn }))
    .filter(({ path }) => !paths.has(path))
  if (others.length === 0) return own
  return [...own, ...others].toSorted(bySource)
}

const bySource = (a: SiteDoc, b: SiteDoc): number =>
  a.doc.source === b.doc.source ? 0 : a.doc.source < b.doc.source ? -1 : 1

/** Completes the category files of a locale with those of the first language. */
export function inheritCategories<Category extends CategoryFile>(
  own: ReadonlyMap<string, Category>,
  original: ReadonlyMap<string, Category>,
): ReadonlyMap<string, Category> {
  const folders = new Set([...original.keys(), ...own.keys()])
  return new Map(
    [...folders].flatMap((folder) => {
      const of = original.get(folder)
      const said = own.get(folder) ?? of
      return said ? [[folder, { ...of, ...said }] as const] : []
    }),
  )
}
