/** Folders that a configuration names → where they are, and where they stand in the new site. */

/** Normalises a folder of the configuration, relative to it. */
export const cleanFolder = (folder: string): string => folder.replace(/^(?:\.?\/+)+|\/+$/g, '')

/** Returns the folder's path in the new site: one outside the configuration's folder moves into it. */
export const folderHere = (folder: string): string => folder.replace(/^(?:\.\.\/)+/, '')
