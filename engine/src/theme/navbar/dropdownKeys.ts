/** A key pressed in a dropdown → the link that gets the focus. */

/** Indexes of links; `focused` is -1 on the button. `undefined`: the key keeps its usual meaning. */
export function linkAfterKey(key: string, focused: number, count: number): number | undefined {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return focused === last ? 0 : focused + 1
    case 'ArrowUp':
      return focused <= 0 ? last : focused - 1
    case 'Home':
      return focused < 0 ? undefined : 0
    case 'End':
      return focused < 0 ? undefined : last
    default:
      return undefined
  }
}
