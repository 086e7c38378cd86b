/** Sends whether a page helped, without leaving it. Thanks are shown only once the answer has arrived. */

/** Detail that analytics, if any, fill in: `sent` resolves to whether Matomo received it. */
export type FeedbackCount = { helpful?: string; comment?: string; sent?: Promise<boolean> }

const sentByForm = async (form: HTMLFormElement, fields: URLSearchParams): Promise<boolean> => {
  const answer = await fetch(form.action, { method: 'POST', body: fields, credentials: 'omit' })
  return answer.ok
}

/** Without a cause: nobody listens, or the reader is not counted. */
function countedBy(detail: FeedbackCount): Promise<boolean> | undefined {
  const isHeard = !dispatchEvent(new CustomEvent('lucarne:feedback', { detail, cancelable: true }))
  return isHeard ? (detail.sent ?? Promise.resolve(true)) : undefined
}

export function bringToLife(forms: readonly HTMLFormElement[]): () => void {
  const stops = forms.map(follow)
  return () => stops.forEach((stop) => stop())
}

function follow(form: HTMLFormElement): () => void {
  const isCounted = !form.hasAttribute('action')
  const part = <Part extends HTMLElement>(selector: string) => form.querySelector<Part>(selector)
  const [thanks, failed] = [part<HTMLOutputElement>('output'), part('[role=alert]')]
  const [label, send, comment] = [
    part('label'),
    part('[data-send]'),
    part<HTMLTextAreaElement>('textarea'),
  ]
  let helpful = ''
  if (label) label.hidden = true
  const show = () => {
    if (isCounted && countedBy({}) !== undefined) form.hidden = false
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const pressed = event.submitter
    if (pressed instanceof HTMLButtonElement && pressed.value !== '') helpful = pressed.value
    for (const each of form.querySelectorAll<HTMLButtonElement>('[name=helpful]'))
      each.ariaPressed = String(each.value === helpful)
    const said = comment?.value.trim() ?? ''
    const fields = new URLSearchParams({
      page: part<HTMLInputElement>('[name=page]')?.value ?? '',
      helpful,
      ...(said !== '' && { comment: said }),
    })
    if (thanks) thanks.value = ''
    if (failed) failed.hidden = true
    const sending = isCounted
      ? (countedBy({ helpful, comment: said }) ?? Promise.resolve(false))
      : sentByForm(form, fields)
    const isSent = await sending.catch(() => false)
    if (thanks && isSent) thanks.value = thanks.dataset['said'] ?? ''
    if (failed) failed.hidden = isSent
    // A sentence that has arrived is not asked for again.
    const isDone = isSent && said !== ''
    for (const each of [label, send]) if (each) each.hidden = isDone
  }
  const onSubmit = (event: SubmitEvent) => void submit(event)
  form.addEventListener('submit', onSubmit)
  show()
  // Analytics come when the page is idle: they may not be there yet.
  addEventListener('scroll', show, { passive: true })
  return () => {
    form.removeEventListener('submit', onSubmit)
    removeEventListener('scroll', show)
  }
}
