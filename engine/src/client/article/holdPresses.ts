/** Buttons whose script is still to come: what is pressed waits for it. */

export type Held<Holder extends Element> = {
  readonly held: readonly Holder[]
  /** Functions, one per element, that replay the held presses and stop holding. */
  readonly presses: readonly (() => void)[]
}

export function holdAll<Holder extends Element>(elements: Iterable<Holder>): Held<Holder> {
  const held = [...elements]
  return { held, presses: held.map(holdPresses) }
}

export function release({ presses }: Pick<Held<Element>, 'presses'>): void {
  for (const pressAgain of presses) pressAgain()
}

function holdPresses(element: Element): () => void {
  const held: HTMLElement[] = []
  const onPress = (event: Event) => {
    const button = (event.target as Element).closest('button')
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    held.push(button)
  }
  element.addEventListener('click', onPress, true)
  return () => {
    element.removeEventListener('click', onPress, true)
    for (const each of held.splice(0)) each.click()
  }
}
