import type { Config } from '../config/config.ts'
import { contentFolders } from '../config/contentFolders.ts'
import type { Places } from '../content/realPaths.ts'

/** Where the pages of a site are, and what they include. */
export const contentPlaces = (config: Config, siteDir: string): Places => ({
  siteDir,
  folders: contentFolders(config),
})
