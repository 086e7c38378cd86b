/** `.pages` of awesome-pages and `.nav.yml` of awesome-nav: the order and the names that a folder gives itself. */

import path from 'node:path'
import { isFile } from '../../disk/readFresh.ts'
import { readOwn, repositoryOf } from '../read/ownFiles.ts'
import { readYamlConfig } from '../read/readYamlConfig.ts'
import { toFields, flagOf, toList, toText } from '../read/values.ts'

export type FolderNav = {
  readonly title?: string
  readonly isHidden: boolean
  readonly isDescending: boolean
  /** Names in the folder, addresses, and `...` for all others; each with its label, if it has one. */
  readonly entries: readonly { readonly target: string; readonly label?: string }[]
}

/** `undefined` for a folder that says nothing. */
export function folderNav(folder: string): FolderNav | undefined {
  const file = ['.pages', '.nav.yml'].map((name) => path.join(folder, name)).find(isFile)
  if (file === undefined) return undefined
  const fields = toFields(readYamlConfig(readOwn(file, repositoryOf(folder)) ?? ''))
  const given = fields['nav'] ?? fields['arrange']
  const title = toText(fields['title'])
  return {
    ...(title !== undefined && { title }),
    isHidden: flagOf(fields['hide']) ?? false,
    isDescending:
      toText(fields['order']) === 'desc' ||
      toText(toFields(fields['sort'])['direction']) === 'desc',
    entries: toList(given).flatMap((each) => {
      const target = toText(each)
      if (target !== undefined) return [{ target: target.replace(/^\.\.\.\s*\|.*$/, '...') }]
      return Object.entries(toFields(each)).flatMap(([label, value]) => {
        const named = toText(value)
        return named === undefined ? [] : [{ target: named, label }]
      })
    }),
  }
}
