/** Posts of a blog → the pages that list them, at the addresses where Docusaurus has them. */

import path from 'node:path'
import { movePaths } from '../convert/movePaths.ts'
import { bylineOf, longDay, namedWith, type Author } from './docusaurusByline.ts'
import { readExcerpt } from './docusaurusExcerpt.ts'
import type { SourcePage } from '../importPlan.ts'

export type Post = SourcePage & {
  readonly title: string
  /** ISO 8601, or empty. */
  readonly day: string
  readonly body: string
  readonly tags: readonly BlogTag[]
  readonly authors: readonly Author[]
}
export type BlogTag = { readonly label: string; readonly slug: string }

type Lists = {
  /** Newest first. */
  readonly posts: readonly Post[]
  /** Address of the blog, without slashes at its ends. */
  readonly base: string
  readonly title: string
  readonly pageLength: number
  readonly language: string
  /** Folder of the language, with a slash at its end; empty for the first one. */
  readonly place: string
  /** Authors of `authors.yml`. */
  readonly authors: readonly Author[]
  readonly outOf: ReadonlyMap<string, string>
  /** Translations of the words of the theme, by their ids. */
  readonly messages: ReadonlyMap<string, string>
}

/** Returns texts by path from the new site's folder. */
export function blogLists(lists: Lists): Record<string, string> {
  const { posts, base, title, pageLength, place, messages } = lists
  const folder = `${place}pages/${base === '' ? 'blog' : base}-lists`
  const files: Record<string, string> = {}
  const add = (name: string, given: Page) => {
    const slug = `/${[base, given.address].filter(Boolean).join('/')}`
    files[`${folder}/${name}.md`] =
      `---\ntitle: ${JSON.stringify(given.title)}\nslug: ${slug}\nhide_table_of_contents: true\n---\n\n${given.body}\n`
  }
  const tags = new Map(posts.flatMap((post) => post.tags.map((tag) => [tag.slug, tag] as const)))
  const paged = (name: string, address: string, list: PagedList) => {
    const count = Math.max(1, Math.ceil(list.posts.length / pageLength))
    for (let page = 1; page <= count; page += 1) {
      const file = page === 1 && name !== 'page' ? name : `${name}-${page}`
      const next = path.posix.join(address, `page/${page + 1}`)
      const ends = [...(page < count ? [next] : []), ...list.ends]
      const all = new Map([
        ['tags', messages.get('theme.tags.tagsPageLink') ?? 'View all tags'],
        ['authors', messages.get('theme.blog.authorsList.viewAll') ?? 'View all authors'],
      ])
      const chooseListName = (end: string) => (name === 'page' ? names : all).get(end) ?? '→'
      add(file, {
        title: list.title,
        address: page === 1 ? address : path.posix.join(address, `page/${page}`),
        body: [
          ...(list.start === undefined ? [] : [list.start]),
          ...list.posts
            .slice((page - 1) * pageLength, page * pageLength)
            .map((post) => summaryOf(post, `${folder}/${file}.md`, lists)),
          ends
            .map((end) => `[${chooseListName(end)}](${path.posix.join('/', base, end)})`)
            .join(' · '),
        ]
          .filter((part) => part !== '')
          .join('\n\n'),
      })
    }
  }
  paged('page', '', { title, posts, ends: ['archive', ...(tags.size > 0 ? ['tags'] : [])] })
  add('archive', { title: 'Archive', address: 'archive', body: archiveOf(lists) })
  if (tags.size > 0) add('tags', { title: 'Tags', address: 'tags', body: tagsOf(tags, lists) })
  for (const [slug, { label }] of tags)
    paged(`tag-${plainName(slug)}`, `tags/${slug}`, {
      title: label,
      posts: withTag(slug, posts),
      ends: ['tags'],
    })
  const authors = lists.authors.map((author) => ({
    author,
    own: posts.filter((post) => post.authors.some(({ name }) => name === author.name)),
  }))
  for (const { author, own } of authors)
    if (author.page !== undefined)
      paged(`author-${plainName(author.page)}`, `authors/${author.page}`, {
        title: author.name,
        start: [
          author.title,
          author.description,
          [author.url && `<${author.url}>`, ...author.accounts].filter(Boolean).join(' · '),
        ]
          .filter(Boolean)
          .join('\n\n'),
        posts: own,
        ends: ['authors'],
      })
  if (authors.length > 0)
    add('authors', {
      title: names.get('authors') ?? '',
      address: 'authors',
      body: authors
        .map(({ author, own }) =>
          [
            `- ${namedWith(author, ` (${own.length})`)}`,
            ...(author.page === undefined ? [] : [author.url && `<${author.url}>`]),
            ...author.accounts,
          ]
            .filter(Boolean)
            .join(' · '),
        )
        .join('\n'),
    })
  return files
}

type PagedList = {
  readonly title: string
  /** Before its posts. */
  readonly start?: string
  readonly posts: readonly Post[]
  /** Ends of the addresses that each of its pages leads on to. */
  readonly ends: readonly string[]
}

const plainName = (text: string): string => text.replace(/[^\p{L}\p{N}-]+/gu, '-')

/** Titles of the special pages that a list links to. */
const names: ReadonlyMap<string, string> = new Map([
  ['archive', 'Archive'],
  ['tags', 'Tags'],
  ['authors', 'Authors'],
])

type Page = { readonly title: string; readonly address: string; readonly body: string }

const withTag = (slug: string, posts: readonly Post[]): Post[] =>
  posts.filter(({ tags }) => tags.some((tag) => tag.slug === slug))

const linkTo = ({ title, address = '' }: Post, before = ''): string =>
  `[${before}${title.replaceAll(/([[\]])/g, '\\$1')}](${address.replace(/(?<=.)\/$/, '')})`

function summaryOf(post: Post, out: string, { language, outOf }: Lists): string {
  const excerpt = movePaths(readExcerpt(post), { ...post, out }, { outOf })
  return [`## ${linkTo(post)}`, bylineOf(post, language), excerpt].filter(Boolean).join('\n\n')
}

function archiveOf({ posts, language }: Lists): string {
  const years = new Map<string, Post[]>()
  for (const post of posts) {
    const year = post.day.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), post])
  }
  return [...years]
    .map(([year, own]) => {
      const lines = own.toReversed().map((post) => {
        const day = longDay(post.day, language, { day: 'numeric', month: 'long' })
        return `- ${linkTo(post, day && `${day} - `)}`
      })
      return `${year && `## ${year}\n\n`}${lines.join('\n')}`
    })
    .join('\n\n')
}

function tagsOf(tags: ReadonlyMap<string, BlogTag>, { posts, base }: Lists): string {
  const letters = new Map<string, string[]>()
  for (const { label, slug } of [...tags.values()].toSorted((a, b) =>
    a.label < b.label ? -1 : 1,
  )) {
    const letter = label.charAt(0).toUpperCase()
    const address = path.posix.join('/', base, 'tags', slug)
    const line = `- [${label}](${address}) (${withTag(slug, posts).length})`
    letters.set(letter, [...(letters.get(letter) ?? []), line])
  }
  return [...letters]
    .map(([letter, lines]) => `## ${letter} {#${letter}}\n\n${lines.join('\n')}`)
    .join('\n\n')
}
