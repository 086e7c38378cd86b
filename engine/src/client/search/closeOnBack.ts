/** The search box, open → closed by Back. */

/** Below, the box covers the page (`SearchBox.module.css`). */
const COVERING = '(width <= 62.25em)'

/**
 * Closes the box on Back where it covers the page, as for the menu. Beside the page, Back leaves the page, and the box
 * with it: a history entry of its own would discard those that Forward leads to.
 */
export function closeOnBack(
  dialog: HTMLDialogElement,
  consumeBack: (onBack: () => void) => () => void,
): void {
  const close = () => dialog.close()
  // An entry of its own would take away those that Forward leads to.
  const hasForward = (window as { navigation?: { canGoForward: boolean } }).navigation?.canGoForward
  const isClosedByBack = matchMedia(COVERING).matches && !hasForward
  const giveBack = isClosedByBack ? consumeBack(close) : () => {}
  addEventListener('popstate', close)
  dialog.addEventListener(
    'close',
    () => {
      removeEventListener('popstate', close)
      giveBack()
    },
    { once: true },
  )
}
