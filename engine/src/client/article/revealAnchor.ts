/** Scrolls to an anchor, opening the closed sections and hidden tabs around it. */
import { keepOpen } from './collapse.ts'
import { showTabOf } from './tabs.ts'

/** Opens what hides the element. Answers whether anything had to be. */
export function openAround(element: Element): boolean {
  let hasOpened = false
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement && keepOpen(parent)) hasOpened = true
    if (parent.matches('.tab-panel[hidden]')) {
      showTabOf(parent)
      hasOpened = true
    }
  }
  return hasOpened
}

/** The element with this id, opened and at the top of the view; `undefined` when the page has none. */
export function revealAnchor(id: string): HTMLElement | undefined {
  const element = document.getElementById(id) ?? document.getElementsByName(id)[0]
  if (!element) return undefined
  openAround(element)
  element.scrollIntoView({ behavior: 'instant', block: 'start' })
  return element
}
