/** Values of a content folder, and those that a file may name. */

import type { Variables } from '../content/choiceValues.ts'

/** `folder` is from the site folder, and ends with a slash. */
export type FolderVariables = { readonly folder: string; readonly variables: Variables }

export const variablesFor = (
  { file }: { readonly file: string },
  folders: readonly FolderVariables[] = [],
): Variables | undefined => folders.findLast(({ folder }) => file.startsWith(folder))?.variables
