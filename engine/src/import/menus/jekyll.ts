/** Jekyll: pages whose front matter names their places (`nav_order`, `parent`) → a sidebar. */

import path from 'node:path'
import { splitFrontMatter } from '../convert/frontMatterEdit.ts'
import { convertJekyll } from '../convert/jekyll.ts'
import type { ImportNote } from '../importPlan.ts'
import { matchesGlob } from '../read/matchesGlob.ts'
import { readYamlConfig } from '../read/readYamlConfig.ts'
import { isMarkdown } from '../read/sourceFiles.ts'
import { toFields, toList, toText, type Fields } from '../read/values.ts'
import type { Folder, Menu, MenuItem } from './menu.ts'

type Page = {
  readonly id: string
  readonly title: string
  readonly order: number | string | undefined
  readonly parent?: string | undefined
  readonly grandParent?: string | undefined
}

export function jekyllMenu({ files, read }: Folder): Menu | undefined {
  const content = ['', 'docs'].find((folder) =>
    files.includes(path.posix.join(folder, '_config.yml')),
  )
  if (content === undefined) return undefined
  const config = toFields(readYamlConfig(read(path.posix.join(content, '_config.yml')) ?? ''))
  const excluded = toList(config['exclude']).flatMap(
    (each) => toText(each)?.replace(/\/$/, '') ?? [],
  )
  const isLeftOut = (file: string): boolean =>
    /^_(?!posts|docs|pages)|^(?:vendor|Gemfile)|\.(?:gemspec|gem)$/.test(file) ||
    (file.endsWith('.html') && !file.includes('/')) ||
    excluded.some((each) => file === each || file.startsWith(`${each}/`) || matchesGlob(each, file))
  const prefix = content === '' ? '' : `${content}/`
  const notes: ImportNote[] = []
  const pages = files
    .filter((file) => file.startsWith(prefix) && isMarkdown(file))
    .map((file) => file.slice(prefix.length))
    .filter((file) => !isLeftOut(file))
    .map((file) => ({ file, fields: splitFrontMatter(read(prefix + file) ?? '').fields }))
  const shown = pages.filter(({ fields }) => fields['nav_exclude'] !== true && fields['title'])
  const hasMenu = shown.some(({ fields }) => 'nav_order' in fields || 'parent' in fields)
  const defaults = toList(config['collections']).length
  if (defaults > 0 || Object.keys(toFields(config['collections'])).length > 0)
    notes.push({
      level: 'decide',
      kind: 'collections of Jekyll: their files are pages at the paths of their folders',
      file: `${prefix}_config.yml`,
    })
  return {
    tool: 'Jekyll',
    content,
    title: toText(config['title']),
    tagline: toText(config['description']),
    url: toText(config['url']),
    baseUrl: toText(config['baseurl']),
    language: toText(config['lang']),
    ...(hasMenu && { items: treeOf(shown.map(({ file, fields }) => pageOf(file, fields))) }),
    isLeftOut,
    hasHtmlAddresses: toText(config['permalink']) !== 'pretty',
    notes,
    convert: convertJekyll(config),
  }
}

const pageOf = (file: string, fields: Fields): Page => ({
  id: file.replace(/\.(?:mdx?|markdown|mkdn?)$/i, ''),
  title: toText(fields['title']) ?? file,
  order:
    typeof fields['nav_order'] === 'number' ? fields['nav_order'] : toText(fields['nav_order']),
  parent: toText(fields['parent']),
  grandParent: toText(fields['grand_parent']),
})

/** A page is below the one whose title it names; one that names itself, or nobody, is at the top. */
function treeOf(pages: readonly Page[]): MenuItem[] {
  const titles = new Set(pages.map(({ title }) => title))
  const itemsBelow = (parent: Page | undefined, above: readonly string[]): MenuItem[] =>
    pages
      .filter((page) =>
        parent === undefined
          ? page.parent === undefined || !titles.has(page.parent) || page.parent === page.title
          : page.parent === parent.title &&
            page.title !== parent.title &&
            (page.grandParent === undefined || above.includes(page.grandParent)),
      )
      .toSorted(byOrder)
      .map((page): MenuItem => {
        const items = above.includes(page.title) ? [] : itemsBelow(page, [...above, page.title])
        return items.length === 0
          ? { type: 'doc', id: page.id, label: page.title }
          : { type: 'category', label: page.title, link: { type: 'doc', id: page.id }, items }
      })
  return itemsBelow(undefined, [])
}

/** Numbers first, then texts, then the pages that say nothing, by title. */
function byOrder(a: Page, b: Page): number {
  const rank = ({ order }: Page) => (typeof order === 'number' ? 0 : order === undefined ? 2 : 1)
  const [first, second] = [a.order ?? a.title, b.order ?? b.title]
  if (rank(a) !== rank(b)) return rank(a) - rank(b)
  if (first === second) return a.title < b.title ? -1 : 1
  return first < second ? -1 : 1
}
