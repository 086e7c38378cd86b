/** What each family of attacks is given, and what it gives back. */

export type Outcome = {
  readonly tried: number
  /** What did not hold, enough of it to be tried again. */
  readonly failures: readonly string[]
}

export type Bounds = {
  /** How many are to be tried. */
  readonly count: number
  /** When it stops all the same: as `performance.now()`. */
  readonly untilMs: number
}

export type Family = {
  readonly name: string
  /** What the whole attack tries, and its short form. */
  readonly goal: number
  readonly short: number
  /** Of the time there is, beside that of the others. */
  readonly share: number
  readonly run: (bounds: Bounds) => Promise<Outcome>
}

/** Tries one after the other, within the bounds; what `attempt` resolves to is what did not hold. */
export async function tryEach(
  { count, untilMs }: Bounds,
  attempt: (index: number) => Promise<string | undefined> | string | undefined,
): Promise<Outcome> {
  const failures: string[] = []
  let tried = 0
  while (tried < count && performance.now() < untilMs) {
    const failure = await attempt(tried)
    if (failure !== undefined) failures.push(failure)
    tried += 1
  }
  return { tried, failures }
}
