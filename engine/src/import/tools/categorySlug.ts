/** The page of a category that has no slug → the same, at the address that Docusaurus makes of its label. */

import { slug as githubSlug } from 'github-slugger'
import path from 'node:path'
import { slugOfLabel } from '../../site/tree.ts'
import { readOwn, repositoryOf } from '../read/ownFiles.ts'
import { readYamlConfig } from '../read/readYamlConfig.ts'
import { toFields, toText, type Fields } from '../read/values.ts'

/** Adds the old slug where both tools would derive different ones from the label. */
export function withSlug(link: Fields, label: string): Fields {
  if (link['type'] !== 'generated-index' || link['slug'] !== undefined) return link
  const own = githubSlug(label)
  return own === slugOfLabel(label) ? link : { ...link, slug: `/category/${own}` }
}

/** The texts of the category files that need one, by path; YAML reads JSON. */
export function categoryFiles(
  copies: readonly { readonly from: string; readonly out: string }[],
): Record<string, string> {
  return Object.fromEntries(
    copies.flatMap(({ from, out }) => {
      if (!/(?:^|\/)_category_\.(?:json|ya?ml)$/.test(out)) return []
      const fields = toFields(readYamlConfig(readOwn(from, repositoryOf(path.dirname(from))) ?? ''))
      const link = toFields(fields['link'])
      const label = toText(fields['label']) ?? path.posix.basename(path.posix.dirname(out))
      const changed = withSlug(link, label)
      if (changed === link) return []
      return [[out, `${JSON.stringify({ ...fields, link: changed }, undefined, 2)}\n`] as const]
    }),
  )
}
