/** Base URL → what begins every key kept in the browser: several sites on one host keep their own. */

/**
 * Prefix of the site's storage keys; empty at the root of a host, where a site migrated from Docusaurus keeps its keys.
 */
export const storagePrefixOf = (baseUrl: string): string => baseUrl.slice(1)
