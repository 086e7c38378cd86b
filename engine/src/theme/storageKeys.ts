/** Names, after the prefix of the site, under which the theme keeps the reader's choices. Those of Docusaurus where it has one, so that a migrated site's readers keep theirs. */

/** `light` or `dark`; written only on an explicit choice. */
export const colorModeKey = 'theme'

/** Id of the last announcement seen. */
export const announcementIdKey = 'docusaurus.announcement.id'

/** `true` once the announcement of that id was closed. */
export const announcementDismissedKey = 'docusaurus.announcement.dismiss'

/** Name of the docs version the reader chose. */
export const versionKeyOf = (pluginId: string): string => `docs-preferred-version-${pluginId}`

/** The reader's own values: an object, by path of the guide, of texts by the example each takes the place of. */
export const ownValuesKey = 'lucarne.ownValues'

/** The tasks of a page that the reader ticked (`true`) or unticked (`false`), by name. */
export const ticksKeyOf = (path: string): string => `lucarne.ticks.${path}`

/** `off` once the reader does without the key `/`: those who dictate press it by saying it (WCAG 2.1.4). */
export const slashKey = 'lucarne.slash'

/** For the session: branches the reader opened (`true`) or closed (`false`), by path of labels. */
export const sidebarKeyOf = (sidebar: string): string => `lucarne.sidebar.${sidebar}`

/** For the session: `KeptMenu` (`sidebar/menuScript.ts`). */
export const menuKey = 'lucarne.menu'

/** For the session: `true` while the sidebar is folded away. */
export const sidebarHiddenKey = 'lucarne.sidebarHidden'

/** Base URL of the site whose keys have this prefix, written once older keys were moved there. */
export const sitePrefixKey = 'lucarne.site'
