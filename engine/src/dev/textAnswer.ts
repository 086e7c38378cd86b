/** Answers for programs other than browsers: Markdown copies and their list, the feed of changes. */

import { copySourcesOf, llmsFilesOf, readCopy } from '../output/markdownCopies.ts'
import { markdownType } from '../output/servers/serverPlan.ts'
import { feedOf } from '../site/feed.ts'
import { feedFile } from '../site/linkableFiles.ts'
import { toPath } from '../site/paths.ts'
import type { HttpAnswer } from './httpAnswer.ts'
import type { LiveSite } from './liveSite.ts'
import { localeOf, pageAtPath } from './pageAtPath.ts'

/** `file` is from the base URL. */
export async function textAnswer(
  file: string,
  live: LiveSite,
  siteDir: string,
): Promise<HttpAnswer | undefined> {
  const { rest } = localeOf(file, live)
  if (rest === feedFile) return feedAnswer(file, live)
  if (!live.config.markdownCopies) return undefined
  if (/(^|\/)llms\.txt$/.test(file)) return listAnswer(file, live)
  return /(^|\/)index\.md$/.test(rest) ? copyAnswer(file, live, siteDir) : undefined
}

const text = (type: string, body: string | undefined): HttpAnswer | undefined =>
  body === undefined ? undefined : { status: 200, type, body }

// Feed and list tell of every page: a stub has no description.

async function feedAnswer(file: string, live: LiveSite) {
  if (!live.config.feed) return undefined
  await live.readWhole()
  return text('application/atom+xml;charset=utf-8', feedOf(localeOf(file, live).compiled))
}

async function listAnswer(file: string, live: LiveSite) {
  await live.readWhole()
  const [, list] = llmsFilesOf(live.compiled()).find(([name]) => name === file) ?? []
  return text('text/plain;charset=utf-8', list)
}

async function copyAnswer(file: string, live: LiveSite, siteDir: string) {
  const { rest } = localeOf(file, live)
  const read = await pageAtPath(toPath(rest.replace(/index\.md$/, '')), file, live)
  return read && text(markdownType, await readCopy(read.plan, copySourcesOf(siteDir, live.config)))
}
