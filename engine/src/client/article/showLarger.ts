/** One picture → the same as large as the window, or larger and to be scrolled, over the page. */
import type { AppHost } from '../../theme/appContext.ts'
import type { Words } from '../../words/wordTable.ts'

export type Picture = SVGSVGElement | HTMLImageElement

export type EnlargeParts = { readonly words: Words } & Pick<AppHost, 'consumeBack'>

/** Returns a function that closes it, if it is still open. */
export function showLarger(
  picture: Picture,
  { name, words, consumeBack }: EnlargeParts & { readonly name: string },
): () => void {
  const root = document.documentElement
  const dialog = document.createElement('dialog')
  dialog.className = 'enlarged'
  dialog.ariaLabel = name
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = words.close
  const title = document.createElement('span')
  title.textContent = name
  const bar = document.createElement('div')
  bar.append(title, button)
  const view = document.createElement('div')
  view.tabIndex = 0
  view.role = 'group'
  view.ariaLabel = name
  view.append(clonePicture(picture))
  dialog.append(bar, view)
  document.body.append(dialog)

  const close = () => dialog.close()
  const giveBack = consumeBack(close)
  button.addEventListener('click', close)
  view.addEventListener('click', ({ target }) => {
    // Where a link of a diagram leads is seen.
    if (target === view || (target as Element).closest('a')) close()
  })
  dialog.addEventListener('close', () => {
    giveBack()
    root.removeAttribute('data-enlarging')
    dialog.remove()
  })
  root.toggleAttribute('data-enlarging', true)
  dialog.showModal()
  button.focus()
  return close
}

/** With its proportions, and the width beyond which it has no more to show. */
function clonePicture(picture: Picture): Picture {
  const { width, height } = picture.getBoundingClientRect()
  const copy = picture.cloneNode(true) as Picture
  copy.removeAttribute('data-enlarges')
  // An id names one element: what refers to it still finds it, in the page.
  for (const each of [copy, ...copy.querySelectorAll('[id]')]) each.removeAttribute('id')
  copy.style.setProperty('--ratio', String(width / height))
  if (copy instanceof HTMLImageElement && picture instanceof HTMLImageElement) {
    copy.loading = 'eager'
    copy.style.setProperty('--natural', `${picture.naturalWidth}px`)
  }
  return copy
}
