import type { Config } from '../config/config.ts'
import { contentFolders } from '../config/contentFolders.ts'
import type { Places } from '../content/realPaths.ts'

/** Returns the folders of a site's pages and of the files they include. */
export const contentPlaces = (config: Config, siteDir: string): Places => ({
  siteDir,
  folders: contentFolders(config),
})
