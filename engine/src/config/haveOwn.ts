/** A list whose entries share a name → a problem for each that repeats one. */

import type { z } from 'zod'

/** Refines a list: what is made of two entries that share one would be written over each other. */
export function haveOwn<Key extends string>(key: Key) {
  return (entries: readonly Readonly<Record<Key, string>>[], context: z.core.$RefinementCtx) => {
    const values = entries.map((entry) => entry[key])
    values.forEach((value, index) => {
      if (values.indexOf(value) === index) return
      const message = `"${value}" is already the ${key} of an entry before; each needs its own`
      context.addIssue({ code: 'custom', path: [index, key], message })
    })
  }
}
