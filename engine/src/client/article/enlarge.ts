/** Diagrams and images of an article → a button each, that shows them larger. Loaded by pages that have some. */
import { fill } from '../../words/fill.ts'
import type { Words } from '../../words/wordTable.ts'
import { adoptOnce } from '../adoptOnce.ts'
import enlargeCss from './enlarge.css?inline'
import { showLarger, type EnlargeParts, type Picture } from './showLarger.ts'

/** An image is worth it from so many times the pixels it is shown with. */
const WORTH = 1.2

/** Returns a function to call when the article is removed. */
export function bringToLife(pictures: readonly Picture[], parts: EnlargeParts): () => void {
  adoptOnce(enlargeCss)
  const buttons = new Map(pictures.map((picture) => [picture, createButton(picture, parts.words)]))
  let close = () => {}
  const resized = new ResizeObserver((entries) => {
    for (const { target } of entries) offer(target as Picture, buttons.get(target as Picture))
  })
  for (const [picture, button] of buttons) {
    const open = () => {
      // Where the focus comes back, also when the image was pressed.
      button.focus({ preventScroll: true })
      close = showLarger(picture, {
        ...parts,
        name: readPictureName(picture) || parts.words.enlarge,
      })
    }
    place(button, picture)
    button.addEventListener('click', open)
    if (picture instanceof HTMLImageElement) {
      picture.addEventListener('click', () => button.hidden || open())
      picture.addEventListener('load', () => offer(picture, button))
    }
    offer(picture, button)
    resized.observe(picture)
  }
  return () => {
    resized.disconnect()
    close()
  }
}

function createButton(picture: Picture, words: Words): HTMLButtonElement {
  const name = readPictureName(picture)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'enlarge'
  button.textContent = words.enlarge
  if (name) button.ariaLabel = fill(words.enlargeNamed, { name })
  return button
}

function place(button: HTMLButtonElement, picture: Picture): void {
  if (picture instanceof HTMLImageElement) {
    picture.after(button)
    return
  }
  // Of no height, and not in what scrolls.
  const bar = document.createElement('div')
  bar.className = 'enlarge-bar'
  bar.append(button)
  picture.parentElement?.before(bar)
}

/** A diagram always has more to show; an image, in a larger place than the page's, if it is shown at all. */
function offer(picture: Picture, button: HTMLButtonElement | undefined): void {
  const isWorth =
    !(picture instanceof HTMLImageElement) ||
    (picture.width > 0 && picture.naturalWidth > picture.width * WORTH)
  if (button) button.hidden = !isWorth
  picture.toggleAttribute('data-enlarges', isWorth)
}

/** Returns the accessible name of a picture, or '' when the author gave none. */
function readPictureName(picture: Picture): string {
  if (picture instanceof HTMLImageElement) return picture.alt
  return (
    picture.parentElement?.ariaLabel ??
    picture.ariaLabel ??
    picture.querySelector('title')?.textContent ??
    ''
  )
}
