/**
 * The table of values to adapt → fields for the reader's own, put in the commands of the page. They stay in this
 * browser, for every page that has the same example.
 */
import type { Frame } from '../../site/page.ts'
import type { StorageArea } from '../../theme/appContext.ts'
import { ownValuesKey } from '../../theme/storageKeys.ts'
import { countOf, fill, type Words } from '../../theme/words.ts'
import { createCommandTexts } from './commandTexts.ts'
import { settleValues } from './valuePattern.ts'

export type OwnValuesParts = {
  readonly words: Words
  readonly local: StorageArea
  readonly values: Frame['values']
}

/** Answers the function to be called when the article goes. */
export function offerOwnValues(
  main: HTMLElement,
  { words, local, values }: OwnValuesParts,
): () => void {
  const table = values && tableUnder(main, values.anchor)
  if (!table) return () => {}
  const rows = [...table.tBodies].flatMap(({ rows: each }) => [...each]).map(rowOf)
  const examples = [...new Set(rows.flatMap((row) => row.examples))]
  const commands = [...main.querySelectorAll('code')].filter((code) => !table.contains(code))
  const texts = createCommandTexts(commands, examples)
  const own = readOwn(local)
  const note = document.createElement('p')
  note.role = 'status'
  const button = document.createElement('button')
  button.type = 'button'
  button.addEventListener('click', () => {
    if (isOpen()) close()
    else open()
    show()
  })
  const bar = document.createElement('div')
  bar.className = 'own-values'
  bar.append(button)

  const isOpen = () => note.isConnected
  const fields = () => table.querySelectorAll('input')

  function open(): void {
    for (const { row, examples: each } of rows) {
      const asked = each.filter((example) => !values?.secrets.includes(example))
      row.lastElementChild?.append(...asked.map(fieldOf))
    }
    table?.parentElement?.after(note)
    fields()[0]?.focus()
  }

  function close(): void {
    for (const field of fields()) field.remove()
    note.remove()
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
      local.set(ownValuesKey, own.size > 0 ? JSON.stringify(Object.fromEntries(own)) : null)
      show()
    })
    return field
  }

  function show(): void {
    const settled = settleValues(examples, own)
    const places = texts.fill(settled)
    for (const field of fields()) {
      field.placeholder = settled.get(field.name) ?? field.name
      // An example may stand in several rows.
      if (field !== document.activeElement) field.value = own.get(field.name) ?? ''
    }
    note.textContent = `${countOf(places, words.ownValuesCountOne, words.ownValuesCountMany)} ${words.ownValuesPrivacy}`
    const count = examples.filter((example) => own.has(example)).length
    const closed = count > 0 ? fill(words.ownValuesSet, { count }) : words.ownValues
    button.textContent = isOpen() ? words.ownValuesDone : closed
    button.ariaExpanded = String(isOpen())
  }

  table.parentElement?.before(bar)
  show()
  return texts.forget
}

/** Between the heading and the next one. */
function tableUnder(main: HTMLElement, anchor: string): HTMLTableElement | undefined {
  let next = main.querySelector(`#${CSS.escape(anchor)}`)?.nextElementSibling
  while (next && !/^H\d$/.test(next.tagName)) {
    const table = next.querySelector('table')
    if (table) return table
    next = next.nextElementSibling
  }
  return undefined
}

function rowOf(row: HTMLTableRowElement) {
  const examples = [...(row.cells[0]?.querySelectorAll('code') ?? [])]
  return { row, examples: examples.map((code) => code.textContent) }
}

/** Anyone may have written there: what is not text under a name is left out. */
function readOwn(local: StorageArea): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(local.get(ownValuesKey) ?? '{}')
    const entries = Object.entries(kept ?? {})
    return new Map(entries.filter((each): each is [string, string] => typeof each[1] === 'string'))
  } catch {
    return new Map()
  }
}
