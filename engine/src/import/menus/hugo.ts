/** Hugo: the folder of its content, whose front matter is its menu. */

import path from 'node:path'
import { convertHugo } from '../convert/hugo.ts'
import type { ImportNote } from '../importPlan.ts'
import { readToml } from '../read/readToml.ts'
import { readYamlConfig } from '../read/readYamlConfig.ts'
import { toFields, toText } from '../read/values.ts'
import type { Folder, Menu } from './menu.ts'

const CONFIG = /^(?:config\/_default\/)?(?:hugo|config)\.(?:toml|ya?ml|json)$/

export function hugoMenu({ files, read, repository, sourceDir }: Folder): Menu | undefined {
  const named = files.find((file) => CONFIG.test(file))
  if (named === undefined || !files.some((file) => file.startsWith('content/'))) return undefined
  const text = read(named) ?? ''
  const config = toFields(named.endsWith('.toml') ? readToml(text) : readYamlConfig(text))
  const language = toText(config['defaultContentLanguage']) ?? toText(config['languageCode'])
  const languages = Object.keys(toFields(config['languages']))
  const main = language?.slice(0, 2) ?? 'en'
  const folders = [`content/${main}`, ...languages.map((each) => `content/${each}`)]
  const content =
    folders.find((each) => files.some((file) => file.startsWith(`${each}/`))) ?? 'content'
  const notes: ImportNote[] = []
  for (const other of folders.filter((each) => each !== content))
    if (files.some((file) => file.startsWith(`${other}/`)))
      notes.push({ level: 'decide', kind: 'other languages: they go to i18n by hand', file: other })
  const theme = ['layouts', 'data', 'themes'].filter((each) =>
    files.some((file) => file.startsWith(`${each}/`)),
  )
  for (const folder of theme)
    notes.push({ level: 'dropped', kind: 'templates and data of Hugo', file: folder })
  return {
    tool: 'Hugo',
    content,
    statics: 'static',
    title:
      toText(config['title']) ?? toText(toFields(toFields(config['languages'])[main])['title']),
    tagline: toText(toFields(config['params'])['description']),
    url: toText(config['baseURL']) ?? toText(config['baseurl']),
    language,
    isLeftOut: (file) => file.endsWith('.html'),
    notes,
    convert: convertHugo({
      content: path.join(sourceDir, content),
      repository,
      params: toFields(config['params']),
    }),
  }
}
