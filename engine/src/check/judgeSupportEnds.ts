/** Docs and the table of ends of support → the lines that name a version past or near its end, on the day of the check. */

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import type { Problem } from '../problem.ts'
import { endingVersions, supportEnds } from '../site/charter/supportEnds.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { latestVersionOf } from '../site/site.ts'

export type SupportEndsInput = {
  readonly siteDir: string
  readonly config: Config
  readonly nowMs: number
}

/** Told as overdue reviews are: a day that passes makes no build fail. */
export async function judgeSupportEnds(
  compiled: readonly CompiledSite[],
  { siteDir, config, nowMs }: SupportEndsInput,
): Promise<Problem[]> {
  const rule = config.charter?.supportEnds
  const [first] = compiled
  if (!rule || !first) return []
  const read = (file: string) => readFile(path.join(siteDir, file), 'utf8').catch(() => undefined)
  const table = await read(rule.table)
  const ends = supportEnds(table ?? '')
  if (ends.length === 0) {
    const message = `charter.supportEnds.table: no row such as “| PHP | 8.4 | 2028-12-31 |” in ${rule.table}`
    return [{ kind: 'content', file: rule.table, message, hint: 'Write the table, or its path.' }]
  }
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const days = { today: dayOf(nowMs), until: dayOf(nowMs + rule.days * 86_400_000) }
  const docs = latestVersionOf(first.site).docs.filter(
    ({ doc, writtenIn }) => !writtenIn && !rule.except.includes(doc.source),
  )
  const found = await Promise.all(
    docs.map(async ({ doc: { file } }) =>
      endingVersions((await read(file)) ?? '', ends, { ...days, table: rule.address }).map(
        ({ line, name, version, end, isPast }): Problem => ({
          kind: 'overdueReview',
          file,
          line,
          message: `${name} ${version} ${isPast ? `has had no correction since ${end}` : `ends on ${end}`}`,
          hint: `Name a version that is kept up, or lead to ${rule.address} on that line.`,
        }),
      ),
    ),
  )
  return found.flat()
}
