/** An error → the messages of it and of its causes, outermost first. */

/** Ends at a cause already met: a chain may be a ring. */
export function causeChainOf(error: unknown): string[] {
  const met = new Set<unknown>()
  const messages: string[] = []
  for (let cause = error; cause !== undefined && cause !== null && !met.has(cause);) {
    met.add(cause)
    messages.push(cause instanceof Error ? cause.message || cause.name : String(cause))
    cause = cause instanceof Error ? cause.cause : undefined
  }
  return messages
}
