/** Things that Back closes (a menu, a dialog) before it leaves the page. */

export type BackLayers = {
  /** Calls `onBack` at the next press of Back; the answered function gives Back its usual meaning again. */
  consumeBack(onBack: () => void): () => void
  /** Says whether the top history entry is ours: Back then closes a layer and leaves nothing else to do. */
  hasEntry(): boolean
  /** Back has left our entry. */
  close(): void
  /** Ask this before navigating: returns true when the top history entry is ours to replace. */
  takeEntry(): boolean
}

/**
 * A layer puts one more entry for the same page on the history, so that Back has something to undo.
 * An entry whose layer was closed otherwise stays until the next move: going back by script would
 * race with that move. It bears a mark: a reload shows it again.
 */
export function createBackLayers(
  history: Pick<History, 'pushState' | 'back' | 'state'>,
): BackLayers {
  const layers: (() => void)[] = []
  let hasEntry = isMarked(history.state)

  function addEntry(): void {
    if (!hasEntry) history.pushState({ ...history.state, isLayer: true }, '')
    hasEntry = true
  }
  return {
    consumeBack(onBack) {
      layers.push(onBack)
      addEntry()
      return () => void (layers.includes(onBack) && layers.splice(layers.indexOf(onBack), 1))
    },
    hasEntry: () => hasEntry,
    close() {
      hasEntry = false
      const onBack = layers.pop()
      if (onBack) onBack()
      else history.back()
      if (layers.length > 0) addEntry()
    },
    takeEntry() {
      const had = hasEntry
      hasEntry = false
      layers.length = 0
      return had
    },
  }
}

const isMarked = (state: unknown): boolean =>
  (state as { readonly isLayer?: unknown } | null)?.isLayer === true
