/** Keys pressed while the search box is on its way → what it will hold. */

/** Takes the letters typed from now on, until the reader points elsewhere; the function it answers gives them back. */
export function holdTyping(): () => string {
  const over = new AbortController()
  let typed = ''
  const onKey = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (key.length === 1) typed += key
    else if (key === 'Backspace') typed = typed.slice(0, -1)
    else return
    event.preventDefault()
    // The shortcut `/`, and another opening that waits.
    event.stopImmediatePropagation()
  }
  document.addEventListener('keydown', onKey, { capture: true, signal: over.signal })
  document.addEventListener('pointerdown', () => over.abort(), { signal: over.signal })
  return () => {
    over.abort()
    return typed
  }
}
