/** A key pressed on a tab → the tab that gets the focus; `undefined` when the key is not for tabs. */
export function tabAfterKey<Tab>(key: string, tabs: readonly Tab[], focused: Tab): Tab | undefined {
  const index = tabs.indexOf(focused)
  switch (key) {
    case 'ArrowRight':
      return tabs[(index + 1) % tabs.length]
    case 'ArrowLeft':
      return tabs.at(index - 1)
    case 'Home':
      return tabs[0]
    case 'End':
      return tabs.at(-1)
    default:
      return undefined
  }
}
