/** Buttons pressed from now on wait, until the function that it returns presses them again. */
export function holdPresses(element: Element): () => void {
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
    for (const each of held) each.click()
  }
}
