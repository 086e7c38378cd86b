/** A site → its components; what bundles them is loaded by sites that have some. */

import type { Config } from '../../config/config.ts'
import type { ClientAssets } from '../../render/assets.ts'
import type { SiteComponents } from '../../site/site.ts'
import { listComponents } from './listComponents.ts'
import type { LoadedComponents } from './siteComponents.ts'

/** Resolves to `undefined` for a site that has none. */
export async function readComponents(
  siteDir: string,
  { baseUrl }: Pick<Config, 'baseUrl'>,
): Promise<LoadedComponents | undefined> {
  const listed = listComponents(siteDir)
  if (listed.length === 0) return undefined
  const { loadComponents } = await import('./siteComponents.ts')
  return loadComponents(listed, { siteDir, assetsHref: `${baseUrl}assets/` })
}

/** Inlined by the pages that hold their classes; the policy has their hashes. */
export const withSheets = (
  assets: ClientAssets,
  components: Pick<SiteComponents, 'sheets'> | undefined,
): ClientAssets =>
  components ? { ...assets, sheets: [...assets.sheets, ...components.sheets] } : assets
