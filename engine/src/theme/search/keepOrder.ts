/** A better answer that comes under the reader's hand → the same results, in the order in which they stand. */
import type { BoxAnswer } from './searchBoxActions.ts'

/** Returns the answer `next` with the hits of `shown` first and in their order; as many as the longer of the two. */
export function keepOrder(shown: BoxAnswer | undefined, next: BoxAnswer): BoxAnswer {
  if (!shown || shown === 'failed' || next === 'failed') return next
  const better = new Map(next.hits.map((hit) => [hit.document.id, hit]))
  const kept = shown.hits.map((hit) => better.get(hit.document.id) ?? hit)
  for (const { document } of kept) better.delete(document.id)
  const length = Math.max(shown.hits.length, next.hits.length)
  return { ...next, hits: [...kept, ...better.values()].slice(0, length) }
}
