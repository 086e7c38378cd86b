/** A folder of Markdown → a site at the addresses of its files, with the menu that it has for another tool. */

import path from 'node:path'
import { FORMULA } from '../../content/formula/dollars.ts'
import { idsIn, placedItems, plainId, withoutEnd } from '../menus/placed.ts'
import type { Menu, MenuItem } from '../menus/menu.ts'
import { menuOf } from '../menus/menuOf.ts'
import type { ImportNote, ImportPlan, SourcePage } from '../importPlan.ts'
import { readOwn, repositoryOf } from '../read/ownFiles.ts'
import { filesIn, isMarkdown, withMarkdownEnd } from '../read/sourceFiles.ts'
import { known } from '../read/values.ts'

export function planMarkdown(sourceDir: string): ImportPlan {
  const all = filesIn(sourceDir, sourceDir)
  const repository = repositoryOf(sourceDir)
  const read = (file: string) => readOwn(path.join(sourceDir, file), repository)
  const menu = menuOf({ sourceDir, repository, files: all, read })
  const content = path.join(sourceDir, menu?.content ?? '')
  const prefix = menu?.content ? `${menu.content}/` : ''
  const files = all
    .filter((file) => file.startsWith(prefix))
    .map((file) => file.slice(prefix.length))
    .filter((file) => !menu?.isLeftOut(file))
  // A name that starts with _ is no page here.
  const named = new Set(
    idsIn(menu?.items ?? [])
      .filter((id) => /(?:^|\/)_/.test(id))
      .map(plainId),
  )
  const pages = files.filter(isMarkdown).map((file) => {
    const written = withMarkdownEnd(file).replace(/(^|\/)_index(?=\.mdx?$)/, '$1index')
    const source = named.has(plainId(withoutEnd(written))) ? plainId(written) : written
    return {
      diskPath: path.join(content, file),
      file: prefix + file,
      source,
      out: `docs/${source}`,
      basePath: '/',
    }
  })
  const statics =
    menu?.statics === undefined
      ? []
      : all.filter((file) => file.startsWith(`${menu.statics ?? ''}/`))
  const notes = menu ? [...menu.notes, ...outside(menu, all, prefix)] : []
  const items = menu?.items && placedItems(menu.items, pages, notes)
  return {
    tool: 'markdown',
    sourceDir,
    settings: settingsFromMenu(menu, path.basename(sourceDir)),
    ...(items && { sidebars: { docs: items } }),
    pages,
    copies: [
      ...files
        .filter((file) => !isMarkdown(file))
        .map((file) => ({ from: path.join(content, file), out: `docs/${file}` })),
      ...statics.map((file) => ({
        from: path.join(sourceDir, file),
        out: `static/${file.slice((menu?.statics ?? '').length + 1)}`,
      })),
    ],
    files: {},
    redirects: {
      ...(menu?.hasHtmlAddresses ? htmlAddresses(pages) : {}),
      ...firstPage(items, pages),
      ...menu?.redirects,
    },
    notes,
    // As GitHub does.
    hasFormulas: pages.some(({ diskPath }) => FORMULA.test(readOwn(diskPath, repository) ?? '')),
    convert: menu?.convert ?? ((text) => text),
  }
}

function settingsFromMenu(menu: Menu | undefined, name: string): Record<string, unknown> {
  const url = menu?.url
  const base = menu?.baseUrl ?? (url && URL.canParse(url) ? new URL(url).pathname : undefined)
  const language = menu?.language?.replace('_', '-')
  return known({
    title: menu?.title ?? name,
    tagline: menu?.tagline,
    url: url && URL.canParse(url) ? new URL(url).origin : 'https://docs.exemple.example',
    baseUrl: base && base !== '/' ? `/${base.replace(/^\/|\/$/g, '')}/` : undefined,
    locales: language ? [{ code: language, label: language, htmlLang: language }] : undefined,
    docs: { numberPrefixes: false, sidebarOrder: 'file' },
  })
}

/** Markdown that is none of the content of its tool: what is beside it. */
function outside(menu: Menu, all: readonly string[], prefix: string): ImportNote[] {
  return all
    .filter((file) => isMarkdown(file) && !file.startsWith(prefix))
    .map((file) => ({
      level: 'decide',
      kind: `Markdown outside of the content of ${menu.tool}, left out`,
      file,
    }))
}

const htmlAddresses = (pages: readonly SourcePage[]): Record<string, string> =>
  Object.fromEntries(
    pages.flatMap(({ source }) => {
      const stem = source.replace(/\.mdx?$/i, '')
      // Of an index, the address is the same.
      return /(?:^|\/)(?:index|README)$|^404$/i.test(stem)
        ? []
        : [[`/${stem}.html`, `/${stem}`] as const]
    }),
  )

/** A menu whose first page is not that of the root is opened there. */
function firstPage(
  items: readonly MenuItem[] | undefined,
  pages: readonly SourcePage[],
): Record<string, string> {
  if (!items || pages.some(({ source }) => /^(?:index|README)\.mdx?$/i.test(source))) return {}
  const [id] = idsIn(items)
  return id === undefined ? {} : { '/': `/${id.replace(/\/(?:index|README)$/i, '')}` }
}
