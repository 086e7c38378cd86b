/** The search field of a landing page: what is typed or pasted in it is answered at once, in the box of search. */

/** The form, which loads search as soon as it is pointed at. */
export const landingForm = '.landing-search'

/** For the life of the page. `open` is given the text, which leaves the field. */
export function listenToField(open: (text: string) => void): void {
  const onTyped = (event: Event) => {
    // What an input method is still composing would be lost.
    if ((event as InputEvent).isComposing || !isField(event.target)) return
    move(event.target)
  }
  const move = (field: HTMLInputElement) => {
    const { value } = field
    if (value.trim() === '') return
    field.value = ''
    open(value)
  }
  document.addEventListener('input', onTyped)
  document.addEventListener('compositionend', onTyped)
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement && event.target.matches(landingForm))) return
    event.preventDefault()
    const field = event.target.querySelector('input')
    if (field?.value.trim()) move(field)
    else open('')
  })
  // Typed while the app was on its way.
  if (isField(document.activeElement)) move(document.activeElement)
}

const isField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches(`${landingForm} > input`)
