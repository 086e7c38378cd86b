/** The components of the engine that Markdown and MDX share, by the name that MDX has for them. */

import { writeBadge } from './badge.ts'
import { writeCard, writeCards } from './cards.ts'
import { writeColumns } from './columns.ts'
import { directiveName, type ComponentUse } from './componentUse.ts'
import { writeDetailsBox } from './detailsBox.ts'
import { writeFileTree } from './fileTree.ts'
import { writeIcon } from './icon.ts'
import { writeCodeGroup, writeTabsBox } from './panels.ts'
import { writeSteps } from './steps.ts'
import type { ArticleState } from '../state.ts'

export type WriteUse = (use: ComponentUse, state: ArticleState) => void

export const boxes: ReadonlyMap<string, WriteUse> = new Map([
  ['Badge', writeBadge],
  ['Card', writeCard],
  ['Cards', writeCards],
  ['CodeGroup', writeCodeGroup],
  ['Column', writeColumns],
  ['Columns', writeColumns],
  ['Details', writeDetailsBox],
  ['FileTree', writeFileTree],
  ['Icon', writeIcon],
  ['LinkCard', writeCard],
  ['Steps', writeSteps],
  ['Tab', writeTabsBox],
  ['Tabs', writeTabsBox],
])

export const boxDirectives: readonly string[] = [...boxes.keys()].map(directiveName)
