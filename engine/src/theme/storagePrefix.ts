/** Base URL → what begins every key kept in the browser: several sites on one host keep their own. */

/** Nothing at the root of a host: a site migrated from Docusaurus goes on with the keys it had. */
export const storagePrefixOf = (baseUrl: string): string => baseUrl.slice(1)
