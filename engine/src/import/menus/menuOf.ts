/** A folder of Markdown → the menu that it has for another tool, if it has one. */

import { docsifyMenu, gitbookMenu, mdbookMenu } from './listMenus.ts'
import { hugoMenu } from './hugo.ts'
import { jekyllMenu } from './jekyll.ts'
import type { Folder, Menu } from './menu.ts'
import { sphinxMenu } from './sphinx.ts'

export function menuOf(folder: Folder): Menu | undefined {
  for (const read of [mdbookMenu, hugoMenu, docsifyMenu, sphinxMenu, gitbookMenu, jekyllMenu]) {
    const menu = read(folder)
    if (menu) return menu
  }
  return undefined
}
