/** Pages of `src/pages` that are written in React → their words as pages at their addresses, in every language. */

import path from 'node:path'
import type { ImportNote } from '../importPlan.ts'
import { readReactPage } from '../react/readReactPage.ts'
import { cleanFolder } from '../read/folders.ts'
import { messagesOf } from '../react/site.ts'
import { repositoryOf } from '../read/ownFiles.ts'
import { filesIn } from '../read/sourceFiles.ts'
import { toText, type Fields } from '../read/values.ts'
import type { Place } from './docusaurusPages.ts'

type ReactPages = {
  /** Texts by path from the new site's folder. */
  readonly files: Record<string, string>
  readonly redirects: Record<string, string>
}

type Input = Place & {
  /** Options of the pages. */
  readonly options: Fields
  readonly config: Fields
  readonly notes: ImportNote[]
}

export function reactPages({
  root,
  sourceDir,
  locales,
  options,
  config,
  notes,
}: Input): ReactPages {
  const folder = cleanFolder(toText(options['path']) ?? 'src/pages')
  const repository = repositoryOf(root)
  const files: Record<string, string> = {}
  const redirects: Record<string, string> = {}
  for (const file of filesIn(path.join(root, folder), root).filter(isPage)) {
    const diskPath = path.join(root, folder, file)
    const stem = file.replace(/\.[jt]sx?$/, '')
    const own = path.relative(sourceDir, diskPath)
    const read = (locale?: string) =>
      readReactPage(diskPath, {
        root,
        repository,
        config,
        messages: messagesOf(root, locale, repository),
      })
    const { text, redirect, unread } = read()
    if (redirect !== undefined) {
      redirects[`/${stem.replace(/(?:^|\/)index$/, '')}`] = redirect
      continue
    }
    const kind =
      text === ''
        ? 'pages written in React, without a word: no page'
        : 'pages written in React: their words are in Markdown'
    notes.push({ level: 'decide', kind, file: own })
    const once = new Map(unread.map((each) => [`${each.line} ${each.text}`, each]))
    for (const { line, text: code } of once.values())
      notes.push({
        level: 'decide',
        kind: 'code of pages written in React: what it shows is not there',
        file: own,
        line,
        text: code,
      })
    if (text === '') continue
    files[`pages/${stem}.md`] = text
    for (const locale of locales) {
      const translated = read(locale).text
      if (translated !== text) files[`i18n/${locale}/pages/${stem}.md`] = translated
    }
  }
  return { files, redirects }
}

/** As Docusaurus leaves them out by default. */
const isPage = (file: string): boolean =>
  /\.[jt]sx?$/.test(file) && !/\.(?:test|d)\.|(?:^|\/)_/.test(file)
