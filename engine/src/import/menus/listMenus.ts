/** mdBook, GitBook and Docsify: a folder whose menu is a list of links → that menu. */

import path from 'node:path'
import { convertDocsify } from '../convert/docsify.ts'
import { convertGitbook } from '../convert/gitbook.ts'
import { convertMdbook } from '../convert/mdbook.ts'
import type { ImportNote } from '../importPlan.ts'
import { readToml } from '../read/readToml.ts'
import { readYamlConfig } from '../read/readYamlConfig.ts'
import { cleanFolder } from '../read/folders.ts'
import { isMarkdown } from '../read/sourceFiles.ts'
import { toFields, toText } from '../read/values.ts'
import { linkListItems } from './linkList.ts'
import type { Folder, Menu } from './menu.ts'

/** Files of the content, from its folder. */
export const inContent = (files: readonly string[], content: string): string[] =>
  content === ''
    ? [...files]
    : files.flatMap((file) =>
        file.startsWith(`${content}/`) ? [file.slice(content.length + 1)] : [],
      )

export function mdbookMenu({ files, read, sourceDir }: Folder): Menu | undefined {
  const text = files.includes('book.toml') ? read('book.toml') : undefined
  if (text === undefined) return undefined
  const config = toFields(readToml(text))
  const book = toFields(config['book'])
  const output = toFields(toFields(config['output'])['html'])
  const content = cleanFolder(toText(book['src']) ?? 'src')
  const summary = path.posix.join(content, 'SUMMARY.md')
  const notes: ImportNote[] = []
  const own = inContent(files, content).filter(isMarkdown)
  const items = linkListItems(read(summary) ?? '', { file: summary, files: own, notes })
  return {
    tool: 'mdBook',
    content,
    title: toText(book['title']),
    tagline: toText(book['description']),
    baseUrl: toText(output['site-url']),
    language: toText(book['language']),
    items,
    isLeftOut: (file) => /^SUMMARY\.md$/i.test(file),
    redirects: Object.fromEntries(
      Object.entries(toFields(output['redirect'])).flatMap(([from, to]) => {
        const target = toText(to)
        if (target === undefined) return []
        const whole = /^(?:[a-z]+:|\/)/i.test(target)
          ? target
          : path.posix.join('/', path.posix.dirname(from), target)
        return [
          [path.posix.join('/', from), whole.replace(/(?:\/index)?\.html$/, '') || '/'] as const,
        ]
      }),
    ),
    hasHtmlAddresses: true,
    notes,
    convert: convertMdbook(path.join(sourceDir, content)),
  }
}

/** `.gitbook.yaml` is hidden, and may say where the rest is. */
export function gitbookMenu({ files, read }: Folder): Menu | undefined {
  const config = toFields(readYamlConfig(read('.gitbook.yaml') ?? ''))
  const content = cleanFolder(toText(config['root']) ?? '').replace(/^\.$/, '')
  const named = toText(toFields(config['structure'])['summary']) ?? 'SUMMARY.md'
  const summary = path.posix.join(content, named)
  if (!files.includes(summary)) return undefined
  const notes: ImportNote[] = []
  const own = inContent(files, content).filter(isMarkdown)
  return {
    tool: 'GitBook',
    content,
    items: linkListItems(read(summary) ?? '', { file: summary, files: own, notes }),
    isLeftOut: (file) => file === path.posix.normalize(named),
    redirects: Object.fromEntries(
      Object.entries(toFields(config['redirects'])).flatMap(([from, to]) => {
        const target = toText(to)?.replace(/(?:(?:^|\/)(?:README|index))?\.md$/i, '')
        return target === undefined
          ? []
          : [[path.posix.join('/', from), path.posix.join('/', target)] as const]
      }),
    ),
    notes,
    convert: convertGitbook,
  }
}

export function docsifyMenu({ files, read }: Folder): Menu | undefined {
  const content = ['', 'docs'].find((folder) =>
    read(path.posix.join(folder, 'index.html'))?.includes('$docsify'),
  )
  if (content === undefined) return undefined
  const sidebar = path.posix.join(content, '_sidebar.md')
  const notes: ImportNote[] = []
  const own = inContent(files, content).filter(isMarkdown)
  const text = read(sidebar)
  const page = read(path.posix.join(content, 'index.html')) ?? ''
  const inner = own.filter((file) => /.\/_sidebar\.md$/.test(file))
  for (const file of inner)
    notes.push({
      level: 'decide',
      kind: 'menus of a folder: only the one of the whole is read',
      file: path.posix.join(content, file),
    })
  notes.push({
    level: 'decide',
    kind: 'addresses after a # (/#/page): no server sees them, none leads on',
    file: path.posix.join(content, 'index.html'),
  })
  return {
    tool: 'Docsify',
    content,
    title:
      /\bname\s*:\s*['"]([^'"<]+)['"]/.exec(page)?.[1] ??
      /<title>([^<]+)<\/title>/.exec(page)?.[1]?.trim(),
    ...(text !== undefined && {
      items: linkListItems(text, { file: sidebar, files: own, notes }),
    }),
    isLeftOut: (file) =>
      /(?:^|\/)_(?:sidebar|navbar|footer|404)\.md$/.test(file) || file === 'index.html',
    notes,
    convert: convertDocsify,
  }
}
