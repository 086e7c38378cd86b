/** The search field of a landing page: what is typed or pasted in it is answered at once, in the box of search. */

/** The listeners go with the form. */
export function bringToLife(forms: readonly HTMLFormElement[]): void {
  for (const form of forms) listen(form)
}

function listen(form: HTMLFormElement): void {
  const field = form.querySelector('input')
  if (!field) return
  /** The text leaves the field. */
  const move = () => {
    const detail = field.value
    field.value = ''
    dispatchEvent(new CustomEvent('lucarne:search', { detail }))
  }
  const onTyped = (event: Event) => {
    // What an input method is still composing would be lost.
    if (!(event as InputEvent).isComposing && field.value.trim() !== '') move()
  }
  form.addEventListener('input', onTyped)
  form.addEventListener('compositionend', onTyped)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    move()
  })
  // Typed while the app was on its way.
  if (field === document.activeElement && field.value.trim() !== '') move()
}
