/** Green runs of one page on several releases → what they say together. */

import type { VerifiedBlock, VerifiedPage, VerifiedRelease } from './verifiedPage.ts'

/** Runs that still match the current page, merged. */
export type MergedRuns = {
  /** The oldest of their days. */
  readonly date: string
  /** `Debian 12 et 13`. */
  readonly system: string
  /** `2.6.12 / 3.0.11` where it differs. */
  readonly programs: VerifiedRelease['programs']
  readonly blocks: readonly VerifiedBlock[]
  /** As `system`: where the page has not passed as it is now; empty where it has passed everywhere. */
  readonly lagging: string
}

/** Returns `undefined` when no run is of the page as it is now, which `hash` names; `language` joins the releases. */
export function mergeReleases(
  { of, releases }: VerifiedPage,
  hash: string,
  language: string,
): MergedRuns | undefined {
  const current = of.flatMap((number) => {
    const run = releases[number]
    return run?.hash === hash ? [{ number, run }] : []
  })
  const runs = current.map(({ run }) => run)
  const [first] = runs
  if (!first) return undefined
  const name = first.system.replace(/[^ ]*$/, '')
  const joined = (numbers: readonly string[]) =>
    numbers.length === 0 ? '' : name + new Intl.ListFormat(language).format(numbers)
  const numbers = current.map(({ number }) => number)
  return {
    date: runs.map(({ date }) => date).toSorted()[0] ?? first.date,
    system: joined(numbers),
    programs: mergePrograms(runs),
    blocks: first.blocks.map((block, index) =>
      runs.map((run) => run.blocks[index] ?? block).reduce(latest),
    ),
    lagging: joined(of.filter((number) => !numbers.includes(number))),
  }
}

function mergePrograms(runs: readonly VerifiedRelease[]): VerifiedRelease['programs'] {
  const names = new Set(runs.flatMap(({ programs }) => programs.map(({ name }) => name)))
  return [...names].map((name) => {
    const versions = runs.flatMap(({ programs }) => programs.filter((one) => one.name === name))
    return { name, version: [...new Set(versions.map(({ version }) => version))].join(' / ') }
  })
}

/** A block of one release counts as it ran there; the reason is that of the latest. */
const latest = (one: VerifiedBlock, other: VerifiedBlock): VerifiedBlock =>
  other.verdict === 'other' ? one : other
