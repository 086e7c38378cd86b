/** The table of values to adapt → the offer to put one's own in the commands of the page. */
import type { Frame } from '../../site/frame.ts'
import type { StorageArea } from '../../theme/appContext.ts'
import { ownValuesKey } from '../../theme/storageKeys.ts'
import type { Words } from '../../words/wordTable.ts'
import { loadOnce } from '../loadOnce.ts'
import type { OwnValuesForm } from './ownValuesForm.ts'

export type OwnValuesParts = {
  readonly words: Words
  readonly local: StorageArea
  readonly values: Frame['values']
}

/** Returns a function to call when the article is removed. */
export function offerOwnValues(
  main: HTMLElement,
  { words, local, values }: OwnValuesParts,
): () => void {
  const table = values && tableUnder(main, values.anchor)
  if (!table) return () => {}
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = words.ownValues
  button.ariaExpanded = 'false'
  const bar = document.createElement('div')
  bar.className = 'own-values'
  bar.append(button)
  table.parentElement?.before(bar)

  const { secrets } = values
  let form: OwnValuesForm | undefined
  const load = loadOnce(async () => {
    const { createOwnValuesForm } = await import('./ownValuesForm.ts')
    // The article may have gone meanwhile, and its commands with it.
    if (table.isConnected)
      form = createOwnValuesForm({ main, table, button, words, local, secrets })
  })
  button.addEventListener('click', () => void load().then(() => form?.toggle()))
  // Commands that the reader has filled are so from the start, and as soon as another tab fills them.
  const follow = (kept: string | null) => {
    if (form) form.follow()
    else if (kept?.includes(JSON.stringify(location.pathname))) void load()
  }
  follow(local.get(ownValuesKey))
  const unfollow = local.subscribe(ownValuesKey, follow)
  return () => {
    unfollow()
    form?.forget()
  }
}

/** Between the heading and the next one. */
function tableUnder(main: HTMLElement, anchor: string): HTMLTableElement | undefined {
  const heading = main.querySelector(`#${CSS.escape(anchor)}`)
  let next = (heading?.closest('.heading') ?? heading)?.nextElementSibling
  while (next && !next.matches('h1, h2, h3, h4, h5, h6, .heading')) {
    const table = next.querySelector('table')
    if (table) return table
    next = next.nextElementSibling
  }
  return undefined
}
