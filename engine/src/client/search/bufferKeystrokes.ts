/** Keys pressed while the search box is on its way → what it will hold. */

export type Keystrokes = {
  readonly text: string
  /** Ended by Enter. */
  readonly isSent: boolean
}

/** Takes the keys typed from now on, until the reader points elsewhere; returns a function that gives them back. */
export function bufferKeystrokes(): () => Keystrokes {
  const over = new AbortController()
  let text = ''
  let isSent = false
  const onKey = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (key.length === 1) text += key
    else if (key === 'Backspace') text = text.slice(0, -1)
    else if (key !== 'Enter') return
    isSent = key === 'Enter'
    event.preventDefault()
    // The shortcut `/`, and another opening that waits.
    event.stopImmediatePropagation()
  }
  document.addEventListener('keydown', onKey, { capture: true, signal: over.signal })
  document.addEventListener('pointerdown', () => over.abort(), { signal: over.signal })
  return () => {
    over.abort()
    return { text, isSent }
  }
}
