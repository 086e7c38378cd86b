/** The table of values to adapt → fields for the reader's own, put in the commands of the page. Loaded once asked for. */
import type { StorageArea } from '../../theme/appContext.ts'
import { formatCount } from '../../words/formatCount.ts'
import { fill } from '../../words/fill.ts'
import type { Words } from '../../words/wordTable.ts'
import { showWrapButton } from './codeButtons.ts'
import { createCommandTexts } from './commandTexts.ts'
import { createKeptValues } from './keptValues.ts'
import { settleValues } from './valuePattern.ts'

export type OwnValuesForm = {
  /** Shows the fields, or takes them away. */
  toggle(): void
  /** Another tab has changed what is kept: the same is shown here. */
  follow(): void
  /** Call this when the article is removed. */
  forget(): void
}

export type FormParts = {
  readonly main: HTMLElement
  readonly table: HTMLTableElement
  /** Tells how many values there are, and opens. */
  readonly button: HTMLButtonElement
  readonly words: Words
  readonly local: StorageArea
  /** Examples nobody is asked for. */
  readonly secrets: readonly string[]
}

/** Fills the commands with what the reader has given for this guide. */
export function createOwnValuesForm(parts: FormParts): OwnValuesForm {
  const { main, table, button, words, local, secrets } = parts
  const rows = [...table.tBodies].flatMap(({ rows: each }) => [...each]).map(rowOf)
  const examples = [...new Set(rows.flatMap((row) => row.examples))]
  // The names of the files that commands write are in the captions.
  const commands = [...main.querySelectorAll('code, figcaption')]
  const texts = createCommandTexts(
    commands.filter((command) => !table.contains(command)),
    examples,
  )
  const kept = createKeptValues(local, location.pathname)
  let own = new Map(kept.here())
  const count = document.createElement('span')
  count.role = 'status'
  const note = document.createElement('p')
  note.append(count, ` ${words.ownValuesPrivacy}`)

  const isOpen = () => note.isConnected
  const fields = () => table.querySelectorAll('input')
  const isAsked = (example: string) => !secrets.includes(example)

  function toggle(): void {
    if (isOpen()) {
      for (const field of fields()) (field.closest('label') ?? field).remove()
      note.remove()
    } else {
      if (own.size === 0) propose()
      for (const { row, examples: each } of rows)
        row.lastElementChild?.append(...createFields(each.filter(isAsked)))
      table.parentElement?.after(note)
      fields()[0]?.focus()
    }
    show()
  }

  /** Suggests values given elsewhere, next to their meaning here. */
  function propose(): void {
    const given = kept.anywhere()
    for (const example of examples.filter(isAsked)) {
      const value = given.get(example)
      if (value !== undefined) own.set(example, value)
    }
    kept.keep(own)
  }

  /** Returns the fields of one row: several show their labels, which are still needed once they are filled. */
  function createFields(asked: readonly string[]): HTMLElement[] {
    return asked.length < 2 ? asked.map(fieldOf) : asked.map(labelledFieldOf)
  }

  function labelledFieldOf(example: string): HTMLElement {
    const label = document.createElement('label')
    const name = document.createElement('code')
    name.textContent = example
    label.append(name, fieldOf(example))
    return label
  }

  function fieldOf(example: string): HTMLInputElement {
    const field = document.createElement('input')
    field.name = example
    field.value = own.get(example) ?? ''
    field.ariaLabel = fill(words.ownValueOf, { example })
    field.autocomplete = 'off'
    field.autocapitalize = 'off'
    field.spellcheck = false
    field.addEventListener('input', () => {
      const value = field.value.trim()
      if (value) own.set(example, value)
      else own.delete(example)
      kept.keep(new Map([[example, value]]))
      show()
    })
    return field
  }

  function follow(): void {
    own = new Map(kept.here())
    // Nobody types here while another tab is written in.
    for (const field of fields()) field.value = own.get(field.name) ?? ''
    show()
  }

  function show(): void {
    const settled = settleValues(examples, own)
    const places = texts.fill(settled)
    main.querySelectorAll('.code > pre').forEach(showWrapButton)
    const counted = formatCount(words, 'ownValuesCount', places)
    // Screen readers say what is written, again if it is written again.
    if (count.textContent !== counted) count.textContent = counted
    const closed = own.size > 0 ? fill(words.ownValuesSet, { count: own.size }) : words.ownValues
    button.textContent = isOpen() ? words.ownValuesDone : closed
    button.ariaExpanded = String(isOpen())
    for (const field of fields()) {
      field.placeholder = settled.get(field.name) ?? field.name
      // An example may stand in several rows.
      if (field !== document.activeElement) field.value = own.get(field.name) ?? ''
    }
  }

  show()
  return { toggle, follow, forget: texts.forget }
}

function rowOf(row: HTMLTableRowElement) {
  const examples = [...(row.cells[0]?.querySelectorAll('code') ?? [])]
  return { row, examples: examples.map((code) => code.textContent) }
}
