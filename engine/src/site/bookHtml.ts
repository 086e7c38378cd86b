/** Docs, one after the other → one article: ids that never meet, links between the docs that stay inside. Pure. */

import { escapeAttribute, escapeText } from '../content/escapeHtml.ts'

export type Chapter = {
  readonly href: string
  /** Plain text. */
  readonly title: string
  readonly titleHtml: string
  readonly html: string
}

export type BookWords = {
  /** Over the contents. */
  readonly contents: string
  /** Under the title of the cover. */
  readonly subtitle: string
}

/** Each tag is looked at once, whatever the number of chapters. */
export function bookHtml(chapters: readonly Chapter[], { contents, subtitle }: BookWords): string {
  const names = new Map(chapters.map(({ href }, index) => [href, formatPrefix(index)]))
  const items = chapters
    .map(
      ({ title }, index) => `<li><a href="#${formatPrefix(index)}">${escapeText(title)}</a></li>`,
    )
    .join('\n')
  const cover = `<div class="book-cover"><p>${escapeText(subtitle)}</p></div>\n`
  const list = `<h2 class="book-title">${escapeText(contents)}</h2>\n<ol class="book-contents">\n${items}\n</ol>\n`
  let switches = 0
  const written = chapters.map(({ titleHtml, html }, index) => {
    const name = formatPrefix(index)
    // One switch of a choice is enough: it rules the whole page.
    const article = html.replace(CHOICES, (found) => (switches++ === 0 ? found : ''))
    return (
      `<section class="book-chapter">\n<h2 class="book-title" id="${name}">${titleHtml}</h2>\n` +
      `${inBook(article, { name, names })}</section>\n`
    )
  })
  return cover + list + written.join('')
}

/** No heading is called so: ids of docs are behind it. */
const formatPrefix = (index: number): string => `p${index + 1}`

const CHOICES = /<form class="choices"[\s\S]*?<\/form><script>[\s\S]*?<\/script>\n?/g

type BookPage = { readonly name: string; readonly names: ReadonlyMap<string, string> }

const inBook = (html: string, place: BookPage): string =>
  html.replace(/<(\/?)([a-z][\w-]*)([^>]*)>/gi, (_, slash: string, tag: string, rest: string) => {
    const lowered = /^h[1-5]$/i.test(tag) ? `h${Number(tag[1]) + 1}` : tag
    return `<${slash}${lowered}${rest.replace(ATTRIBUTE, (whole, key: string, value: string) => attributeIn(whole, { key, value }, place))}>`
  })

const ATTRIBUTE =
  /(?<=\s)(id|href|for|name|headers|list|popovertarget|aria-labelledby|aria-describedby|aria-controls|class)="([^"]*)"/g

type Attribute = { readonly key: string; readonly value: string }

function attributeIn(whole: string, { key, value }: Attribute, { name, names }: BookPage): string {
  if (key === 'class') return `class="${value.replace(HEADING, deeper)}"`
  if (key !== 'href') {
    const ids = value.split(' ').map((id) => (id === '' ? id : `${name}-${id}`))
    return `${key}="${ids.join(' ')}"`
  }
  if (value.startsWith('#')) return `href="#${name}${value === '#' ? '' : `-${value.slice(1)}`}"`
  const [page = '', fragment] = value.split('#')
  const chapter = names.get(page.replace(/\?.*$/, ''))
  if (chapter === undefined) return whole
  return `href="#${chapter}${fragment ? `-${escapeAttribute(fragment)}` : ''}"`
}

/** `heading h2` is that of a chapter's section. */
const HEADING = /(?<=^heading h)[1-5]$/
const deeper = (level: string): string => String(Number(level) + 1)
