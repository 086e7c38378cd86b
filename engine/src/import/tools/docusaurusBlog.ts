/** Posts of a blog → pages at their addresses, in every language, and the pages that list them. */

import path from 'node:path'
import { splitFrontMatter } from '../convert/frontMatterEdit.ts'
import type { ImportNote, SourcePage } from '../importPlan.ts'
import { messagesOf } from '../react/site.ts'
import { folderHere } from '../read/folders.ts'
import { readYamlConfig } from '../read/readYamlConfig.ts'
import { readOwn, repositoryOf } from '../read/ownFiles.ts'
import { filesIn, isMarkdown } from '../read/sourceFiles.ts'
import { toFields, toList, toText, type Fields } from '../read/values.ts'
import { blogFolder } from './docusaurusPages.ts'
import { blogLists, type BlogTag, type Post } from './docusaurusBlogLists.ts'
import { authorOf, type Author } from './docusaurusByline.ts'
import { isShortened } from './docusaurusExcerpt.ts'

type Blog = {
  readonly root: string
  readonly sourceDir: string
  readonly options: Fields
  readonly notes: ImportNote[]
  readonly language: string
  /** Other languages, by their codes. */
  readonly locales: readonly string[]
}

/** With its language, and the address of its blog. */
export type PlacedPost = Post & { readonly language: string; readonly base: string }

type BlogPages = {
  readonly pages: readonly SourcePage[]
  /** By path from the new site's folder. */
  readonly posts: ReadonlyMap<string, PlacedPost>
  readonly files: Record<string, string>
}

export function blogPages({ root, sourceDir, options, notes, language, locales }: Blog): BlogPages {
  const onDisk = blogFolder(options)
  const folder = folderHere(onDisk)
  const base = (toText(options['routeBasePath']) ?? 'blog').replace(/^\/|\/$/g, '')
  const named = yamlIn(path.join(root, onDisk, 'authors.yml'))
  const read = { folder, base, named, tags: tagsIn(path.join(root, onDisk, 'tags.yml')) }
  const files = filesIn(path.join(root, onDisk), root)
  const posts = postFiles(files).map((file): Post => {
    const diskPath = path.join(root, onDisk, file)
    return { ...postOf(file, diskPath, read), file: path.relative(sourceDir, diskPath) }
  })
  if (posts.length === 0) return { pages: [], posts: new Map(), files: {} }
  const translations = locales.map((locale) => ({
    locale,
    ...translationOf({ root, sourceDir, locale, read }),
  }))
  notes.push({
    level: 'decide',
    kind: 'a blog: its posts and its lists are pages, without a feed',
    file: folder,
    text: `${posts.length} posts`,
  })
  if (Object.values(named).some((author) => toFields(author)['image_url'] !== undefined))
    notes.push({ level: 'dropped', kind: 'pictures of the authors of a blog', file: folder })
  for (const post of posts.filter(isShortened))
    notes.push({
      level: 'dropped',
      kind: 'posts that lists show the first paragraph of: the rest holds components',
      file: post.file,
    })
  const pageLength = options['postsPerPage']
  const lists = {
    base,
    authors: Object.entries(named).map(([key, author]) => authorOf(author, { key, base })),
    pageLength: typeof pageLength === 'number' ? pageLength : pageLength === 'ALL' ? 1e6 : 10,
    outOf: new Map(files.map((file) => [path.join(root, onDisk, file), `pages/${folder}/${file}`])),
  }
  const title = toText(options['blogTitle']) ?? 'Blog'
  return {
    pages: [...posts, ...translations.flatMap(({ pages }) => pages)],
    posts: new Map([
      ...posts.map((post) => [post.out, { ...post, language, base }] as const),
      ...translations.flatMap(({ locale, posts: own }) =>
        [...own.values()].map(
          (post) => [`i18n/${locale}/${post.out}`, { ...post, language: locale, base }] as const,
        ),
      ),
    ]),
    files: {
      ...blogLists({
        ...lists,
        posts: newestFirst(posts),
        title,
        language,
        place: '',
        messages: messagesOf(root, language, repositoryOf(root)),
      }),
      ...Object.assign(
        {},
        ...translations.map(({ locale, posts: own, title: ownTitle = title }) =>
          blogLists({
            ...lists,
            posts: newestFirst(posts.map((post) => own.get(post.source) ?? post)),
            title: ownTitle,
            language: locale,
            place: `i18n/${locale}/`,
            messages: messagesOf(root, locale, repositoryOf(root)),
          }),
        ),
      ),
    },
  }
}

const newestFirst = (posts: readonly Post[]): Post[] =>
  posts.toSorted((a, b) => (a.day < b.day ? 1 : -1))

