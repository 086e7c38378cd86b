/** The keys of search: those that open it, and those pressed while its box is on its way. */
import type { StorageArea } from '../../theme/appContext.ts'
import { slashKey } from '../../theme/storageKeys.ts'

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

export const hasSlash = (storage: StorageArea): boolean => storage.get(slashKey) === null

export const setSlash = (storage: StorageArea, isOn: boolean): void =>
  storage.set(slashKey, isOn ? null : 'off')
