/** The components of the engine that Markdown and MDX share, by the name that MDX has for them. */

import { writeBadge } from './badge.ts'
import { writeCard, writeCards } from './cards.ts'
import { writeColumns } from './columns.ts'
import { directiveName, type ComponentUse } from './componentUse.ts'
import { writeFileTree } from './fileTree.ts'
import { writeIcon } from './icon.ts'
import { writeSteps } from './steps.ts'
import type { Writing } from '../writing.ts'

export type WriteUse = (use: ComponentUse, writing: Writing) => void

export const boxes: ReadonlyMap<string, WriteUse> = new Map([
  ['Badge', writeBadge],
  ['Card', writeCard],
  ['Cards', writeCards],
  ['Column', writeColumns],
  ['Columns', writeColumns],
  ['FileTree', writeFileTree],
  ['Icon', writeIcon],
  ['LinkCard', writeCard],
  ['Steps', writeSteps],
])

export const boxDirectives: readonly string[] = [...boxes.keys()].map(directiveName)
