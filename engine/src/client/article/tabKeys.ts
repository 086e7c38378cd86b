type TabsInOrder<Tab> = {
  readonly tabs: readonly Tab[]
  readonly focused: Tab
  /** The first tab is the one at the right. */
  readonly isFromRight: boolean
}

/** A key pressed on a tab → the tab that gets the focus; `undefined` when the key is not for tabs. */
export function tabAfterKey<Tab>(
  key: string,
  { tabs, focused, isFromRight }: TabsInOrder<Tab>,
): Tab | undefined {
  const index = tabs.indexOf(focused)
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return (key === 'ArrowLeft') === isFromRight
        ? tabs[(index + 1) % tabs.length]
        : tabs.at(index - 1)
    case 'Home':
      return tabs[0]
    case 'End':
      return tabs.at(-1)
    default:
      return undefined
  }
}
