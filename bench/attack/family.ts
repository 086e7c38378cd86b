/** Interface of each family of attacks: its bounds and its outcome. */

export type FamilyOutcome = {
  readonly tried: number
  /** Inputs that failed, with enough to try them again. */
  readonly failures: readonly string[]
}

export type Bounds = {
  /** Number of attempts. */
  readonly count: number
  /** When it stops all the same: as `performance.now()`. */
  readonly untilMs: number
}

export type Family = {
  readonly name: string
  /** Number of attempts in the whole attack, and in its short form. */
  readonly goal: number
  readonly short: number
  /** Share of the available time, relative to the others. */
  readonly share: number
  readonly run: (bounds: Bounds) => Promise<FamilyOutcome>
}

/** Tries one after the other, within the bounds; what `attempt` resolves to is what did not hold. */
export async function tryEach(
  { count, untilMs }: Bounds,
  attempt: (index: number) => Promise<string | undefined> | string | undefined,
): Promise<FamilyOutcome> {
  const failures: string[] = []
  let tried = 0
  while (tried < count && performance.now() < untilMs) {
    const failure = await attempt(tried)
    if (failure !== undefined) failures.push(failure)
    tried += 1
  }
  return { tried, failures }
}
