/** The link to the Markdown of a page → beside it, a button that copies it. Loaded by pages that have one. */
import type { Words } from '../../words/wordTable.ts'

const OUTCOME_MS = 2000

/** Returns the function to be called when the article goes. */
export function bringToLife(
  links: readonly HTMLAnchorElement[],
  { words }: { readonly words: Words },
): () => void {
  const buttons = links.map((link) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = words.copyPage
    button.addEventListener('click', () => void copyPage(link.href, button, words))
    link.before(button, ' · ')
    return button
  })
  return () => {
    for (const button of buttons) button.remove()
  }
}

async function copyPage(href: string, button: HTMLButtonElement, words: Words): Promise<void> {
  button.ariaLive = 'polite'
  button.textContent = await fetchMarkdown(href)
    .then((text) => navigator.clipboard.writeText(text))
    .then(
      () => words.copied,
      () => words.copyFailed,
    )
  setTimeout(() => (button.textContent = words.copyPage), OUTCOME_MS)
}

async function fetchMarkdown(href: string): Promise<string> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(href)
  return response.text()
}
