/** Fields of a component as a reader left them before its code was there → typed again once it is. */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Takes what was typed out of the fields; the function that it returns types it again, as a reader would: React
 * knows of what changes once it is there.
 */
export function takeTyped(element: HTMLElement): () => void {
  const typed = [...element.querySelectorAll<Field>('input,select,textarea')].flatMap((field) => {
    const change = changeOf(field)
    return change ? [change] : []
  })
  return () => {
    for (const again of typed) again()
  }
}

/** `undefined` for a field that is as it was served. */
function changeOf(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].findIndex((option) => option.defaultSelected)
    const { selectedIndex } = field
    if (selectedIndex === Math.max(served, 0)) return undefined
    field.selectedIndex = Math.max(served, 0)
    return () => {
      field.selectedIndex = selectedIndex
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    if (field.checked === field.defaultChecked) return undefined
    field.checked = field.defaultChecked
    return () => field.click()
  }
  const { value, defaultValue } = field
  if (value === defaultValue) return undefined
  field.value = defaultValue
  return () => {
    // Past React, which would take for its own what is set on the element.
    const { prototype } = field.constructor as { readonly prototype: object }
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