type Translation = {
  readonly pages: readonly SourcePage[]
  /** As its lists name them, by source. */
  readonly posts: ReadonlyMap<string, Post>
  readonly title?: string
}

function translationOf({
  root,
  sourceDir,
  locale,
  read,
}: Pick<Blog, 'root' | 'sourceDir'> & {
  readonly locale: string
  readonly read: Reading
}): Translation {
  const own = path.join(root, 'i18n', locale, 'docusaurus-plugin-content-blog')
  const posts = postFiles(filesIn(own, root)).map((file): Post => {
    const diskPath = path.join(own, file)
    return { ...postOf(file, diskPath, read), file: path.relative(sourceDir, diskPath) }
  })
  const title = toText(toFields(yamlIn(path.join(own, 'options.json'))['title'])['message'])
  return {
    pages: posts.map(({ diskPath, source, out, address = '/', file }) => ({
      diskPath,
      file,
      source,
      out: `i18n/${locale}/${out}`,
      address: `/${locale}${address}`,
      basePath: `/${locale}/`,
    })),
    posts: new Map(posts.map((post) => [post.source, post])),
    ...(title !== undefined && { title }),
  }
}

const postFiles = (files: readonly string[]): string[] =>
  files.filter(isMarkdown).filter((file) => !/(?:^|\/)_/.test(file))

const yamlIn = (file: string): Fields =>
  toFields(readYamlConfig(readOwn(file, repositoryOf(path.dirname(file))) ?? ''))

/** `tags.yml`: what a name in a post stands for. */
function tagsIn(file: string): ReadonlyMap<string, BlogTag> {
  return new Map(
    Object.entries(yamlIn(file)).map(([key, value]) => {
      const label = toText(toFields(value)['label']) ?? key
      const slug = toText(toFields(value)['permalink'])?.replace(/^\/|\/$/g, '')
      return [key, { label, slug: slug ?? kebab(key) }]
    }),
  )
}

/** As lodash's `kebabCase`, which Docusaurus names its tags with. */
const kebab = (text: string): string =>
  (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036F'’]/g, '')
      .match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}]+|\p{Lu}+|\p{N}+/gu) ?? [text]
  )
    .join('-')
    .toLowerCase()

function tagOf(written: unknown, known: ReadonlyMap<string, BlogTag>): BlogTag[] {
  const own = toFields(written)
  const label = toText(written) ?? toText(own['label'])
  if (label === undefined) return []
  const slug = toText(own['permalink'])?.replace(/^\/|\/$/g, '') ?? kebab(label)
  return [known.get(label) ?? { label, slug }]
}

type Reading = {
  readonly folder: string
  readonly base: string
  /** `authors.yml`. */
  readonly named: Fields
  readonly tags: ReadonlyMap<string, BlogTag>
}

function postOf(
  file: string,
  diskPath: string,
  { folder, base, named, tags }: Reading,
): Omit<Post, 'file'> {
  const { fields, body } = splitFrontMatter(
    readOwn(diskPath, repositoryOf(path.dirname(diskPath))) ?? '',
  )
  const [, inFolder = '', year, month, date, rest = ''] =
    /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/.exec(file) ?? []
  const plain = file.replace(/(?:\/index)?\.mdx?$/, '')
  const own = toText(fields['slug'])?.replace(/^\/|\/$/g, '')
  const dated =
    year === undefined ? plain : `${inFolder}${year}/${month}/${date}${rest ? `/${rest}` : ''}`
  const written = (toText(fields['date']) ?? '').slice(0, 10)
  const day = year === undefined ? written : `${year}-${month}-${date}`
  const heading = /^#\s+(.+?)(?:\s*\{#[^}]*\})?\s*$/m.exec(body)
  return {
    diskPath,
    source: `${folder}/${file}`,
    out: `pages/${folder}/${file}`,
    address: `/${[base, own ?? dated].filter(Boolean).join('/')}/`,
    basePath: '/',
    title: toText(fields['title']) ?? heading?.[1] ?? (rest || plain),
    day: written === '' ? day : written,
    body: heading ? body.replace(heading[0], '') : body,
    tags: toList(fields['tags']).flatMap((tag) => tagOf(tag, tags)),
    authors: [fields['authors'] ?? inlineAuthor(fields)].flat().flatMap((author): Author[] => {
      const key = toText(author) ?? toText(toFields(author)['key'])
      const known = { ...toFields(named[key ?? '']), ...toFields(author) }
      const own = authorOf(known, { key: key ?? '', base })
      return own.name === '' ? [] : [own]
    }),
  }
}

/** Keys of a post that names its only author in them. */
const inlineAuthor = (fields: Fields): unknown =>
  fields['author'] === undefined
    ? []
    : { name: fields['author'], title: fields['author_title'], url: fields['author_url'] }
