/** Posts of a blog → pages at their addresses, and a page that lists them. */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { splitFrontMatter } from '../convert/frontMatterEdit.ts'
import type { ImportNote, SourcePage } from '../importPlan.ts'
import { filesIn, isMarkdown } from '../read/sourceFiles.ts'
import { textOf, type Fields } from '../read/values.ts'

type Blog = {
  readonly root: string
  readonly sourceDir: string
  readonly options: Fields
  readonly notes: ImportNote[]
  readonly siteTitle: string
}
type Post = SourcePage & { readonly title: string; readonly day: string }

export function blogPages({ root, sourceDir, options, notes, siteTitle }: Blog): {
  pages: readonly SourcePage[]
  files: Record<string, string>
  redirects: Record<string, string>
} {
  const folder = (textOf(options['path']) ?? 'blog').replace(/^\.?\//, '')
  const base = (textOf(options['routeBasePath']) ?? 'blog').replace(/^\/|\/$/g, '')
  const posts = filesIn(path.join(root, folder))
    .filter(isMarkdown)
    .filter((file) => !/(?:^|\/)_/.test(file))
    .map((file): Post => postOf(file, { root, sourceDir, folder, base }))
  if (posts.length === 0) return { pages: [], files: {}, redirects: {} }
  notes.push({
    level: 'decide',
    kind: 'a blog: its posts are pages, without authors, tags and feed',
    file: folder,
    text: `${posts.length} posts`,
  })
  const newest = posts.toSorted((a, b) => (a.day < b.day ? 1 : -1))
  const list = newest.map(
    ({ title, address, day }) =>
      `- ${day ? `${day} — ` : ''}[${title.replaceAll(/([[\]])/g, '\\$1')}](${address?.replace(/\/$/, '')})`,
  )
  const title = textOf(options['blogTitle']) ?? 'Blog'
  void siteTitle
  return {
    pages: posts,
    files: {
      'pages/blog-list.md': `---\ntitle: ${JSON.stringify(title)}\nslug: /${base}\n---\n\n${list.join('\n')}\n`,
    },
    redirects:
      base === '' ? {} : { [`/${base}/archive`]: `/${base}`, [`/${base}/tags`]: `/${base}` },
  }
}

function postOf(
  file: string,
  {
    root,
    sourceDir,
    folder,
    base,
  }: { root: string; sourceDir: string; folder: string; base: string },
): Post {
  const diskPath = path.join(root, folder, file)
  const { fields, body } = splitFrontMatter(readFileSync(diskPath, 'utf8'))
  const [, inFolder = '', year, month, date, rest = ''] =
    /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/.exec(file) ?? []
  const plain = file.replace(/(?:\/index)?\.mdx?$/, '')
  const own = textOf(fields['slug'])?.replace(/^\/|\/$/g, '')
  const dated =
    year === undefined ? plain : `${inFolder}${year}/${month}/${date}${rest ? `/${rest}` : ''}`
  const address = `/${[base, own ?? dated].filter(Boolean).join('/')}/`
  const day =
    year === undefined ? (textOf(fields['date']) ?? '').slice(0, 10) : `${year}-${month}-${date}`
  const title =
    textOf(fields['title']) ?? /^#\s+(.+?)(?:\s*\{#[^}]*\})?\s*$/m.exec(body)?.[1] ?? rest
  return {
    diskPath,
    file: path.relative(sourceDir, diskPath),
    source: `blog/${file}`,
    out: `pages/blog/${file}`,
    address,
    basePath: '/',
    title,
    day,
  }
}
