/** The files of a built site → its pages, their text and its search, in the addresses that readers see. */

import { CORE_SCHEMA, load } from 'js-yaml'
import { openSearch, type SiteSearch } from 'lucarne-docs/search'
import type { Source } from './source.ts'

export type ListedPage = {
  readonly title: string
  readonly address: string
  readonly description: string
}

export type ReadPage = {
  readonly title: string
  /** Absolute. */
  readonly address: string
  /** Result of the guide runner, in the words of the page. */
  readonly verified?: string
  /** Day of its last change: `2026-11-21`. */
  readonly updated?: string
  readonly markdown: string
}

export type ServedDocs = {
  readonly list: () => Promise<readonly ListedPage[]>
  /** `address` is that of a page, with or without its host. */
  readonly read: (address: string) => Promise<ReadPage | undefined>
  readonly search: SiteSearch
}

export function openSite(source: Source): ServedDocs {
  let search: Promise<SiteSearch> | undefined
  return {
    list: async () => listedIn((await source.read('llms.txt')) ?? ''),
    read: async (address) => {
      const copy = await source.read(`${toPagePath(address)}index.md`)
      return copy === undefined ? undefined : parsePage(copy, address)
    },
    search: async (text, options) => {
      search ??= startSearch(source)
      search.catch(() => (search = undefined))
      return (await search)(text, options)
    },
  }
}

/** `- [Title](https://…/index.md): description`, one a line. */
const listedIn = (text: string): ListedPage[] =>
  [...text.matchAll(/^- \[((?:\\.|[^\]\\])*)\]\(<?([^)>\s]+)>?\)(?:: (.*))?$/gm)].map(
    ([, title = '', address = '', description = '']) => ({
      title: title.replace(/\\(.)/g, '$1'),
      address: address.replace(/index\.md$/, ''),
      description,
    }),
  )

/** `https://docs.example/Apache/#a`, `/Apache`, `Apache/index.md` → `Apache/`. */
function toPagePath(address: string): string {
  const { pathname } = new URL(address, 'https://docs.example/')
  const name = decode(pathname).replace(/^\/+|(?:\/?index\.(?:md|html)|\/)$/g, '')
  return name === '' ? '' : `${name}/`
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

function parsePage(copy: string, address: string): ReadPage {
  const [head = '', front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(copy) ?? []
  const fields = fieldsIn(front)
  const text = (key: string) => (typeof fields[key] === 'string' ? fields[key] : undefined)
  const [verified, updated] = [text('verified'), text('updated')]
  return {
    title: text('title') ?? address,
    address: text('canonical') ?? address,
    ...(verified !== undefined && { verified }),
    ...(updated !== undefined && { updated }),
    // Its title is told already.
    markdown: copy
      .slice(head.length)
      .trim()
      .replace(/^# .*\n+/, ''),
  }
}

/** A page is read without what cannot be: a depth beyond 100 is refused as well. */
function fieldsIn(front: string): Record<string, unknown> {
  try {
    return (load(front, { schema: CORE_SCHEMA }) ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** The same pieces of the index as browsers read. */
async function startSearch(source: Source): Promise<SiteSearch> {
  const { searchTag } = JSON.parse((await source.read('index.json')) ?? '{}') as {
    searchTag?: unknown
  }
  if (typeof searchTag !== 'string') throw new Error('This site says of no index of search.')
  const fetchJson = async (href: string): Promise<unknown> => {
    const text = await source.read(new URL(href).pathname.slice(1))
    if (text === undefined) throw new Error(`${href} is not there`)
    return JSON.parse(text)
  }
  return openSearch(fetchJson, `https://docs.example/search-index-${searchTag}.json`)
}
