/** Markdown in a test → the `Doc`s a site would be made of. Used by tests only. */

import type { Doc } from '../content/doc.ts'
import { parseDoc, type ParseOptions } from '../content/parseDoc.ts'

/** Keys are paths from the content folder: `docsOf({ 'a.md': '# A' })`; files named `_x` are partials. */
export function docsOf(files: Readonly<Record<string, string>>, options: ParseOptions = {}): Doc[] {
  const readPartial = (path: string) => files[path.replace(/^docs\//, '')]
  return Object.entries(files)
    .filter(([source]) => !/(^|\/)_/.test(source))
    .map(([source, text]) =>
      parseDoc({ file: `docs/${source}`, source, text }, { readPartial, ...options }),
    )
}
