/** Diagrams and images of an article → a button each, that shows them larger. Loaded by pages that have some. */
import type { AppHost } from '../../theme/appContext.ts'
import { fill, type Words } from '../../theme/words.ts'
import { adoptOnce } from '../adoptOnce.ts'
import enlargeCss from './enlarge.css?inline'
import { showLarger } from './showLarger.ts'

export type Picture = SVGSVGElement | HTMLImageElement

export type EnlargeParts = { readonly words: Words } & Pick<AppHost, 'consumeBack'>

/** An image is worth it from so many times the pixels it is shown with. */
const WORTH = 1.2

/** Answers the function to be called when the article goes. */
export function bringToLife(pictures: readonly Picture[], parts: EnlargeParts): () => void {
  adoptOnce(enlargeCss)
  const { words } = parts
  let close = () => {}
  const buttons = new Map(pictures.map((picture) => [picture, addButton(picture)]))

  function addButton(picture: Picture): HTMLButtonElement {
    const name = nameOf(picture)
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'enlarge'
    button.textContent = words.enlarge
    if (name) button.ariaLabel = fill(words.enlargeNamed, { name })
    const open = () => {
      // Where the focus comes back, also when the image was pressed.
      button.focus({ preventScroll: true })
      close = showLarger(picture, { ...parts, name: name || words.enlarge })
    }
    button.addEventListener('click', open)
    if (picture instanceof HTMLImageElement) {
      picture.after(button)
      picture.addEventListener('click', () => button.hidden || open())
      picture.addEventListener('load', () => offer(picture))
    } else {
      // Of no height, and not in what scrolls.
      const place = document.createElement('div')
      place.className = 'enlarge-place'
      place.append(button)
      picture.parentElement?.before(place)
    }
    return button
  }

  function offer(picture: Picture): void {
    const isLarger =
      !(picture instanceof HTMLImageElement) || picture.naturalWidth > picture.width * WORTH
    const button = buttons.get(picture)
    if (button) button.hidden = !isLarger
    picture.toggleAttribute('data-enlarges', isLarger)
  }

  const resized = new ResizeObserver((entries) => {
    for (const { target } of entries) offer(target as Picture)
  })
  for (const picture of pictures) {
    offer(picture)
    resized.observe(picture)
  }
  return () => {
    resized.disconnect()
    close()
  }
}

/** What screen readers call it; '' when the author gave it no name. */
function nameOf(picture: Picture): string {
  if (picture instanceof HTMLImageElement) return picture.alt
  return (
    picture.parentElement?.ariaLabel ??
    picture.ariaLabel ??
    picture.querySelector('title')?.textContent ??
    ''
  )
}
