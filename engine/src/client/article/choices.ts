/**
 * Applies the reader's choice to an article shown by the app, as the script of `content/choiceSwitch.ts` does on a full
 * load.
 */

/** The switch shows what was chosen before, and remembers what is chosen next. A browser that keeps nothing starts anew. */
export function startChoices(article: DocumentFragment): void {
  const form = article.querySelector<HTMLFormElement>('[data-choice]')
  if (!form) return
  const key = `lucarne.choice.${form.dataset['choice']}`
  form.addEventListener('change', ({ target }) => {
    try {
      localStorage.setItem(key, (target as HTMLInputElement).value)
    } catch {
      // The choice holds for this page.
    }
  })
  try {
    const chosen = localStorage.getItem(key)
    for (const input of form.querySelectorAll('input'))
      if (input.value === chosen) input.checked = true
  } catch {
    // As the page was served.
  }
}

/** Takes out of a copy of code what its original does not show: values of other choices. */
export function removeHidden(original: Element, copy: Element): void {
  const copies = [...copy.querySelectorAll('.choice')]
  for (const [index, each] of [...original.querySelectorAll('.choice')].entries())
    if (getComputedStyle(each).display === 'none') copies[index]?.remove()
}
