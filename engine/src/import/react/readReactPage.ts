/** A page written in React → its words, headings, links and images in Markdown, as far as they are written out. */

import { readScript } from '../read/readScript.ts'
import type { Unread } from '../read/scope.ts'
import { toText } from '../read/values.ts'
import { writeMarkdown, toPieces } from './pieces.ts'
import { buildReadingPage, type ImportedSite } from './site.ts'

type ReactPage = {
  /** With its front matter; empty where no word is written out. */
  readonly text: string
  /** Target, if the page only redirects. */
  readonly redirect?: string
  readonly unread: readonly Unread[]
}

export function readReactPage(file: string, site: ImportedSite): ReactPage {
  const meta = new Map<string, string>()
  const { value, unread } = readScript(file, {
    repository: site.repository,
    page: buildReadingPage(site, meta),
  })
  const shown = typeof value === 'function' ? (value as (props: object) => unknown)({}) : undefined
  const body = writeMarkdown(toPieces(shown))
  const redirect = meta.get('redirect')
  if (body === '') return { text: '', unread, ...(redirect !== undefined && { redirect }) }
  const heading = /^# (.+)$/m.exec(body)?.[1]
  const title =
    heading?.replaceAll(/\\(.)/g, '$1') ?? meta.get('title') ?? toText(site.config['title'])
  const rest = body.replace(/^# .+\n*/m, '')
  const front = { title, description: meta.get('description'), hide_table_of_contents: true }
  return {
    text: `---\n${Object.entries(front)
      .flatMap(([key, each]) => (each === undefined ? [] : `${key}: ${JSON.stringify(each)}`))
      .join('\n')}\n---\n\n${rest}\n`,
    unread,
  }
}
