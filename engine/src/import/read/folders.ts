/** Folders that a configuration names → where they are, and where they stand in the new site. */

/** Where a folder that the configuration names is, from its own. */
export const cleanFolder = (folder: string): string => folder.replace(/^(?:\.?\/+)+|\/+$/g, '')

/** Where it stands in the new site: one beside the folder of the configuration comes into it. */
export const folderHere = (folder: string): string => folder.replace(/^(?:\.\.\/)+/, '')
