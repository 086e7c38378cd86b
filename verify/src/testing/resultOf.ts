/** Markdown → the bench's result, for tests. */

import type { TestContext } from 'vitest'

import type { PageResult } from '../guidePage.ts'
import { guidePageOf } from '../readPage.ts'
import { formatPage } from '../report.ts'
import { runPage, type RunOptions } from '../runPage.ts'
import { supportFolderOf } from '../supportFiles.ts'
import { siteFolder } from './folders.ts'

/**
 * Runs a page. Where the sandbox cannot be created, skips the test and says what is missing; fails if that can be
 * installed.
 */
export async function resultOf(
  context: TestContext,
  markdown: string,
  options: Partial<RunOptions> = {},
): Promise<PageResult> {
  const page = guidePageOf('docs/essai.md', markdown)
  const result = await runPage(page, {
    folder: supportFolderOf(siteFolder),
    slack: 1,
    ...options,
  })
  if (result.isNotProvided) throw new Error(result.notRun)
  if (result.notRun !== undefined) context.skip(`not run: ${result.notRun}`)
  return result
}

/** Returns the terminal's output. */
export async function reported(context: TestContext, markdown: string): Promise<string> {
  return formatPage(await resultOf(context, markdown), { shownFolder: 'site' })
}
