/** A key pressed in a dropdown → what it does. */

export type DropdownMove =
  | { readonly kind: 'close' }
  /** Index of the link to focus. */
  | { readonly kind: 'focus'; readonly index: number }

/** `focused` is the index of the focused link, -1 on the button. `undefined`: the key keeps its usual meaning. */
export function dropdownMoveOf(
  key: string,
  focused: number,
  count: number,
): DropdownMove | undefined {
  const last = count - 1
  switch (key) {
    case 'Escape':
      return { kind: 'close' }
    case 'ArrowDown':
      return { kind: 'focus', index: focused === last ? 0 : focused + 1 }
    case 'ArrowUp':
      return { kind: 'focus', index: focused <= 0 ? last : focused - 1 }
    case 'Home':
      return focused < 0 ? undefined : { kind: 'focus', index: 0 }
    case 'End':
      return focused < 0 ? undefined : { kind: 'focus', index: last }
    default:
      return undefined
  }
}
