/** Brings a link in sight in what scrolls around it. Not `scrollIntoView()`: it would scroll the page as well. */
export function showInside(scroller: HTMLElement, link: HTMLElement): void {
  const box = scroller.getBoundingClientRect()
  const { top, bottom } = link.getBoundingClientRect()
  if (top >= box.top && bottom <= box.bottom) return
  scroller.scrollTop += top - box.top - scroller.clientHeight / 2
}
