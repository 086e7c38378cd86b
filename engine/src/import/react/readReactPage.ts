/** A page written in React → its words, headings, links and images in Markdown, as far as they are written out. */

import { readScript } from '../read/readScript.ts'
import type { Unread } from '../read/scope.ts'
import { fieldsOf, textOf, type Fields } from '../read/values.ts'
import { markupWith } from './markup.ts'
import { markdownOf, piecesOf } from './pieces.ts'

type ReactPage = {
  /** With its front matter; empty where no word is written out. */
  readonly text: string
  /** Target, if the page only redirects. */
  readonly redirect?: string
  readonly unread: readonly Unread[]
}

type Site = {
  readonly root: string
  readonly repository: string
  readonly config: Fields
  /** Translations, by their ids. */
  readonly messages: ReadonlyMap<string, string>
}

export function readReactPage(file: string, site: Site): ReactPage {
  const meta = new Map<string, string>()
  const { value, unread } = readScript(file, {
    repository: site.repository,
    page: {
      markup: markupWith(meta, site.messages),
      given: givenNames(site),
      rootOf: site.root,
    },
  })
  const shown = typeof value === 'function' ? (value as (props: object) => unknown)({}) : undefined
  const body = markdownOf(piecesOf(shown))
  const redirect = meta.get('redirect')
  if (body === '') return { text: '', unread, ...(redirect !== undefined && { redirect }) }
  const heading = /^# (.+)$/m.exec(body)?.[1]
  const title =
    heading?.replaceAll(/\\(.)/g, '$1') ?? meta.get('title') ?? textOf(site.config['title'])
  const rest = body.replace(/^# .+\n*/m, '')
  const front = { title, description: meta.get('description'), hide_table_of_contents: true }
  return {
    text: `---\n${Object.entries(front)
      .flatMap(([key, each]) => (each === undefined ? [] : `${key}: ${JSON.stringify(each)}`))
      .join('\n')}\n---\n\n${rest}\n`,
    unread,
  }
}

/** Functions that Docusaurus provides to pages. */
const givenNames = ({ config, messages }: Site): ReadonlyMap<string, () => unknown> =>
  new Map<string, () => unknown>([
    ['useDocusaurusContext', () => () => ({ siteConfig: config })],
    ['useBaseUrl', () => (address: unknown) => address],
    [
      'translate',
      () => (given: unknown) =>
        messages.get(textOf(fieldsOf(given)['id']) ?? '') ?? textOf(fieldsOf(given)['message']),
    ],
    ['clsx', () => () => ''],
    ['useState', () => (first: unknown) => [called(first)]],
    ['useMemo', () => (make: unknown) => called(make)],
  ])

const called = (value: unknown): unknown =>
  typeof value === 'function' ? (value as () => unknown)() : value
