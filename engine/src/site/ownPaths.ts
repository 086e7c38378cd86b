/** Paths of the pages that the engine makes for a site, in its language unless it says otherwise. */

import { htmlLangOf } from '../config/htmlLangs.ts'
import { readAddresses } from '../words/addresses.ts'
import { toPath } from './paths.ts'
import type { Site, SiteVersion } from './site.ts'

type Located = Pick<Site, 'config' | 'locale'>

/** Path of the search results page. */
export function searchPathOf({ config, locale }: Located): string {
  const own = config.search === false ? undefined : config.search.path
  return toPath(own ?? readAddresses(htmlLangOf(locale)).search)
}

/** Path of the page shown offline in place of one that was not kept. */
export const offlinePathOf = ({ config, locale }: Located): string =>
  toPath(config.offlinePath ?? readAddresses(htmlLangOf(locale)).offline)

/** Path of the page that prints all docs of a version. */
export const printPathOf = (
  { locale }: Pick<Site, 'locale'>,
  { basePath }: Pick<SiteVersion, 'basePath'>,
): string => toPath(basePath, readAddresses(htmlLangOf(locale)).print)
