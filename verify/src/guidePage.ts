/** Input of a page's run, and its result. Plain data only. */

import type { CodeBlock } from 'lucarne-docs/content'
import type { Release } from './release.ts'

export type GuidePage = {
  /** From the site folder: `docs/Haproxy/haproxy.md`. */
  readonly file: string
  /** The file's path in its content folder, without extension: `Haproxy/haproxy`. */
  readonly name: string
  /** The front matter's route. */
  readonly slug?: string
  /** Whole source, front matter included: line numbers count from its first line. */
  readonly text: string
  /** The Debian it runs on, whose values are in its text. */
  readonly release: Release
  /** Numbers of the releases that the page speaks of: those of the site, or those its front matter names. */
  readonly releases: readonly string[]
  /** As they run on this release. */
  readonly blocks: readonly CodeBlock[]
  /** Names the blocks of all releases, as the site does. */
  readonly hash: string
  readonly packages: readonly string[]
  readonly decors: readonly string[]
  /** Limit for the whole page: `usualSeconds`, unless the author says another. */
  readonly seconds: number
  readonly rows: readonly TroubleRow[]
}

/** Maximum duration of a page, by default. */
export const usualSeconds = 120

/** A row of the table under « Dépannage ». */
export type TroubleRow = {
  readonly line: number
  /** The `code` spans of the first cell: exact messages. */
  readonly messages: readonly string[]
  /** The whole first cell, as plain text. */
  readonly words: string
  readonly notReproduced: boolean
  /** Messages of another release: « `message` (Debian 12) ». */
  readonly others: readonly string[]
}

/** Mistake to fix, located for the author. `detail`: the output, over several lines. */
export type BlockFailure = {
  readonly file: string
  readonly line: number
  readonly message: string
  readonly detail?: string
}

/** One per block. `compared`: an expected output that matched; `other`: of another release; `notRun`: the page was stopped before. */
export type Verdict = {
  readonly verdict:
    | 'executed'
    | 'checked'
    | 'skipped'
    | 'compared'
    | 'shown'
    | 'other'
    | 'failed'
    | 'notRun'
  /** French, for the note under the block: why it was only checked, or not run. */
  readonly reason?: string
}

export type PageResult = {
  readonly page: GuidePage
  readonly verdicts: readonly Verdict[]
  readonly failures: readonly BlockFailure[]
  readonly seconds: number
  /** Why the page could not be run at all on this machine; then there is no verdict. */
  readonly notRun?: string
  /** Set when it lacks only what `--provide` would install. */
  readonly isNotProvided?: boolean
}
