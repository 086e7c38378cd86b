/** A seed → the same numbers each time: what failed once can be tried again. */
export type Random = {
  /** From 0 to `below`, which is not reached. */
  readonly number: (below: number) => number
  readonly pick: <Value>(values: readonly Value[]) => Value
}

/** mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const number = (below: number) => Math.floor(next() * below)
  return {
    number,
    pick: (values) => {
      const value = values[number(values.length)]
      if (value === undefined) throw new Error('There is nothing to pick from')
      return value
    },
  }
}
