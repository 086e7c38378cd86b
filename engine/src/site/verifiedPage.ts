/** One page of `verified.json`, written by the verification bench. */
export type VerifiedPage = {
  /** Numbers of the releases that the page speaks of: `12`, `13`. */
  readonly of: readonly string[]
  /** Releases on which it passed, by number. */
  readonly releases: Readonly<Record<string, VerifiedRelease>>
}

/** A green run on one release. */
export type VerifiedRelease = {
  /** `hashBlocks` of the blocks that were run. */
  readonly hash: string
  /** `2026-11-21`. */
  readonly date: string
  /** `Debian 12`. */
  readonly system: string
  /** The programs a reader knows, as they are called: HAProxy, 2.6.12. */
  readonly programs: readonly { readonly name: string; readonly version: string }[]
  /** One per block, in page order. */
  readonly blocks: readonly VerifiedBlock[]
}

export type VerifiedBlock = {
  /** `compared`: an expected output that matched; `shown`: an illustration; `other`: of another release. None is counted. */
  readonly verdict: 'executed' | 'checked' | 'skipped' | 'compared' | 'shown' | 'other'
  /** French, without capital nor full stop: why it was only checked, or not run. */
  readonly reason?: string
}

/** The `pages` of `verified.json`, by file from the site folder. */
export type VerifiedPages = Readonly<Record<string, VerifiedPage>>
