/** Buttons of code blocks: made by script, since they do nothing without. */
import type { Words } from '../../words/wordTable.ts'
import { removeHidden } from './choices.ts'

const OUTCOME_MS = 1000

/** Returns a function that stops them. The way lines wrap is asked for block by block. */
export function addCodeButtons(main: HTMLElement, words: Words): () => void {
  const blocks = [...main.querySelectorAll<HTMLElement>('figure.code')]
  const seen = new ResizeObserver((entries) => {
    for (const { target } of entries) showWrapButton(target)
  })
  for (const block of blocks) {
    const bar = document.createElement('span')
    bar.className = 'code-buttons'
    bar.append(buttonOf('wrap', words.wrapCode, ''), buttonOf('copy', words.copyCode, words.copy))
    block.append(bar)
    const pre = block.querySelector('pre')
    if (pre) seen.observe(pre)
  }
  // Heard by screen readers; there before it has anything to say.
  const status = document.createElement('output')
  status.className = 'visually-hidden'
  if (blocks.length > 0) main.append(status)
  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('.code-buttons button')
    const pre = button?.closest('figure')?.querySelector('pre')
    if (!button || !pre) return
    if (button.dataset['does'] === 'copy') void copyCode(pre, button, { words, status })
    else button.setAttribute('aria-pressed', String(pre.toggleAttribute('data-wrapped')))
  }
  main.addEventListener('click', onClick)
  return () => {
    seen.disconnect()
    main.removeEventListener('click', onClick)
    status.remove()
  }
}

function buttonOf(does: 'copy' | 'wrap', label: string, text: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset['does'] = does
  button.title = text || label
  button.ariaLabel = label
  button.textContent = text
  if (does === 'wrap') {
    button.hidden = true
    button.ariaPressed = 'false'
  }
  return button
}

/** Offered where a line is wider than its box, and kept while it is what makes it fit. */
export function showWrapButton(pre: Element): void {
  const button = pre.parentElement?.querySelector<HTMLElement>('[data-does=wrap]')
  if (button)
    button.hidden = pre.scrollWidth <= pre.clientWidth && !pre.hasAttribute('data-wrapped')
}

type Voice = { readonly words: Words; readonly status: HTMLElement }

async function copyCode(pre: HTMLElement, button: HTMLElement, { words, status }: Voice) {
  const outcome = (await writeClipboard(pre)) ? words.copied : words.copyFailed
  button.textContent = outcome
  button.ariaLabel = outcome
  status.textContent = outcome
  setTimeout(() => {
    button.textContent = words.copy
    button.ariaLabel = words.copyCode
    status.textContent = ''
  }, OUTCOME_MS)
}

/** Returns the text to copy, without prompts, output and removed lines. */
function copiedText(pre: HTMLElement): string {
  const copy = pre.cloneNode(true) as HTMLElement
  removeHidden(pre, copy)
  for (const each of copy.querySelectorAll('.prompt,.output,.removed')) each.remove()
  return copy.textContent.replace(/\n$/, '')
}

/** Says whether it is there. */
async function writeClipboard(pre: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(copiedText(pre))
    return true
  } catch {
    // No clipboard without HTTPS or against the reader's will: what is selected can still be copied, by them at least.
    getSelection()?.selectAllChildren(pre)
    return document.execCommand('copy')
  }
}
